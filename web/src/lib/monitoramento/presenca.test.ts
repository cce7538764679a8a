import { COOKIE_MONITORAMENTO } from '@portal/contracts/monitoramento/cookies';
import { PRESENCA_INTERVALO_MS } from '@portal/contracts/monitoramento/limites';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lerVisitante } from './cookie-do-visitante';
import { iniciarPresenca } from './presenca';

const valor = (conteudo: unknown) => encodeURIComponent(JSON.stringify(conteudo));
const escrever = (conteudo: unknown) => {
  document.cookie = `${COOKIE_MONITORAMENTO}=${valor(conteudo)}; path=/`;
};
const apagar = () => {
  document.cookie = `${COOKIE_MONITORAMENTO}=; path=/; max-age=0`;
};
const verPagina = (visivel: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visivel ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('o cookie do visitante', () => {
  it.each([
    [{ id_usuario: 'a.b', data_atualizacao: '2026-01-01T00:00:00.000Z' }, 'a.b'],
    [{ id_usuario: 12, data_atualizacao: 'ontem' }, '12'],
    [{ id_usuario: null }, null],
    [{ outro: 1 }, null],
    [null, null],
    ['texto', null],
  ])('%j é de %s', (conteudo, id) => {
    expect(lerVisitante(`x=1; monitoramento=${valor(conteudo)}`)).toBe(id);
  });

  it.each(['', 'monitoramento=%7Bquebrado', 'monitoramento=%', 'xmonitoramento=1'])(
    'o que não é dele não é de ninguém: %s',
    (cookies) => expect(lerVisitante(cookies)).toBeNull(),
  );
});

describe('presença', () => {
  let avisos: string[];
  let radio: string | null;
  let parar: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    [avisos, radio] = [[], null];
    escrever({ id_usuario: 'v1', data_atualizacao: new Date().toISOString() });
  });
  afterEach(() => {
    parar();
    apagar();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const iniciar = () => {
    ({ parar } = iniciarPresenca(
      () => radio,
      (id, ouvindo) => avisos.push(ouvindo === null ? id : `${id} ouve ${ouvindo}`),
    ));
  };

  it('avisa ao chegar e a cada 40 segundos', () => {
    iniciar();
    expect(avisos).toEqual(['v1']);
    vi.advanceTimersByTime(PRESENCA_INTERVALO_MS - 1);
    expect(avisos).toHaveLength(1);
    vi.advanceTimersByTime(PRESENCA_INTERVALO_MS + 1);
    expect(avisos).toHaveLength(3);
  });

  it('avisa num clique, mas não em cada um', () => {
    iniciar();
    document.body.click();
    expect(avisos).toHaveLength(1);
    vi.advanceTimersByTime(15_000);
    document.body.click();
    document.body.click();
    expect(avisos).toHaveLength(2);
    vi.advanceTimersByTime(PRESENCA_INTERVALO_MS - 1);
    expect(avisos).toHaveLength(2);
  });

  it('escondida se cala; vista de novo, avisa se já era hora', () => {
    iniciar();
    verPagina(false);
    vi.advanceTimersByTime(10 * PRESENCA_INTERVALO_MS);
    expect(avisos).toHaveLength(1);
    verPagina(true);
    expect(avisos).toHaveLength(2);
    verPagina(false);
    verPagina(true);
    expect(avisos).toHaveLength(2);
  });

  it('diz a rádio que soa, e com ela não se cala escondida', () => {
    iniciar();
    radio = 'r1';
    vi.advanceTimersByTime(PRESENCA_INTERVALO_MS);
    verPagina(false);
    vi.advanceTimersByTime(2 * PRESENCA_INTERVALO_MS);
    expect(avisos).toEqual(['v1', ...Array<string>(3).fill('v1 ouve r1')]);
    radio = null;
    vi.advanceTimersByTime(2 * PRESENCA_INTERVALO_MS);
    expect(avisos).toHaveLength(4);
  });

  it('sem cookie não há quem contar; com ele, segue quem ele diz', () => {
    apagar();
    iniciar();
    expect(avisos).toEqual([]);
    escrever({ id_usuario: 7, data_atualizacao: new Date().toISOString() });
    vi.advanceTimersByTime(PRESENCA_INTERVALO_MS);
    expect(avisos).toEqual(['7']);
  });
});
