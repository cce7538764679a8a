import type { FonteMusica, FonteRadio } from './fonte';
import {
  MAQUINA_INICIAL,
  type Effect,
  type Env,
  type Machine,
  type PlayerEvent,
} from './player-machine';
import { transition } from './transition';

export const radio: FonteRadio = {
  tipo: 'radio',
  id: 'r1',
  nome: 'Rádio Sião',
  url: 'https://r/1',
  imagem: null,
};
export const outra: FonteRadio = { ...radio, id: 'r2', url: 'https://r/2' };
export const musica: FonteMusica = {
  tipo: 'musica',
  id: 'm1',
  nome: 'Luz',
  url: '/storage/musicas/x.mp3',
  imagem: null,
  cantor: 'Ana',
  idCantor: 'c1',
};

export const tocar = (fonte: FonteRadio | FonteMusica): PlayerEvent => ({ tipo: 'tocar', fonte });
export const som = (posicao: number): PlayerEvent => ({ tipo: 'tique', posicao, soando: true });
export const silencio: PlayerEvent = { tipo: 'tique', posicao: 0, soando: false };

/** Runs events one after another; a number moves the clock by so many ms. */
export const viver = (passos: (PlayerEvent | number)[], parcial: Partial<Env> = {}) => {
  let machine: Machine = MAQUINA_INICIAL;
  let agora = 1_000_000;
  let ultimos: Effect[] = [];
  const todos: Effect[] = [];
  for (const passo of passos) {
    if (typeof passo === 'number') agora += passo;
    else {
      [machine, ultimos] = transition(machine, passo, {
        agora,
        online: true,
        paginaSegura: false,
        sorteio: 0,
        ...parcial,
      });
      todos.push(...ultimos);
    }
  }
  return {
    machine,
    state: machine.state,
    agora,
    ultimos: ultimos.map(({ tipo }) => tipo),
    todos: todos.map(({ tipo }) => tipo),
  };
};

export const nomeDe = (passos: (PlayerEvent | number)[], env: Partial<Env> = {}) =>
  viver(passos, env).state.nome;
