/** What every ad's form has, filled in. */
const COMPRA = { periodo: '6', meio_pagamento: 'pix', termos: 'on' };

/** A filled form of a banner's ad, without its image. @param {Record<string, string>} mudancas */
export const formularioDeBanner = (mudancas = {}) => ({
  ...COMPRA,
  tipo_anuncio: 'banner',
  titulo: 'Padaria da Ana',
  titulo_banner: 'Pães quentes',
  resumo_banner: 'Todo dia às seis',
  url: 'https://padaria.test/',
  ...mudancas,
});

/** Of a radio's ad, without its image. @param {string} nome @param {Record<string, string>} mudancas */
export const formularioDeRadio = (nome, mudancas = {}) => ({
  ...COMPRA,
  tipo_anuncio: 'radio',
  titulo: nome,
  nome_webradio: nome,
  url_webradio: 'https://radio.test/ao-vivo',
  ...mudancas,
});

/** Of a song's ad, without its files and its singer. @param {string} nome @param {Record<string, string>} mudancas */
export const formularioDeMusica = (nome, mudancas = {}) => ({
  ...COMPRA,
  tipo_anuncio: 'musica',
  titulo: nome,
  nome_musica: nome,
  ...mudancas,
});
