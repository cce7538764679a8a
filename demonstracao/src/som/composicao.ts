import { criarSorteio, type Sorteio } from '../sorteio';
import { ARRANJOS, type Arranjo, type Estilo } from './arranjos';
import { acorde, alturaDoGrau, maisProximoDoAcorde, type Modo } from './escala';
import type { NomeDeTimbre } from './timbres';

/** What makes one song different from another. */
export interface Receita {
  semente: number;
  estilo: Estilo;
  /** MIDI number of the tonic, about the middle of the piano. */
  tonica: number;
  modo: Modo;
  /** Beats a minute. */
  andamento: number;
}

export interface Nota {
  timbre: NomeDeTimbre;
  altura: number;
  /** Seconds from the start, and held. */
  inicio: number;
  duracao: number;
  forca: number;
  lado: number;
}

export interface Composicao {
  notas: Nota[];
  segundos: number;
  sala: number;
}

const PROGRESSOES: Record<Modo, readonly (readonly number[])[]> = {
  maior: [
    [0, 4, 5, 3],
    [0, 5, 3, 4],
    [0, 3, 4, 3],
    [0, 2, 3, 4],
    [3, 4, 0, 5],
  ],
  menor: [
    [0, 5, 2, 6],
    [0, 3, 5, 4],
    [0, 6, 5, 6],
    [5, 6, 0, 0],
  ],
};

/** Lengths of the melody's notes over one bar, in beats. */
const RITMOS: Record<number, readonly (readonly number[])[]> = {
  3: [
    [1, 1, 1],
    [2, 1],
    [1.5, 0.5, 1],
    [1, 0.5, 0.5, 1],
  ],
  4: [
    [1, 1, 2],
    [1.5, 0.5, 1, 1],
    [0.5, 0.5, 1, 2],
    [2, 1, 1],
    [1, 0.5, 0.5, 1, 1],
    [1.5, 1.5, 1],
  ],
};

const SEGUNDOS_DE_MUSICA = 9.8;
const CAUDA_S = 2.6;
const HUMANO_S = 0.007;

interface Folha {
  arranjo: Arranjo;
  sorteio: Sorteio;
  tempos: number;
  /** Seconds a beat. */
  batida: number;
  /** Degree of the chord of each bar. */
  compassos: number[];
  tocar: (nota: Omit<Nota, 'altura'> & { grau: number }) => void;
}

const notasDaMelodia = ({ arranjo, sorteio, tempos, batida, compassos, tocar }: Folha) => {
  const { timbre, forca, oitava, terca } = arranjo.melodia;
  const ritmos = RITMOS[tempos] ?? [[tempos]];
  const motivos = [sorteio.um(ritmos), sorteio.um(ritmos), sorteio.um(ritmos)];
  // The first and third bars of each phrase share a rhythm: what comes back is what one remembers.
  const motivoDe = (compasso: number) => motivos[[0, 1, 0, 2][compasso % 4] ?? 0] ?? [tempos];
  const base = oitava * 7;
  let grau = base + sorteio.um([0, 2, 4]);
  compassos.forEach((fundamental, compasso) => {
    let quando = 0;
    const fimDeFrase = compasso % 4 === 3;
    for (const [i, tempo] of motivoDe(compasso).entries()) {
      const forte = quando === 0 || tempo >= 2;
      grau += sorteio.um(forte ? [-2, -1, 0, 1, 2] : [-1, 1, 1, -1, 2]);
      if (grau > base + 7) grau -= 3;
      if (grau < base - 3) grau += 3;
      if (forte || fimDeFrase) grau = maisProximoDoAcorde(grau, fundamental);
      const nota = {
        timbre,
        inicio: (compasso * tempos + quando) * batida,
        duracao: tempo * batida * 0.92,
        forca: forca * (i === 0 ? 1 : 0.84),
      };
      tocar({ ...nota, grau, lado: 0.08 });
      if (terca && forte) tocar({ ...nota, grau: grau - 2, forca: nota.forca * 0.55, lado: -0.2 });
      quando += tempo;
    }
  });
  const fim = compassos.length * tempos * batida;
  const ultimo = maisProximoDoAcorde(grau, 0);
  tocar({ timbre, grau: ultimo, inicio: fim, duracao: batida * 3, forca, lado: 0 });
};

