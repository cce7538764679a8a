import { describe, expect, it } from 'vitest';
import { comRotulos } from './rotulos';

const modelo = {
  uid: 'api::radio.radio',
  attributes: {
    url: { pluginOptions: { portal: { rotulo: 'Endereço', descricao: 'Com http://' } } },
    semRotulo: {},
  },
};
const deFabrica = { edit: { label: 'url', description: '' }, list: { label: 'url' } };

describe('os nomes dos campos no painel', () => {
  it('vêm do esquema enquanto ninguém os mudou', () => {
    const nova = comRotulos(modelo, { metadatas: { url: deFabrica, semRotulo: deFabrica } });
    expect(nova?.metadatas.url).toEqual({
      edit: { label: 'Endereço', description: 'Com http://' },
      list: { label: 'Endereço' },
    });
    expect(nova?.metadatas.semRotulo).toEqual(deFabrica);
  });

  it('o que alguém escreveu à mão fica', () => {
    const url = {
      edit: { label: 'Link do áudio', description: 'Minha' },
      list: { label: 'Áudio' },
    };
    expect(comRotulos(modelo, { metadatas: { url } })).toBeNull();
  });

  it('a segunda vez não muda nada', () => {
    const uma = comRotulos(modelo, { metadatas: { url: deFabrica } });
    expect(uma && comRotulos(modelo, uma)).toBeNull();
  });
});
