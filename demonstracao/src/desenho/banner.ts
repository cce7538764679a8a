import { criarSorteio, sementeDe } from '../sorteio';
import type { Combinacao } from './cores';
import { ILUSTRACOES, type NomeDeIlustracao } from './ilustracoes';
import { ondaFechada } from './motivos';
import { moldura } from './quadro';
import {
  escrever,
  escreverLinhas,
  medirTexto,
  quebrarTexto,
  tamanhoQueCabe,
} from '@portal/cms-extensions/desenho/texto';

/** Banners are 12:5 (look). */
const LARGURA = 1200;
const ALTURA = 500;
const MARGEM = 64;
const COLUNA = 640;

export interface Reclame {
  titulo: string;
  linha: string;
  chamada: string;
  marca: string;
  ilustracao: NomeDeIlustracao;
}

const figura = (ilustracao: NomeDeIlustracao, x: number, y: number, escala: number): string =>
  `<g transform="translate(${x} ${y}) scale(${escala})">${ILUSTRACOES[ilustracao]()}</g>`;

const rodape = ({ figura: cor, brilho }: Combinacao, fase: number): string =>
  `<path d="${ondaFechada(LARGURA, 452, 34, 300, fase, ALTURA)}" fill="${cor}" fill-opacity=".75"/><path d="${ondaFechada(LARGURA, 474, 30, 300, fase + 0.18, ALTURA)}" fill="${brilho}"/>`;

const botao = (texto: string, y: number, { brilho, fundo }: Combinacao): string => {
  const largura = medirTexto(texto, 30) + 60;
  return `<rect x="${MARGEM}" y="${y}" width="${largura}" height="62" rx="31" fill="${brilho}"/>${escrever(texto, MARGEM + 30, y + 42, { tamanho: 30, cor: fundo })}`;
};

/** An advertisement with its words in it: brand, headline, one line and a call. */
export const bannerDeAnuncio = (reclame: Reclame, combinacao: Combinacao): string => {
  const { titulo, linha, chamada, marca, ilustracao } = reclame;
  const sorteio = criarSorteio(sementeDe(titulo));
  const tamanho = tamanhoQueCabe(titulo, 76, COLUNA, 2);
  const linhas = quebrarTexto(titulo, tamanho, COLUNA);
  const topo = linhas.length === 1 ? 190 : 164;
  const fim = topo + (linhas.length - 1) * tamanho * 1.04;
  const miudo = tamanhoQueCabe(linha, 32, COLUNA, 1);
  const arcos = [330, 262]
    .map(
      (raio, i) =>
        `<circle cx="940" cy="230" r="${raio}" fill="${combinacao.figura}" fill-opacity="${0.16 + i * 0.14}"/>`,
    )
    .join('');
  return moldura(
    LARGURA,
    ALTURA,
    combinacao.fundo,
    [
      arcos,
      rodape(combinacao, sorteio.numero()),
      figura(ilustracao, 940, 232, 0.94),
      escrever(marca, MARGEM, 84, { tamanho: 30, cor: combinacao.brilho }),
      escreverLinhas(linhas, MARGEM - 3, topo, {
        tamanho,
        cor: combinacao.texto,
        entrelinha: 1.04,
      }),
      escrever(linha, MARGEM, fim + 54, { tamanho: miudo, cor: combinacao.texto }),
      botao(chamada, fim + 88, combinacao),
    ].join(''),
  );
};

/** A slide of the carousel: the page writes the words over its quiet left side, the drawing keeps to the right. */
export const bannerDoCarrossel = (ilustracao: NomeDeIlustracao, combinacao: Combinacao): string => {
  const sorteio = criarSorteio(sementeDe(ilustracao));
  const arcos = [420, 330, 240]
    .map(
      (raio) =>
        `<circle cx="930" cy="236" r="${raio}" fill="${combinacao.figura}" fill-opacity=".2"/>`,
    )
    .join('');
  const onda = rodape(combinacao, sorteio.numero());
  return moldura(LARGURA, ALTURA, combinacao.fundo, arcos + onda + figura(ilustracao, 930, 222, 1));
};
