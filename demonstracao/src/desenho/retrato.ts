import { criarSorteio, sementeDe, type Sorteio } from '../sorteio';
import { CORES } from './cores';
import { ondaFechada } from './motivos';
import { moldura } from './quadro';

const LADO = 640;

const PELES = ['#8D5A3B', '#6B3F2A', '#C98F68', '#E0B08C', '#A56A45', '#4F2E20'] as const;
const CABELOS = ['#1F1216', '#3B2219', '#5A3421', '#2B0F1F', '#B5A7A4'] as const;
const FUNDOS = [
  [CORES.ipe, CORES.mel],
  [CORES.mata, CORES.folha],
  [CORES.mar, CORES.ceu],
  [CORES.roxo, CORES.lilas],
  [CORES.urucum, CORES.telha],
  [CORES.creme, CORES.mel],
] as const;
const ROUPAS = [CORES.urucum, CORES.mata, CORES.mar, CORES.roxo, CORES.jabuticaba, CORES.telha];

interface Pessoa {
  pele: string;
  cabelo: string;
  roupa: string;
  detalhe: string;
}

/** Behind the head and in front of it. */
type Penteado = (cor: string) => { atras: string; frente: string };

const PENTEADOS: readonly Penteado[] = [
  (cor) => ({
    atras: `<circle cx="320" cy="236" r="150" fill="${cor}"/>`,
    frente: `<path d="M214 250c4-84 50-124 106-124s102 40 106 124c-30-34-66-50-106-50s-76 16-106 50Z" fill="${cor}"/>`,
  }),
  (cor) => ({
    atras: `<path d="M200 270c-6-110 50-168 120-168s126 58 120 168c-2 70 18 128 30 180H170c12-52 32-110 30-180Z" fill="${cor}"/>`,
    frente: `<path d="M212 262c0-86 46-136 108-136 64 0 108 50 108 136-18-44-50-68-84-74-44 34-90 38-132 74Z" fill="${cor}"/>`,
  }),
  (cor) => ({
    atras: '',
    frente: `<path d="M208 252c-8-88 40-142 112-142s120 54 112 142c-8-30-18-48-34-62-50 12-108 12-156 0-16 14-26 32-34 62Z" fill="${cor}"/>`,
  }),
  (cor) => ({
    atras: `<circle cx="320" cy="106" r="56" fill="${cor}"/>`,
    frente: `<path d="M210 256c0-82 46-130 110-130s110 48 110 130c-22-46-60-72-110-72s-88 26-110 72Z" fill="${cor}"/>`,
  }),
  (cor) => ({
    atras: '',
    frente: `<path d="M214 282c4 92 50 134 106 134s102-42 106-134c-16 40-50 56-106 56s-90-16-106-56Z" fill="${cor}"/><path d="M212 240c2-74 46-112 108-112s106 38 108 112c-20-34-54-50-108-50s-88 16-108 50Z" fill="${cor}"/>`,
  }),
  (cor) => ({
    atras: `<path d="M206 250c-12-96 40-150 114-150s126 54 114 150c10 40 8 84-10 120H216c-18-36-20-80-10-120Z" fill="${cor}"/>`,
    frente: `<path d="M210 258c0-84 46-132 110-132s110 48 110 132c-60-8-104-34-130-72-14 36-46 62-90 72Z" fill="${cor}"/>`,
  }),
  (cor) => ({
    atras: `${[188, 214, 426, 452].map((x, i) => `<circle cx="${x}" cy="${[250, 330, 330, 250][i]}" r="52" fill="${cor}"/>`).join('')}<circle cx="320" cy="200" r="132" fill="${cor}"/>`,
    frente: `<path d="M216 248q18-44 52-40 20-34 52-24 34-12 54 22 34-2 50 42c-8-84-50-126-104-126s-98 42-104 126Z" fill="${cor}"/>`,
  }),
];

