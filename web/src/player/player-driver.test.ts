import {
  INICIO_MUSICA_MS,
  INICIO_PARADO_MS,
  TROCA_DE_RADIO_MS,
} from '@portal/contracts/player/tempos';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calarPlayers, createFakeAudio, createTestPlayer } from './fake-audio';
import type { FonteMusica, FonteRadio } from './fonte';

const radio: FonteRadio = { tipo: 'radio', id: 'r', nome: 'R', url: 'https://r/s', imagem: null };
const musica: FonteMusica = {
  tipo: 'musica',
  id: 'm',
  nome: 'M',
  url: '/m.mp3',
  imagem: null,
  cantor: 'C',
  idCantor: 'c',
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  calarPlayers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const montar = () => {
  const fake = createFakeAudio();
  const driver = createTestPlayer(fake.audio);
  const nomes: string[] = [];
  driver.subscribe(() => {
    const { nome } = driver.getState();
    if (nomes.at(-1) !== nome) nomes.push(nome);
  });
  return { ...fake, driver, nomes };
};

it.each([
  ['a rádio, do silêncio', radio, null, INICIO_PARADO_MS],
  ['a troca de rádio', { ...radio, id: 'outra', url: 'https://outra/s' }, radio, TROCA_DE_RADIO_MS],
  ['a música', musica, null, INICIO_MUSICA_MS],
])('%s começa a ligar antes do prazo da especificação', (_caso, fonte, antes, prazo) => {
  const { driver, audio, soar } = montar();
  if (antes) {
    driver.tocar(antes);
    soar(1);
  }
  driver.tocar(fonte);
  vi.advanceTimersByTime(prazo - 1);
  expect(audio.getAttribute('src')).toContain(fonte.url);
  expect(audio.paused).toBe(false);
});

describe('rádio', () => {
  it('cada conexão pede um endereço novo e pausar esvazia o elemento', () => {
    const { driver, audio, cargas, soar } = montar();
    driver.tocar(radio);
    soar(1);
    driver.pausar();
    expect(audio.hasAttribute('src')).toBe(false);
    vi.advanceTimersByTime(1000);
    driver.tocar(radio);
    expect(cargas).toHaveLength(2);
    expect(new Set(cargas).size).toBe(2);
    for (const url of cargas) expect(url).toMatch(/^https:\/\/r\/s\?_=/);
  });

  it('o relógio do player acha o silêncio e tenta de novo sem evento nenhum do elemento', () => {
    const { driver, cargas, soar, calar, nomes } = montar();
    driver.tocar(radio);
    soar(1);
    calar();
    vi.advanceTimersByTime(12_000);
    expect(nomes).toEqual(['conectando', 'tocando', 'instavel', 'reconectando']);
    expect(cargas).toHaveLength(2);
  });

  it('parado não gasta bateria: o relógio para', () => {
    const { driver, soar } = montar();
    driver.tocar(radio);
    soar(1);
    expect(vi.getTimerCount()).toBe(1);
    driver.parar();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('o sistema que pausa por fora é obedecido', () => {
    const { driver, soar, pausarPorFora } = montar();
    driver.tocar(radio);
    soar(1);
    pausarPorFora();
    expect(driver.getState().nome).toBe('parado');
  });

  it('a recusa do navegador a tocar sem um toque vira um convite', async () => {
    const { driver, recusar } = montar();
    recusar(new DOMException('gesture', 'NotAllowedError'));
    driver.tocar(radio);
    await vi.advanceTimersByTimeAsync(0);
    expect(driver.getState().nome).toBe('bloqueado');
  });

  it('a recusa de uma rádio já trocada não atinge a nova', async () => {
    const { driver, recusar } = montar();
    recusar(new DOMException('gesture', 'NotAllowedError'));
    driver.tocar(radio);
    recusar(null);
    driver.tocar({ ...radio, id: 'r2', url: 'https://r/2' });
    await vi.advanceTimersByTimeAsync(0);
    expect(driver.getState().nome).toBe('conectando');
  });
});

it('onTocou avisa quando o som começa mesmo, e deixa de avisar quem saiu', () => {
  const { driver, soar } = montar();
  const ouvidas: string[] = [];
  const sair = driver.onTocou(({ id }) => ouvidas.push(id));
  driver.tocar(radio);
  expect(ouvidas).toEqual([]);
  soar(1);
  expect(ouvidas).toEqual(['r']);
  sair();
  driver.tocar(musica);
  soar(1);
  expect(ouvidas).toEqual(['r']);
});

it('alternar pausa a música no lugar e continua dali, sem carregar de novo', () => {
  const { driver, audio, cargas, soar } = montar();
  driver.alternar(musica);
  soar(30);
  driver.alternar(musica);
  expect(driver.getState()).toEqual({ nome: 'pausado', fonte: musica, posicao: 30 });
  expect(driver.getProgresso().posicao).toBe(30);
  driver.alternar(musica);
  soar(1);
  expect(driver.getState().nome).toBe('tocando');
  expect(audio.currentTime).toBe(31);
  expect(cargas).toEqual(['/m.mp3']);
});

it('outra aba que começa a tocar cala esta', async () => {
  vi.useRealTimers();
  const { driver, soar } = montar();
  const outra = montar();
  driver.tocar(radio);
  soar(1);
  // Its own call to the other tabs is still on the way.
  await new Promise((resolve) => setTimeout(resolve, 50));
  outra.driver.tocar(musica);
  await vi.waitFor(() => expect(driver.getState().nome).toBe('parado'));
  expect(outra.driver.getState().nome).toBe('conectando');
  outra.driver.parar();
});

it('o volume vai ao elemento na hora e à próxima visita', () => {
  const { driver, audio } = montar();
  driver.setVolume({ nivel: 0.2, mudo: true });
  expect([audio.volume, audio.muted]).toEqual([0.2, true]);
  expect(createTestPlayer(createFakeAudio().audio).getVolume()).toEqual({
    nivel: 0.2,
    mudo: true,
  });
});
