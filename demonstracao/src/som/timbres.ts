import type { Sorteio } from '../sorteio';
import { frequencia } from './escala';
import { AMOSTRAGEM } from './mesa';
import { criarOnda, lerOnda, SENO } from './onda';

/** Renders one note, alone and mono: MIDI number, seconds it is held. Softer harmonics for higher notes come by themselves. */
export type Timbre = (altura: number, segundos: number, sorteio: Sorteio) => Float32Array;

interface Sustentado {
  harmonicos: readonly number[];
  ataque: number;
  soltura: number;
  /** Depth in cycles per cycle, and Hz. */
  vibrato?: { fundo: number; hz: number };
  /** Detuned copies on each side, in cents: the chorus of many players. */
  desafinacao?: number;
}

const sustentado = ({ harmonicos, ataque, soltura, vibrato, desafinacao }: Sustentado): Timbre => {
  const onda = criarOnda(harmonicos);
  const vozes = desafinacao ? [-desafinacao, 0, desafinacao] : [0];
  return (altura, segundos, sorteio) => {
    const nota = new Float32Array(Math.ceil((segundos + soltura) * AMOSTRAGEM));
    for (const centesimos of vozes) {
      const passo = frequencia(altura + centesimos / 100) / AMOSTRAGEM;
      let fase = sorteio.numero();
      for (let i = 0; i < nota.length; i += 1) {
        const t = i / AMOSTRAGEM;
        const entrada = Math.min(1, t / ataque);
        const saida = t < segundos ? 1 : Math.max(0, 1 - (t - segundos) / soltura);
        const tremor = vibrato
          ? 1 + vibrato.fundo * Math.min(1, t * 2) * lerOnda(SENO, t * vibrato.hz)
          : 1;
        fase += passo * tremor;
        const envelope = entrada * entrada * saida * saida;
        nota[i] = (nota[i] ?? 0) + (lerOnda(onda, fase) * envelope) / vozes.length;
      }
    }
    return nota;
  };
};

interface Percutido {
  /** Modulator's ratio and strength: how much metal or wood the strike has. */
  razao: number;
  indice: number;
  /** Seconds to fall to a third: the note and its brightness. */
  queda: number;
  quedaDoBrilho: number;
}

const percutido =
  ({ razao, indice, queda, quedaDoBrilho }: Percutido): Timbre =>
  (altura, segundos) => {
    const dura = Math.min(segundos + queda * 1.5, queda * 4);
    const nota = new Float32Array(Math.ceil(dura * AMOSTRAGEM));
    const passo = frequencia(altura) / AMOSTRAGEM;
    const amortece = Math.exp(-1 / (queda * AMOSTRAGEM));
    const apaga = Math.exp(-1 / (quedaDoBrilho * AMOSTRAGEM));
    const solta = Math.exp(-1 / (0.12 * AMOSTRAGEM));
    let forca = 1;
    let brilho = indice / (2 * Math.PI);
    for (let i = 0; i < nota.length; i += 1) {
      const fase = i * passo;
      const ataque = Math.min(1, i / 130);
      nota[i] = ataque * forca * lerOnda(SENO, fase + brilho * lerOnda(SENO, fase * razao));
      forca *= i > segundos * AMOSTRAGEM ? solta : amortece;
      brilho *= apaga;
    }
    return nota;
  };

/** Karplus-Strong: a short noise that runs round a string and loses its edge. */
const corda =
  (sustentacao: number, maciez: number): Timbre =>
  (altura, segundos, sorteio) => {
    const periodo = AMOSTRAGEM / frequencia(altura);
    const volta = new Float32Array(Math.max(2, Math.floor(periodo)));
    let macio = 0;
    for (let i = 0; i < volta.length; i += 1) {
      macio += (sorteio.entre(-1, 1) - macio) * maciez;
      volta[i] = macio;
    }
    const nota = new Float32Array(Math.ceil((segundos + 0.6) * AMOSTRAGEM));
    const fracao = periodo - volta.length;
    let onde = 0;
    let anterior = 0;
    for (let i = 0; i < nota.length; i += 1) {
      const atual = volta[onde] ?? 0;
      const suave = (0.5 + fracao / 4) * anterior + (0.5 - fracao / 4) * atual;
      nota[i] = atual * Math.min(1, (nota.length - i) / 4_000);
      volta[onde] = suave * sustentacao;
      anterior = atual;
      onde = onde + 1 === volta.length ? 0 : onde + 1;
    }
    return nota;
  };

