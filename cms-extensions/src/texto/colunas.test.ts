import { CAMPOS } from '@portal/contracts/anuncio/campos';
import { expect, it } from 'vitest';
import { gravarColunas, lerColunas } from './colunas';

it('grava só o que veio, na coluna de cada campo, e nenhum e-mail vazio', () => {
  const enviados = { nome_webradio: 'R', email_webradio: '', slogan_webradio: '', invasor: 'x' };
  expect(gravarColunas(CAMPOS.radio, enviados)).toEqual({
    nome_radio: 'R',
    email: null,
    slogan: '',
  });
});

it('lê só as colunas da tabela, cada uma pela sua forma', () => {
  const row = { titulo: 'T', resumo: null, url: 'javascript:alert(1)', segredo: 'x' };
  expect(lerColunas(CAMPOS.banner, row)).toEqual({ titulo: 'T', resumo: '', url: '' });
});

it('uma lista é o que há entre as vírgulas, e o WhatsApp são os seus números', () => {
  const vazia = Object.fromEntries(
    Object.values(CAMPOS.radio).map(({ coluna }) => [coluna, null]),
  ) as Parameters<typeof lerColunas<typeof CAMPOS.radio>>[1];
  const lida = lerColunas(CAMPOS.radio, {
    ...vazia,
    tags: ' louvor, ,pregação ,',
    rede_social_4: '+55 (11) 98765-4321',
    email: 'a@b.c',
  });
  expect(lida).toMatchObject({ tags: ['louvor', 'pregação'], email: 'a@b.c', slogan: '' });
  expect(lida.rede_social_4).toBe('5511987654321');
  expect(lerColunas(CAMPOS.radio, vazia).tags).toEqual([]);
});
