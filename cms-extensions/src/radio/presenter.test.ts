import { expect, it } from 'vitest';
import { presentRadio } from './presenter';

const row = {
  id: 9,
  documentId: 'doc',
  slug: 'radio',
  nome_radio: 'Rádio',
  slogan: null,
  tags: ' louvor ,, notícias,',
  endereco: null,
  cidade: 'Recife',
  estado: 'PE',
  url: 'javascript:alert(1)',
  rede_social_1: 'data:text/html,x',
  rede_social_2: 'https://facebook.com/a',
  rede_social_3: null,
  rede_social_4: '+55 (11) 99999-8888',
};

it('sai campo a campo, sem o que não é do público e sem link perigoso', () => {
  const stored = {
    ...row,
    email: 'dona@segredo.test',
    telefone: '1',
    imagem: { url: '/storage/radios/x.webp' },
  };
  expect(presentRadio(stored)).toEqual({
    id: 'doc',
    slug: 'radio',
    nome_radio: 'Rádio',
    slogan: '',
    tags: ['louvor', 'notícias'],
    endereco: '',
    cidade: 'Recife',
    estado: 'PE',
    url: '',
    path_imagem: '/storage/radios/x.webp',
    rede_social_1: '',
    rede_social_2: 'https://facebook.com/a',
    rede_social_3: '',
    rede_social_4: '5511999998888',
  });
});
