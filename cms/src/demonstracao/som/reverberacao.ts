import { AMOSTRAGEM, type Mesa } from './mesa';

// Schroeder's room: parallel combs that lose their treble, then two all-pass filters. Lengths in samples at 44.1 kHz.
const PENTES = [1557, 1617, 1491, 1422];
const PASSA_TUDO = [556, 225];
const ABERTURA = 23;
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

/** Puts the band in a room. `quanto`: 0 dry, 1 only room. */
export const reverberar = ({ esquerda, direita }: Mesa, quanto: number): Mesa => {
  const soma = esquerda.map((valor, i) => (valor + (direita[i] ?? 0)) / 2);
  const salaEsquerda = sala(soma, 0);
  const salaDireita = sala(soma, ABERTURA);
  const misturar = (seco: Float32Array, molhado: Float32Array) =>
    seco.map((valor, i) => valor * (1 - quanto) + (molhado[i] ?? 0) * quanto * 2);
  return { esquerda: misturar(esquerda, salaEsquerda), direita: misturar(direita, salaDireita) };
};

const PICO = 0.84;
const SUAVE_S = 1.4;

/** Evens the loudness, rounds what is too loud and lets the end fade. */
export const finalizar = ({ esquerda, direita }: Mesa): Mesa => {
  const energia = esquerda.reduce((soma, valor) => soma + valor * valor, 0) / esquerda.length;
  const ganho = 0.16 / Math.sqrt(energia + 1e-9);
  const fim = esquerda.length;
  const acabar = (canal: Float32Array) =>
    canal.map((valor, i) => {
      const saida = Math.min(1, (fim - i) / (SUAVE_S * AMOSTRAGEM));
      return PICO * Math.tanh(valor * ganho) * saida * saida;
    });
  return { esquerda: acabar(esquerda), direita: acabar(direita) };
};
