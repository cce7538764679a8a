import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ANUNCIANTES, ANUNCIOS } from '../dados/anuncios';
import { CANTORES } from '../dados/cantores';
import { CARROSSEL, CONFIGURACAO, PARCEIROS } from '../dados/paginas';
import { RADIOS } from '../dados/radios';
import { capaDeRadio, iniciais } from './capa';
import { PALAVRAS_DO_COMPROVANTE } from './comprovante';
import { COMBINACOES } from './cores';
import { pintar } from './quadro';
import {
  medirTexto,
  quebrarTexto,
  soComLetras,
  tamanhoQueCabe,
} from '@portal/cms-extensions/desenho/texto';

describe('o texto desenhado', () => {
  it('tem contorno para toda letra que a demonstração escreve', () => {
    const escritos = [
      ...RADIOS.map(({ nome }) => nome),
      ...CANTORES.flatMap(({ nome, musicas }) => [nome, ...musicas.map((musica) => musica.nome)]),
      ...ANUNCIOS.flatMap(({ titulo, resumo, chamada }) => [titulo, resumo, chamada]),
      ...[...PALAVRAS_DO_COMPROVANTE, 'R$ 1.234,56', 'ANUNCIO789', CONFIGURACAO.pix_favorecido],
      ...ANUNCIANTES.map(({ nome }) => nome),
      ...PARCEIROS.flatMap(({ titulo, linha, chamada, marca }) => [titulo, linha, chamada, marca]),
    ].join('');
    const semContorno = [...new Set(escritos)].filter(
      (letra) => letra !== ' ' && soComLetras(letra) !== letra,
    );
    expect(semContorno).toEqual([]);
  });

  it('quebra entre palavras e diminui até caber', () => {
    const linhas = quebrarTexto('Boas Novas do Norte', 40, 300);
    expect(linhas.join(' ')).toBe('Boas Novas do Norte');
    expect(linhas.length).toBeGreaterThan(1);
    const tamanho = tamanhoQueCabe('Boas Novas do Norte', 100, 300, 1);
    expect(medirTexto('Boas Novas do Norte', tamanho)).toBeLessThanOrEqual(300);
  });

  it.each([
    ['Web Rádio Louvor', 'L'],
    ['Rádio Nova Vida', 'NV'],
    ['Rádio Vale de Bênçãos', 'VB'],
    ['Web Rádio Águas Claras', 'ÁC'],
  ])('as iniciais de %s são %s', (nome, esperado) => {
    expect(iniciais(nome)).toBe(esperado);
  });
});

describe('as figuras', () => {
  it('a mesma rádio tem sempre a mesma capa, e rádios diferentes, capas diferentes', () => {
    expect(capaDeRadio('Web Rádio Louvor', 0)).toBe(capaDeRadio('Web Rádio Louvor', 0));
    expect(new Set(RADIOS.map(({ nome }, i) => capaDeRadio(nome, i))).size).toBe(RADIOS.length);
  });

  it('pintam um quadrado cheio de cores', async () => {
    const pintura = await pintar(capaDeRadio('Web Rádio Louvor', 0));
    const { width, height } = await sharp(pintura).metadata();
    const { entropy } = await sharp(pintura).stats();
    expect([width, height]).toEqual([640, 640]);
    expect(entropy).toBeGreaterThan(1);
  });

  it('todo banner usa uma combinação de cores que existe e cujo botão se lê', () => {
    const usadas = [...ANUNCIOS, ...PARCEIROS, ...CARROSSEL].map(({ cores }) => COMBINACOES[cores]);
    const luz = (cor: string): number => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
        const canal = Number.parseInt(cor.slice(i, i + 2), 16) / 255;
        return canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contraste = (a: string, b: string): number => {
      const [clara = 0, escura = 0] = [luz(a), luz(b)].sort((x, y) => y - x);
      return (clara + 0.05) / (escura + 0.05);
    };
    for (const combinacao of usadas) {
      expect(combinacao).toBeDefined();
      if (!combinacao) continue;
      expect(contraste(combinacao.fundo, combinacao.texto)).toBeGreaterThan(4.5);
      expect(contraste(combinacao.fundo, combinacao.brilho)).toBeGreaterThan(3);
    }
  });
});
