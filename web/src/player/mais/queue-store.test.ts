import { ESMAECER_MS } from '@portal/contracts/player/tempos';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calarPlayers, createFakeAudio, createTestPlayer } from '../fake-audio';
import type { FonteMusica } from '../fonte';
import { createQueueStore } from './queue-store';
import { lerFila } from './remembered-queue';

const musica = (id: string): FonteMusica => ({
  tipo: 'musica',
  id,
  nome: id,
  url: `/${id}.mp3`,
  imagem: null,
  cantor: 'Ana',
  idCantor: 'c',
});
const lista = [musica('a'), musica('b'), musica('c')];
const radio = { tipo: 'radio', id: 'r', nome: 'R', url: 'https://r', imagem: null } as const;

const montar = () => {
  const fake = createFakeAudio();
  const driver = createTestPlayer(fake.audio);
  const store = createQueueStore(driver);
  const tocando = () => driver.getState().fonte?.id;
  const acabar = () => {
    fake.soar(1);
    fake.terminar();
  };
  return { ...fake, driver, store, tocando, acabar };
};
const comecar = (vez = 0) => {
  const tudo = montar();
  const fonte = lista[vez];
  if (fonte) tudo.driver.tocar(fonte, lista);
  tudo.soar(1);
  return tudo;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  calarPlayers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('no fim toca a seguinte, e depois da última para', () => {
  const { acabar, tocando, driver } = comecar(1);
  acabar();
  expect([tocando(), driver.getState().nome]).toEqual(['c', 'conectando']);
  acabar();
  expect([tocando(), driver.getState().nome]).toEqual(['c', 'parado']);
});

it('anterior: no começo a de antes, mais tarde o começo desta', () => {
  const { store, soar, tocando, audio } = comecar(1);
  soar(10);
  store.voltar();
  expect([tocando(), audio.currentTime]).toEqual(['b', 0]);
  store.voltar();
  expect(tocando()).toBe('a');
  soar(1);
  store.avancar();
  expect(tocando()).toBe('b');
});

it('o pedido feito antes de a fila existir vale', () => {
  const { audio, soar } = createFakeAudio();
  const driver = createTestPlayer(audio);
  driver.tocar(lista[0] ?? musica('x'), lista);
  soar(1);
  expect(createQueueStore(driver).get()).toMatchObject({ atual: 0, temSeguinte: true });
});

it('"Tocar tudo" na música que já toca só troca a fila', () => {
  const { driver, store, cargas } = comecar(0);
  const outra = [musica('a'), musica('z')];
  driver.tocar(lista[0] ?? musica('x'), outra);
  expect(store.get().itens.map(({ id }) => id)).toEqual(['a', 'z']);
  expect(cargas).toHaveLength(1);
});

it('uma rádio desfaz a fila', () => {
  const { driver, store } = comecar();
  driver.tocar(radio);
  expect(store.get()).toMatchObject({ itens: [], temAnterior: false, temSeguinte: false });
  expect(lerFila()).toBeNull();
});

it('na volta a fila está lá, pausada no lugar', () => {
  const { soar, driver } = comecar(1);
  soar(41);
  driver.pausar();
  window.dispatchEvent(new Event('pagehide'));
  const outra = montar();
  expect(outra.driver.getState()).toMatchObject({ nome: 'pausado', posicao: 42 });
  expect(outra.store.get()).toMatchObject({ atual: 1, temSeguinte: true });
  expect(outra.cargas).toEqual([]);
});

it('na volta, a música pedida antes de a fila existir toca no lugar que tinha nela', () => {
  comecar(1).driver.pausar();
  window.dispatchEvent(new Event('pagehide'));
  const { audio, soar } = createFakeAudio();
  const driver = createTestPlayer(audio);
  driver.tocar(musica('b'));
  soar(1);
  expect(createQueueStore(driver).get()).toMatchObject({ atual: 1, temSeguinte: true });
});

it('um lugar guardado que não é de música nenhuma não é de ninguém', () => {
  comecar(1).driver.pausar();
  window.dispatchEvent(new Event('pagehide'));
  const guardada = localStorage.getItem('portal.fila') ?? '';
  expect(lerFila()).not.toBeNull();
  localStorage.setItem('portal.fila', guardada.replace(/"posicao":\d+/, '"posicao":1e999'));
  expect(lerFila()).toBeNull();
});

it('quem chega à página de outra coisa é servido por ela, e a fila guardada fica', () => {
  comecar(1).driver.pausar();
  const { audio } = createFakeAudio();
  const driver = createTestPlayer(audio);
  driver.ofertar({ fonte: radio });
  createQueueStore(driver);
  window.dispatchEvent(new Event('pagehide'));
  expect(driver.getState().fonte).toBeNull();
  expect(lerFila()).not.toBeNull();
});

describe('continuar tocando', () => {
  const tocadas = ['c', 'x', 'y'].map((id) => ({
    ...{ id, nome: id, url: `/${id}.mp3`, url_foto: null, id_cantor: 'k', created_at: '' },
    ...{ cantor: { nome: 'K', url_foto: null }, segmento: id === 'y' ? 'outro' : 'um' },
    total_acessos: 1,
  }));
  const responder = () =>
    vi.stubGlobal(
      'fetch',
      vi.fn((caminho: string) => {
        const lido = caminho.startsWith('/api/cantores/') ? { segmento: 'um' } : tocadas;
        return Promise.resolve(new Response(JSON.stringify(lido)));
      }),
    );

  it('ligado, depois da última vêm as do mesmo segmento', async () => {
    responder();
    const { store, acabar, tocando } = comecar(1);
    store.setContinuar(true);
    acabar();
    await vi.advanceTimersByTimeAsync(10);
    expect(store.get().itens.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'x']);
    acabar();
    expect(tocando()).toBe('x');
    expect(montar().store.get().continuar).toBe(true);
  });

  it('desligado, nada é pedido', async () => {
    responder();
    const { acabar } = comecar(1);
    acabar();
    await vi.advanceTimersByTimeAsync(10);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('desligar sozinho', () => {
  it('na hora, esmaecendo nos últimos 5 s; o volume de cada um fica como era', () => {
    const { store, driver, audio, soar } = comecar();
    driver.setVolume({ nivel: 0.8, mudo: false });
    store.dormir(15);
    const vivo = (ms: number) => {
      // Sound that stands still would be a dead stream.
      for (let falta = ms; falta > 0; falta -= 1000) {
        soar(1);
        vi.advanceTimersByTime(Math.min(falta, 1000));
      }
    };
    vivo(15 * 60_000 - ESMAECER_MS);
    expect(audio.volume).toBeCloseTo(0.8);
    vivo(ESMAECER_MS / 2);
    expect(audio.volume).toBeLessThan(0.5);
    expect(driver.getVolume().nivel).toBe(0.8);
    vivo(ESMAECER_MS);
    expect(driver.getState().nome).toBe('pausado');
    expect(audio.volume).toBeCloseTo(0.8);
    expect(store.get().sono).toBeNull();
  });

  it('também quando o aparelho dormiu e passou da hora', () => {
    const { store, driver } = comecar();
    store.dormir(15);
    vi.setSystemTime(Date.now() + 20 * 60_000);
    vi.advanceTimersByTime(15 * 60_000);
    expect(driver.getState().nome).toBe('pausado');
    expect(store.get().sono).toBeNull();
  });

  it('no fim da música, sem a seguinte', () => {
    const { store, driver, acabar } = comecar();
    store.dormir('musica');
    acabar();
    expect(driver.getState()).toMatchObject({ nome: 'parado', fonte: { id: 'a' } });
    expect(store.get().sono).toBeNull();
  });

  it('uma rádio não tem fim de música', () => {
    const { store, driver } = comecar();
    store.dormir('musica');
    driver.tocar(radio);
    expect(store.get().sono).toBeNull();
  });

  it('acordar desfaz', () => {
    const { store, driver, soar } = comecar();
    store.dormir(15);
    store.dormir(null);
    for (let s = 0; s < 16 * 60; s += 1) {
      soar(1);
      vi.advanceTimersByTime(1000);
    }
    expect(driver.getState().nome).toBe('tocando');
  });
});
