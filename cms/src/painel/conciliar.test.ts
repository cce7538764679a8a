import { describe, expect, it } from 'vitest';
import { ler, type Configuracao } from './ajustes';
import { conciliar } from './conciliar';

const modelo = {
  uid: 'api::radio.radio',
  attributes: { nome: {}, slogan: {}, url: {} },
};

const configuracao = (mudancas: Partial<Configuracao['layouts']> = {}, label = 'nome') =>
  ({
    settings: { pageSize: 10 },
    metadatas: { nome: { edit: { label, description: '', editable: true }, list: { label } } },
    layouts: {
      list: ['id', 'nome', 'slogan'],
      edit: [
        [
          { name: 'nome', size: 6 },
          { name: 'slogan', size: 6 },
        ],
        [{ name: 'url', size: 6 }],
      ],
      ...mudancas,
    },
  }) satisfies Configuracao;

const CAMPOS = { '@campos': ['nome', 'slogan', 'url'] };
const LABEL = 'metadatas/nome/edit/label';
const LISTA = 'layouts/list';
const FORMULARIO = 'layouts/edit';

describe('o que o código diz das telas', () => {
  it('entra num painel novo, e a segunda vez não muda nada', () => {
    const desejado = { [LABEL]: 'Nome', [LISTA]: ['nome'], 'settings/pageSize': 20 };
    const { nova, aplicado } = conciliar(modelo, configuracao(), desejado, {});
    expect(nova && ler(nova, LABEL)).toBe('Nome');
    expect(nova?.layouts.list).toEqual(['nome']);
    expect(nova?.settings['pageSize']).toBe(20);
    expect(aplicado).toMatchObject(desejado);
    expect(nova && conciliar(modelo, nova, desejado, aplicado).nova).toBeNull();
  });

  it('um campo só para ler fica cinza, e quem o abriu à mão é ouvido', () => {
    const EDITAVEL = 'metadatas/nome/edit/editable';
    const { nova, aplicado } = conciliar(modelo, configuracao(), { [EDITAVEL]: false }, {});
    expect(nova && ler(nova, EDITAVEL)).toBe(false);
    expect(conciliar(modelo, configuracao(), { [EDITAVEL]: false }, aplicado).nova).toBeNull();
  });

  it('muda com uma versão nova enquanto ninguém mexeu', () => {
    const atual = configuracao({ list: ['nome'] }, 'Nome');
    const { nova, aplicado } = conciliar(
      modelo,
      atual,
      { [LABEL]: 'Nome da rádio', [LISTA]: ['nome', 'url'] },
      { [LABEL]: 'Nome', [LISTA]: ['nome'], ...CAMPOS },
    );
    expect(nova && ler(nova, LABEL)).toBe('Nome da rádio');
    expect(nova?.layouts.list).toEqual(['nome', 'url']);
    expect(aplicado[LABEL]).toBe('Nome da rádio');
  });

  it.each([
    [LABEL, 'Nome', 'Nome da rádio', configuracao({}, 'Como se chama')],
    [LISTA, ['nome'], ['nome', 'url'], configuracao({ list: ['url', 'nome'] })],
  ])('o que alguém mudou à mão em %s fica', (caminho, antes, desejado, atual) => {
    const resultado = conciliar(
      modelo,
      atual,
      { [caminho]: desejado },
      {
        [caminho]: antes,
        ...CAMPOS,
      },
    );
    expect(resultado.nova).toBeNull();
    expect(resultado.aplicado[caminho]).toBe(antes);
  });

  it('o que já estava mudado antes da primeira vez fica', () => {
    const atual = configuracao({ list: ['slogan', 'nome'] }, 'Como se chama');
    expect(conciliar(modelo, atual, { [LABEL]: 'Nome', [LISTA]: ['nome'] }, {}).nova).toBeNull();
  });

  it('um campo que o Strapi juntou ou tirou não conta como mudança à mão', () => {
    const aplicado = {
      '@campos': ['nome', 'slogan', 'extinto'],
      [FORMULARIO]: [
        [{ name: 'nome', size: 6 }],
        [
          { name: 'slogan', size: 6 },
          { name: 'extinto', size: 6 },
        ],
      ],
    };
    const atual = configuracao({
      edit: [
        [{ name: 'nome', size: 6 }],
        [{ name: 'slogan', size: 6 }],
        [{ name: 'url', size: 6 }],
      ],
    });
    const desejado = { [FORMULARIO]: [[{ name: 'url', size: 12 }], [{ name: 'nome', size: 12 }]] };
    const { nova } = conciliar(modelo, atual, desejado, aplicado);
    expect(nova?.layouts.edit).toEqual(desejado[FORMULARIO]);
  });

  it('um campo que o painel não conhece fica de fora', () => {
    expect(
      conciliar(modelo, configuracao(), { 'metadatas/outro/edit/label': 'X' }, {}).nova,
    ).toBeNull();
  });
});
