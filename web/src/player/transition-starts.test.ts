import { ESPERAS_RECONEXAO_MS } from '@portal/contracts/player/tempos';
import { describe, expect, it } from 'vitest';
import type { FonteMusica } from './fonte';
import type { PlayerEvent } from './player-machine';
import { musica, nomeDe, radio, silencio, som, tocar, viver } from './transition-story';

describe('o fim de uma música na fila', () => {
  const segunda: FonteMusica = { ...musica, id: 'm2', url: '/storage/musicas/y.mp3' };
  const tocando = [tocar(musica), som(0.1), som(42)];

  it('liga a seguinte do começo, sem passar por parado, e conta a execução dela', () => {
    const fim = viver([...tocando, { tipo: 'terminou', seguinte: segunda }]);
    expect(fim.state).toEqual({ nome: 'conectando', fonte: segunda, demorando: false });
    expect(fim.machine.posicao).toBe(0);
    expect(fim.ultimos).toEqual(['silenciarOutras', 'carregar']);
    const soou = viver([...tocando, { tipo: 'terminou', seguinte: segunda }, som(0.1)]);
    expect(soou.todos.filter((tipo) => tipo === 'tocou')).toHaveLength(2);
  });

  it('repetir a mesma é começar de novo', () => {
    const fim = viver([...tocando, { tipo: 'terminou', seguinte: musica }]);
    expect(fim.ultimos).toContain('carregar');
    expect(fim.machine.posicao).toBe(0);
  });

  it('o fim de uma rádio continua a ser queda', () => {
    const fim = viver([tocar(radio), som(0.1), { tipo: 'terminou', seguinte: segunda }]);
    expect(fim.state).toMatchObject({ nome: 'reconectando', fonte: radio });
  });
});

describe('a música da visita anterior', () => {
  const volta: PlayerEvent = { tipo: 'restaurar', fonte: musica, posicao: 30 };

  it('volta pausada no lugar, e tocar segue dali sem contar de novo', () => {
    expect(viver([volta]).state).toEqual({ nome: 'pausado', fonte: musica, posicao: 30 });
    const { todos } = viver([volta, tocar(musica), som(30.2)]);
    expect(todos).toEqual(['silenciarOutras', 'retomar']);
  });

  it('não toma o lugar do que já foi escolhido', () => {
    expect(viver([tocar(radio), volta]).state).toMatchObject({ fonte: radio });
  });
});

describe('a rádio que nunca soou', () => {
  const falhou: PlayerEvent = { tipo: 'falhou' };

  it('tenta uma segunda vez sem deixar de dizer que conecta, e desiste', () => {
    const [espera] = ESPERAS_RECONEXAO_MS;
    const esperando = viver([tocar(radio), falhou]);
    expect(esperando.state).toEqual({ nome: 'conectando', fonte: radio, demorando: false });
    expect(esperando.ultimos).toEqual(['largar']);
    expect(viver([tocar(radio), falhou, falhou]).state.nome).toBe('conectando');
    const segunda = viver([tocar(radio), falhou, espera, silencio]);
    expect(segunda.ultimos).toEqual(['carregar']);
    expect(viver([tocar(radio), falhou, espera, silencio, som(0.1)]).state.nome).toBe('tocando');
    const desistiu = viver([tocar(radio), falhou, espera, silencio, falhou]);
    expect(desistiu.state).toEqual({ nome: 'erro', fonte: radio, motivo: 'foraDoAr' });
    expect(desistiu.ultimos).toEqual(['largar']);
  });

  it('desiste em 8 s do início, calada ou entre duas tentativas', () => {
    expect(nomeDe([tocar(radio), 7999, silencio])).toBe('conectando');
    expect(nomeDe([tocar(radio), 8000, silencio])).toBe('erro');
    expect(nomeDe([tocar(radio), 3000, falhou, 1000, silencio, 3999, silencio])).toBe('conectando');
    expect(nomeDe([tocar(radio), 3000, falhou, 1000, silencio, 4000, silencio])).toBe('erro');
  });

  it('parar entre as tentativas é parar; tentar de novo recomeça a conta', () => {
    expect(nomeDe([tocar(radio), falhou, { tipo: 'pausar' }, 60_000, silencio])).toBe('parado');
    const [espera] = ESPERAS_RECONEXAO_MS;
    const outraVez = [tocar(radio), falhou, espera, silencio, falhou, 60_000, tocar(radio)];
    expect(nomeDe([...outraVez, falhou])).toBe('conectando');
  });
});
