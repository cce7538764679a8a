import { AMOSTRAGEM, type Mesa } from './mesa';

// Schroeder's room: parallel combs that lose their treble, then two all-pass filters. Lengths in samples.
const PENTES = [1129, 1173, 1082, 1031];
const PASSA_TUDO = [403, 163];
const ABERTURA = 17;
const REALIMENTACAO = 0.8;
const ABAFAMENTO = 0.35;

const pente = (entrada: Float32Array, saida: Float32Array, atraso: number): void => {
  const linha = new Float32Array(atraso);
  let onde = 0;
  let macio = 0;
  for (let i = 0; i < entrada.length; i += 1) {
    const eco = linha[onde] ?? 0;
    macio = eco * (1 - ABAFAMENTO) + macio * ABAFAMENTO;
    linha[onde] = (entrada[i] ?? 0) + macio * REALIMENTACAO;
    saida[i] = (saida[i] ?? 0) + eco / PENTES.length;
    onde = onde + 1 === atraso ? 0 : onde + 1;
  }
};

const passaTudo = (sinal: Float32Array, atraso: number): void => {
  const linha = new Float32Array(atraso);
  let onde = 0;
  for (let i = 0; i < sinal.length; i += 1) {
    const eco = linha[onde] ?? 0;
    const valor = sinal[i] ?? 0;
    linha[onde] = valor + eco * 0.5;
    sinal[i] = eco - valor * 0.5;
    onde = onde + 1 === atraso ? 0 : onde + 1;
  }
};

const sala = (entrada: Float32Array, abertura: number): Float32Array => {
  const saida = new Float32Array(entrada.length);
  for (const atraso of PENTES) pente(entrada, saida, atraso + abertura);
  for (const atraso of PASSA_TUDO) passaTudo(saida, atraso + abertura);
  return saida;
};

const misturar = (seco: Float32Array, molhado: Float32Array, quanto: number): Float32Array => {
  const mistura = new Float32Array(seco.length);
  for (let i = 0; i < seco.length; i += 1)
    mistura[i] = (seco[i] ?? 0) * (1 - quanto) + (molhado[i] ?? 0) * quanto * 2;
  return mistura;
};

/** Puts the band in a room. `quanto`: 0 dry, 1 only room. */
export const reverberar = ({ esquerda, direita }: Mesa, quanto: number): Mesa => {
  const soma = misturar(esquerda, direita, 1 / 3);
  return {
    esquerda: misturar(esquerda, sala(soma, 0), quanto),
    direita: misturar(direita, sala(soma, ABERTURA), quanto),
  };
};

const PICO = 0.84;
const VOLUME = 0.16;
const SUAVE_S = 1.4;

/** A cheap hyperbolic tangent: straight in the middle, round at the ends. */
const arredondar = (valor: number): number => {
  const x = Math.max(-3, Math.min(3, valor));
  return (x * (27 + x * x)) / (27 + 9 * x * x);
};

const acabar = (canal: Float32Array, ganho: number): Float32Array => {
  const pronto = new Float32Array(canal.length);
  const suave = SUAVE_S * AMOSTRAGEM;
  for (let i = 0; i < canal.length; i += 1) {
    const saida = Math.min(1, (canal.length - i) / suave);
    pronto[i] = PICO * arredondar((canal[i] ?? 0) * ganho) * saida * saida;
  }
  return pronto;
};

/** Evens the loudness, rounds what is too loud and lets the end fade. */
export const finalizar = ({ esquerda, direita }: Mesa): Mesa => {
  let energia = 0;
  for (let i = 0; i < esquerda.length; i += 1) energia += (esquerda[i] ?? 0) ** 2;
  const ganho = VOLUME / Math.sqrt(energia / esquerda.length + 1e-9);
  return { esquerda: acabar(esquerda, ganho), direita: acabar(direita, ganho) };
};
