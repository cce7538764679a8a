import { criarSorteio, sementeDe } from '../sorteio';
import { COMBINACOES, CORES, type Combinacao } from './cores';
import {
  arcos,
  calcadao,
  equalizador,
  jardim,
  nascente,
  noite,
  serra,
  type Motivo,
} from './motivos';
import { moldura } from './quadro';
import {
  escrever,
  escreverLinhas,
  quebrarTexto,
  tamanhoQueCabe,
} from '@portal/cms-extensions/desenho/texto';

const LADO = 640;
const GENERICAS = /^(web|r[áa]dio|fm|gospel|da|de|do|e|na|no)$/i;

/** First letters of the words that tell a station apart, at most two. */
export const iniciais = (nome: string): string => {
  const proprias = nome.split(/\s+/).filter((palavra) => !GENERICAS.test(palavra));
  return proprias
    .slice(0, 2)
    .map((palavra) => Array.from(palavra)[0]?.toUpperCase() ?? '')
    .join('');
};

const MOTIVOS_DE_RADIO: readonly Motivo[] = [calcadao, arcos, nascente, equalizador];
const MOTIVOS_DE_MUSICA: readonly Motivo[] = [noite, serra, jardim, nascente, calcadao, arcos];

const escolher = <T>(itens: readonly T[], ordem: number): T => {
  const item = itens[ordem % itens.length];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
};

const medalhao = (letras: string, { fundo, brilho, texto }: Combinacao): string => {
  const tamanho = letras.length > 1 ? 190 : 240;
  return `<circle cx="320" cy="320" r="196" fill="${fundo}"/><circle cx="320" cy="320" r="178" fill="none" stroke="${brilho}" stroke-width="8"/>${escrever(letras, 320, 320 + tamanho * 0.36, { tamanho, cor: texto, ancora: 'meio' })}`;
};

/** The name in full over a scene that takes what height is left: a card's play button covers the lower corner, never the name. */
const letreiro = (
  nome: string,
  cena: (altura: number) => string,
  combinacao: Combinacao,
): string => {
  const { fundo, texto, brilho } = combinacao;
  const curto = nome.replace(/^(Web Rádio|Rádio)\s+/, '');
  const tipo = nome.startsWith('Web') ? 'WEB RÁDIO' : 'RÁDIO';
  const tamanho = tamanhoQueCabe(curto, 118, 540, 2);
  const linhas = quebrarTexto(curto, tamanho, 540);
  const alto = 96 + linhas.length * tamanho * 1.02 + 40;
  const paisagem = `<g transform="translate(0 ${alto})">${cena(LADO - alto)}</g>`;
  const faixa = `<rect width="${LADO}" height="${alto}" fill="${fundo}"/><rect y="${alto - 10}" width="${LADO}" height="10" fill="${brilho}"/>`;
  const letras =
    escrever(tipo, 50, 74, { tamanho: 38, cor: brilho }) +
    escreverLinhas(linhas, 48, 88 + tamanho * 0.86, { tamanho, cor: texto, entrelinha: 1.02 });
  return paisagem + faixa + letras;
};

const grandes = (letras: string, { fundo, texto }: Combinacao): string => {
  const tamanho = letras.length > 1 ? 290 : 360;
  return escrever(letras, 320, 320 + tamanho * 0.36, {
    tamanho,
    cor: texto,
    ancora: 'meio',
    contorno: { cor: fundo, largura: 30 },
  });
};

/**
 * The emblem of a station: a motif of the palette and its initials or its name. `ordem` spreads colours and motifs
 * evenly.
 */
export const capaDeRadio = (nome: string, ordem: number): string => {
  const combinacao = escolher(COMBINACOES, ordem * 5);
  const motivo = escolher(MOTIVOS_DE_RADIO, ordem);
  const cena = (altura: number) =>
    motivo({ largura: LADO, altura, ...combinacao, sorteio: criarSorteio(sementeDe(nome)) });
  const desenho = escolher(
    [
      () => cena(LADO) + grandes(iniciais(nome), combinacao),
      () => letreiro(nome, cena, combinacao),
      () => cena(LADO) + medalhao(iniciais(nome), combinacao),
    ],
    ordem,
  );
  return moldura(LADO, LADO, combinacao.fundo, desenho());
};

/** The cover of a song: a small landscape with its name. */
export const capaDeMusica = (nome: string, cantor: string, ordem: number): string => {
  const combinacao = escolher(COMBINACOES, ordem * 3 + 1);
  const motivo = escolher(MOTIVOS_DE_MUSICA, ordem);
  const sorteio = criarSorteio(sementeDe(`${nome} ${cantor}`));
  const cena = motivo({ largura: LADO, altura: 440, ...combinacao, sorteio });
  const escura = combinacao.texto === CORES.papel;
  const tamanho = Math.min(66, tamanhoQueCabe(nome, 66, 544, 1) < 54 ? 52 : 66);
  const linhas = quebrarTexto(nome, tamanho, 544);
  const base = linhas.length === 1 ? 540 : 504;
  const faixa = `<rect y="440" width="${LADO}" height="200" fill="${combinacao.fundo}"/><rect y="440" width="${LADO}" height="6" fill="${combinacao.brilho}"/>`;
  const titulo = escreverLinhas(linhas, 48, base, {
    tamanho,
    cor: combinacao.texto,
    entrelinha: 1,
  });
  const autoria = escrever(cantor, 48, linhas.length === 1 ? 600 : 614, {
    tamanho: 30,
    cor: escura ? combinacao.brilho : CORES.barro,
  });
  const recorte = `<clipPath id="cena"><rect width="${LADO}" height="440"/></clipPath>`;
  return moldura(
    LADO,
    LADO,
    combinacao.fundo,
    `${recorte}<g clip-path="url(#cena)">${cena}</g>${faixa}${titulo}${autoria}`,
  );
};