const ruido =
  (segundos: number, queda: number, agudo: number): Timbre =>
  (_altura, _segundos, sorteio) => {
    const nota = new Float32Array(Math.ceil(segundos * AMOSTRAGEM));
    let grave = 0;
    for (let i = 0; i < nota.length; i += 1) {
      const chiado = sorteio.entre(-1, 1);
      grave += (chiado - grave) * agudo;
      nota[i] = (chiado - grave) * Math.exp(-i / (queda * AMOSTRAGEM));
    }
    return nota;
  };

const bumbo: Timbre = () => {
  const nota = new Float32Array(Math.ceil(0.28 * AMOSTRAGEM));
  let fase = 0;
  for (let i = 0; i < nota.length; i += 1) {
    const t = i / AMOSTRAGEM;
    fase += (48 + 90 * Math.exp(-t / 0.03)) / AMOSTRAGEM;
    nota[i] = lerOnda(SENO, fase) * Math.exp(-t / 0.11) * Math.min(1, i / 60);
  }
  return nota;
};

/** The players of the demonstration's songs. */
export const TIMBRES = {
  pianoEletrico: percutido({ razao: 1, indice: 1.6, queda: 0.9, quedaDoBrilho: 0.25 }),
  piano: percutido({ razao: 2, indice: 1.1, queda: 0.8, quedaDoBrilho: 0.18 }),
  sino: percutido({ razao: 3.53, indice: 1.4, queda: 1.1, quedaDoBrilho: 0.5 }),
  marimba: percutido({ razao: 4, indice: 0.9, queda: 0.35, quedaDoBrilho: 0.05 }),
  violao: corda(0.996, 0.55),
  harpa: corda(0.9985, 0.35),
  coro: sustentado({
    harmonicos: [1, 0.55, 0.42, 0.16, 0.1, 0.05],
    ataque: 0.35,
    soltura: 0.6,
    desafinacao: 7,
    vibrato: { fundo: 0.003, hz: 4.7 },
  }),
  cordas: sustentado({
    harmonicos: [1, 0.5, 0.34, 0.24, 0.17, 0.1, 0.06],
    ataque: 0.28,
    soltura: 0.5,
    desafinacao: 9,
  }),
  orgao: sustentado({
    harmonicos: [1, 0.8, 0.25, 0.5, 0, 0.12, 0, 0.2],
    ataque: 0.03,
    soltura: 0.14,
    vibrato: { fundo: 0.0022, hz: 6.1 },
  }),
  flauta: sustentado({
    harmonicos: [1, 0.22, 0.09, 0.02],
    ataque: 0.07,
    soltura: 0.16,
    vibrato: { fundo: 0.0045, hz: 5.2 },
  }),
  acordeao: sustentado({
    harmonicos: [1, 0.7, 0.6, 0.42, 0.36, 0.2, 0.16, 0.1],
    ataque: 0.05,
    soltura: 0.09,
    desafinacao: 5,
  }),
  baixo: sustentado({ harmonicos: [1, 0.42, 0.14, 0.05], ataque: 0.012, soltura: 0.1 }),
  chimbal: ruido(0.07, 0.018, 0.75),
  chocalho: ruido(0.11, 0.035, 0.6),
  caixa: ruido(0.22, 0.06, 0.25),
  bumbo,
} satisfies Record<string, Timbre>;

export type NomeDeTimbre = keyof typeof TIMBRES;
