import { describe, expect, it } from 'vitest';
import { conferir, mudadosDesde, type Ocasiao } from './conferir';
import { VAZIO, type AnuncioDigitado } from './valores';

const COMPRA: Ocasiao = { novo: true, administrador: false };
const DE_ADMINISTRADOR: Ocasiao = { novo: true, administrador: true };
const TERMOS = 'É preciso ler e aceitar os termos e condições para continuar';
const arquivo = new File(['x'], 'x.png', { type: 'image/png' });

const BANNER: AnuncioDigitado = {
  ...VAZIO,
  titulo: 'Loja da Ana',
  periodo: '3',
  tipo_anuncio: 'banner',
  titulo_banner: 'Loja da Ana',
  resumo_banner: 'Tudo para o lar',
  url: 'https://exemplo.com.br',
  arquivo_banner: arquivo,
  termos: true,
};
const MUSICA: AnuncioDigitado = {
  ...BANNER,
  tipo_anuncio: 'musica',
  nome_musica: 'Manhã',
  arquivo_musica: arquivo,
  id_cantor_musica: 'c1',
};
const RADIO: AnuncioDigitado = {
  ...BANNER,
  tipo_anuncio: 'radio',
  nome_webradio: 'Rádio Manhã',
  url_webradio: 'https://exemplo.com.br/ao-vivo',
};

describe('conferir', () => {
  it('o banner completo vai só com o que é de banner', () => {
    const { envio, faltas } = conferir({ ...BANNER, nome_webradio: 'outra' }, COMPRA);
    expect(faltas).toEqual({});
    expect(envio).toEqual({
      titulo: 'Loja da Ana',
      periodo: '3',
      tipo_anuncio: 'banner',
      meio_pagamento: 'pix',
      titulo_banner: 'Loja da Ana',
      resumo_banner: 'Tudo para o lar',
      url: 'https://exemplo.com.br',
      arquivo_banner: arquivo,
      termos: 'true',
    });
  });

  it('vazio e sem tipo, diz tudo o que já se sabe que falta', () => {
    expect(conferir(VAZIO, COMPRA).faltas).toEqual({
      titulo: 'Informe o título.',
      periodo: 'Escolha o período.',
      tipo_anuncio: 'Escolha o tipo de anúncio.',
      termos: TERMOS,
    });
  });

  it.each<[string, Partial<AnuncioDigitado>, object]>([
    ['imagem', { arquivo_banner: null }, { arquivo_banner: 'Envie a imagem.' }],
    [
      'link',
      { url: 'ftp://exemplo.com.br' },
      { url: 'Informe um endereço que comece com http:// ou https://.' },
    ],
    ['termos', { termos: false }, { termos: TERMOS }],
    ['título do banner', { titulo_banner: ' ' }, { titulo_banner: 'Informe o título do banner.' }],
  ])('banner sem %s é recusado', (_o_que, falta, esperado) => {
    expect(conferir({ ...BANNER, ...falta }, COMPRA).faltas).toEqual(esperado);
  });

  it('um endereço sem https:// ganha o seu', () => {
    const redes = { instagram_webradio: 'instagram.com/x', url_webradio: 'r.com.br:8000/;' };
    const { envio, faltas } = conferir({ ...RADIO, ...redes }, DE_ADMINISTRADOR);
    expect(faltas).toEqual({});
    expect(envio).toMatchObject({
      instagram_webradio: 'https://instagram.com/x',
      url_webradio: 'https://r.com.br:8000/;',
    });
  });

  it('a data de início só vai de quem administra', () => {
    const com = { ...BANNER, data_inicio: '2026-12-01' };
    expect(conferir(com, COMPRA).envio).not.toHaveProperty('data_inicio');
    expect(conferir(com, DE_ADMINISTRADOR).envio).toHaveProperty('data_inicio', '2026-12-01');
  });

  it('a rádio pede nome e transmissão; o resto pode faltar', () => {
    expect(conferir(RADIO, DE_ADMINISTRADOR).faltas).toEqual({});
    const vazia = { ...RADIO, nome_webradio: '', url_webradio: '' };
    expect(Object.keys(conferir(vazia, DE_ADMINISTRADOR).faltas)).toEqual([
      'url_webradio',
      'nome_webradio',
    ]);
  });

  it('a música pede o áudio e um cantor da lista', () => {
    expect(conferir(MUSICA, DE_ADMINISTRADOR).faltas).toEqual({});
    const sem = { ...MUSICA, arquivo_musica: null, id_cantor_musica: '' };
    expect(conferir(sem, DE_ADMINISTRADOR).faltas).toEqual({
      arquivo_musica: 'Envie o arquivo da música.',
      id_cantor_musica: 'Escolha o cantor.',
    });
  });

  it('a falta do cantor é dita com todas as outras', () => {
    const sem = { ...MUSICA, titulo: '', nome_musica: '', id_cantor_musica: '', termos: false };
    expect(conferir(sem, DE_ADMINISTRADOR).faltas).toEqual({
      titulo: 'Informe o título.',
      nome_musica: 'Informe o nome da música.',
      id_cantor_musica: 'Escolha o cantor.',
      termos: TERMOS,
    });
  });

  it('o cantor novo pede tudo, e o da lista não vai junto', () => {
    const novo = { ...MUSICA, origem_cantor: 'novo' };
    expect(conferir(novo, DE_ADMINISTRADOR).faltas).toEqual({
      nome_cantor: 'Informe o nome do cantor.',
      slogan_cantor: 'Informe o slogan do cantor.',
      segmento_cantor: 'Informe o segmento do cantor.',
      foto_cantor: 'Envie a foto do cantor.',
    });
    const completo = {
      ...novo,
      nome_cantor: 'Ana',
      slogan_cantor: 'A voz',
      segmento_cantor: 'Louvor',
      foto_cantor: arquivo,
    };
    const { envio, faltas } = conferir(completo, DE_ADMINISTRADOR);
    expect(faltas).toEqual({});
    expect(envio).not.toHaveProperty('id_cantor_musica');
    expect(envio).toHaveProperty('foto_cantor', arquivo);
  });

  it('na edição a imagem e os termos não são pedidos de novo', () => {
    const edicao: Ocasiao = { novo: false, administrador: true, id: 7 };
    const { envio, faltas } = conferir({ ...BANNER, arquivo_banner: null, termos: false }, edicao);
    expect(faltas).toEqual({});
    expect(envio).not.toHaveProperty('arquivo_banner');
    expect(envio).not.toHaveProperty('termos');
    expect(conferir({ ...BANNER, titulo_banner: '' }, edicao).faltas).toEqual({
      titulo_banner: 'Informe o título do banner.',
    });
  });
});

describe('mudadosDesde', () => {
  const EDICAO: Ocasiao = { novo: false, administrador: true, id: 7 };
  const aberto = { ...BANNER, arquivo_banner: null, termos: false };
  it('do que foi lido não vai nada, e do que se escolheu vai tudo', () => {
    const mudar = (mudanca: Partial<AnuncioDigitado>) =>
      mudadosDesde(aberto, conferir({ ...aberto, ...mudanca }, EDICAO).envio, EDICAO);
    expect(mudar({})).toEqual({});
    expect(mudar({ url: 'exemplo.com.br' })).toEqual({});
    expect(mudar({ periodo: '6', data_inicio: '2027-01-31', arquivo_banner: arquivo })).toEqual({
      ...{ periodo: '6', data_inicio: '2027-01-31', arquivo_banner: arquivo },
    });
  });
});