const notasDaHarmonia = ({ arranjo, tempos, batida, compassos, tocar }: Folha) => {
  const { timbre, forca, figura } = arranjo.harmonia;
  compassos.forEach((fundamental, compasso) => {
    const inicio = compasso * tempos * batida;
    const [a = 0, b = 0, c = 0] = acorde(fundamental > 3 ? fundamental - 7 : fundamental);
    const bloco = (tempo: number, duracao: number, peso: number) =>
      [a, b, c].forEach((grau, i) =>
        tocar({
          timbre,
          grau,
          inicio: inicio + tempo * batida + i * 0.012,
          duracao: duracao * batida,
          forca: forca * peso,
          lado: -0.3 + i * 0.3,
        }),
      );
    if (figura === 'blocos') bloco(0, tempos * 0.96, 0.9);
    if (figura === 'valsa') for (let t = 1; t < tempos; t += 1) bloco(t, 0.8, 0.7);
    if (figura === 'contratempo') for (let t = 0; t < tempos; t += 1) bloco(t + 0.5, 0.4, 0.9);
    if (figura === 'arpejo') {
      const desenho = [a, c, a + 7, c, b + 7, c, a + 7, c];
      desenho.slice(0, tempos * 2).forEach((grau, i) =>
        tocar({
          timbre,
          grau,
          inicio: inicio + (i * batida) / 2,
          duracao: batida * 0.9,
          forca: forca * (i % 4 === 0 ? 1 : 0.78),
          lado: i % 2 === 0 ? -0.35 : 0.35,
        }),
      );
    }
  });
};

const notasDeFundo = ({ arranjo, tempos, batida, compassos, tocar }: Folha) => {
  const { fundo, baixo } = arranjo;
  compassos.forEach((fundamental, compasso) => {
    const inicio = compasso * tempos * batida;
    const grave = (fundamental > 3 ? fundamental - 7 : fundamental) - 14;
    if (fundo)
      acorde(fundamental > 3 ? fundamental - 7 : fundamental).forEach((grau, i) =>
        tocar({
          timbre: fundo.timbre,
          grau,
          inicio,
          duracao: tempos * batida,
          forca: fundo.forca,
          lado: (i - 1) * 0.5,
        }),
      );
    const tocarBaixo = (tempo: number, duracao: number, grau: number) =>
      tocar({
        timbre: 'baixo',
        grau,
        inicio: inicio + tempo * batida,
        duracao: duracao * batida,
        forca: baixo.forca,
        lado: 0,
      });
    if (baixo.figura === 'longo') tocarBaixo(0, tempos * 0.9, grave);
    if (baixo.figura === 'alternado') {
      tocarBaixo(0, 0.9, grave);
      if (tempos === 4) tocarBaixo(2, 0.9, grave + 4);
    }
    if (baixo.figura === 'pulsado')
      for (let t = 0; t < tempos; t += 1) tocarBaixo(t, 0.7, t === 3 ? grave + 4 : grave);
  });
};

const notasDoRitmo = ({ arranjo, tempos, batida, compassos, tocar }: Folha) => {
  if (arranjo.ritmo === 'nenhum') return;
  const pop = arranjo.ritmo === 'pop';
  compassos.forEach((_, compasso) => {
    for (let meio = 0; meio < tempos * 2; meio += 1) {
      const inicio = (compasso * tempos + meio / 2) * batida;
      const bater = (timbre: NomeDeTimbre, forca: number, lado: number) =>
        tocar({ timbre, grau: 0, inicio, duracao: 0.1, forca, lado });
      bater(pop ? 'chimbal' : 'chocalho', meio % 2 === 0 ? 0.05 : 0.08, 0.4);
      if (pop && (meio === 0 || meio === 5)) bater('bumbo', 0.62, 0);
      if (pop && (meio === 2 || meio === 6)) bater('caixa', 0.15, -0.1);
    }
  });
};

/** Writes a song down: phrases of a tune over a chord progression, ending on the tonic. The same recipe gives the same notes. */
export const compor = (receita: Receita): Composicao => {
  const sorteio = criarSorteio(receita.semente);
  const arranjo: Arranjo = ARRANJOS[receita.estilo];
  const tempos = arranjo.harmonia.figura === 'valsa' ? 3 : 4;
  const batida = 60 / receita.andamento;
  // Phrases go by pairs of bars: as many pairs as reach the length.
  const quantos = 2 * Math.ceil(SEGUNDOS_DE_MUSICA / (2 * tempos * batida));
  const progressao = sorteio.um(PROGRESSOES[receita.modo]);
  const compassos = Array.from({ length: quantos }, (_, i) => progressao[i % 4] ?? 0);
  const notas: Nota[] = [];
  const tocar: Folha['tocar'] = ({ grau, ...nota }) =>
    notas.push({
      ...nota,
      altura: alturaDoGrau(receita.tonica, receita.modo, grau),
      inicio: nota.inicio + sorteio.entre(0, HUMANO_S),
    });
  const folha: Folha = { arranjo, sorteio, tempos, batida, compassos, tocar };
  notasDaMelodia(folha);
  notasDaHarmonia(folha);
  notasDeFundo(folha);
  notasDoRitmo(folha);
  const fim = quantos * tempos * batida;
  for (const [i, grau] of [-14, 0, 2, 4].entries())
    tocar({
      timbre: i === 0 ? 'baixo' : arranjo.harmonia.timbre,
      grau,
      inicio: fim + i * 0.03,
      duracao: batida * 3,
      forca: arranjo.harmonia.forca,
      lado: (i - 1.5) * 0.25,
    });
  return { notas, segundos: fim + Math.max(CAUDA_S, batida * 4), sala: arranjo.sala };
};