const corpo = ({ pele, roupa, detalhe }: Pessoa, gola: number): string => {
  const ombros = `<path d="M64 640c6-118 84-186 196-200h120c112 14 190 82 196 200Z" fill="${roupa}"/>`;
  const faixa = `<path d="${ondaFechada(LADO, 560, 26, 150, 0.2, 600)}" fill="${detalhe}" fill-opacity=".9" clip-path="url(#ombros)"/>`;
  const recorte = `<clipPath id="ombros"><path d="M64 640c6-118 84-186 196-200h120c112 14 190 82 196 200Z"/></clipPath>`;
  const decote = [
    `<path d="M256 440q64 86 128 0v-10H256Z" fill="${pele}"/>`,
    `<path d="M262 436l58 104 58-104Z" fill="${detalhe}"/><path d="M276 436l44 62 44-62Z" fill="${pele}"/>`,
    `<rect x="254" y="420" width="132" height="48" rx="24" fill="${detalhe}"/>`,
  ][gola];
  const pescoco = `<path d="M270 350h100v92q-50 52-100 0Z" fill="${pele}"/><path d="M270 372q50 52 100 0v34q-50 44-100 0Z" fill="#000" fill-opacity=".16"/>`;
  return `${recorte}${ombros}${faixa}${pescoco}${decote}`;
};

const cabeca = ({ pele }: Pessoa): string =>
  `<circle cx="212" cy="276" r="24" fill="${pele}"/><circle cx="428" cy="276" r="24" fill="${pele}"/><path d="M216 236c0-66 46-104 104-104s104 38 104 104v44c0 72-44 122-104 122s-104-50-104-122Z" fill="${pele}"/><path d="M320 132c58 0 104 38 104 104v44c0 72-44 122-104 122Z" fill="#fff" fill-opacity=".07"/>`;

const halo = (claro: string, sorteio: Sorteio): string => {
  const cx = sorteio.inteiro(250, 390);
  return [300, 236, 172]
    .map(
      (raio, i) =>
        `<circle cx="${cx}" cy="280" r="${raio}" fill="${claro}" fill-opacity="${0.28 + i * 0.18}"/>`,
    )
    .join('');
};

const pessoaDe = (sorteio: Sorteio, fundo: string): Pessoa => {
  const roupa = sorteio.um(ROUPAS.filter((cor) => cor !== fundo));
  return {
    pele: sorteio.um(PELES),
    cabelo: sorteio.um(CABELOS),
    roupa,
    detalhe: sorteio.um([CORES.ipe, CORES.creme, CORES.rosa].filter((cor) => cor !== fundo)),
  };
};

/** A faceless bust in the palette's colours: somebody, nobody in particular. */
export const retrato = (nome: string, ordem: number): string => {
  const sorteio = criarSorteio(sementeDe(nome) + ordem);
  const [fundo, claro] = FUNDOS[ordem % FUNDOS.length] ?? FUNDOS[0];
  const pessoa = pessoaDe(sorteio, fundo);
  const penteado = PENTEADOS[ordem % PENTEADOS.length] ?? PENTEADOS[0];
  const { atras, frente } = penteado?.(pessoa.cabelo) ?? { atras: '', frente: '' };
  return moldura(
    LADO,
    LADO,
    fundo,
    halo(claro, sorteio) + atras + corpo(pessoa, ordem % 3) + cabeca(pessoa) + frente,
  );
};

/** Several busts side by side: a choir, a band, a trio. */
export const retratoDeGrupo = (nome: string, ordem: number, quantos: number): string => {
  const sorteio = criarSorteio(sementeDe(nome) + ordem);
  const [fundo, claro] = FUNDOS[ordem % FUNDOS.length] ?? FUNDOS[0];
  const escala = quantos === 2 ? 0.84 : 0.74;
  const vozes = Array.from({ length: quantos }, (_, i) => {
    const pessoa = pessoaDe(sorteio, fundo);
    const penteado = PENTEADOS[(ordem + i * 2) % PENTEADOS.length] ?? PENTEADOS[0];
    const { atras, frente } = penteado?.(pessoa.cabelo) ?? { atras: '', frente: '' };
    const meio = (quantos - 1) / 2;
    const x = 320 + (i - meio) * (quantos === 2 ? 264 : 206) - 320 * escala;
    const y = LADO - LADO * escala + (i === meio ? 0 : 34);
    const figura = atras + corpo(pessoa, (ordem + i) % 3) + cabeca(pessoa) + frente;
    const svg = `<g transform="translate(${x} ${y}) scale(${escala})">${figura.replaceAll('ombros', `ombros${i}`)}</g>`;
    return { svg, frente: i === meio ? 1 : 0 };
  });
  const emOrdem = vozes.toSorted((a, b) => a.frente - b.frente).map(({ svg }) => svg);
  const chao = `<rect y="${LADO - 4}" width="${LADO}" height="4" fill="${fundo}"/>`;
  return moldura(LADO, LADO, fundo, halo(claro, sorteio) + emOrdem.join('') + chao);
};
