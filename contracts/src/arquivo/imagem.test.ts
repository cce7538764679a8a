import { describe, expect, it } from 'vitest';
import { imagemPublicada, largurasDe, tamanhoNoNome, variante } from './imagem';

describe('imagens publicadas', () => {
  it.each([
    [200, []],
    [256, []],
    [257, [256]],
    [600, [256, 512]],
    [768, [256, 512]],
    [1200, [256, 512, 768, 1024]],
  ])('de uma imagem de %i px guardam-se as larguras %j', (largura, larguras) => {
    expect(largurasDe(largura)).toEqual(larguras);
  });

  it('lê o tamanho no nome e oferece só as variantes que existem', () => {
    const caminho = '/storage/banner/aB3_x-600x250.webp';
    expect(variante(caminho, 256)).toBe('/storage/banner/aB3_x-600x250.w256.webp');
    expect(imagemPublicada(caminho)).toEqual({
      src: caminho,
      srcSet:
        '/storage/banner/aB3_x-600x250.w256.webp 256w, /storage/banner/aB3_x-600x250.w512.webp 512w, /storage/banner/aB3_x-600x250.webp 600w',
      width: 600,
      height: 250,
    });
  });

  it.each([
    ['m', ['256w', '512w', '768w', '1024w', '1200w']],
    ['', ['256w', '512w', '1024w', '1200w']],
  ])('a que se guardou antes da variante de 768 não a oferece: 1200x500%s', (marca, larguras) => {
    const { srcSet, width, height } = imagemPublicada(`/storage/banner/aB3-1200x500${marca}.webp`);
    expect(srcSet?.split(', ').map((fonte) => fonte.split(' ')[1])).toEqual(larguras);
    expect([width, height]).toEqual([1200, 500]);
  });

  it.each([
    [1200, 500, '1200x500m'],
    [769, 9, '769x9m'],
    [768, 500, '768x500'],
  ])('uma imagem de %i por %i chama-se %s', (largura, altura, nome) => {
    expect(tamanhoNoNome(largura, altura)).toBe(nome);
  });

  it('só o fim do endereço é o da variante', () => {
    expect(variante('/storage/a.webp/b-2x2.webp', 512)).toBe('/storage/a.webp/b-2x2.w512.webp');
  });

  it.each([
    ...['https://exemplo.com.br/a.png', '/storage/radios/a.webp', ''],
    ...['/storage/radios/a-600x250.webp?v=2', 'x\n/storage/radios/a-600x250.webp'],
  ])('devolve como veio o endereço de outra forma: "%s"', (caminho) => {
    expect(imagemPublicada(caminho)).toEqual({
      src: caminho,
      srcSet: undefined,
      width: undefined,
      height: undefined,
    });
  });
});
