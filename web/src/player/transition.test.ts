import { ESPERAS_RECONEXAO_MS } from '@portal/contracts/player/tempos';
import { describe, expect, it } from 'vitest';
import type { PlayerEvent } from './player-machine';
import { musica, nomeDe, outra, radio, silencio, som, tocar, viver } from './transition-story';

describe('começar e parar', () => {
  it('conecta na hora e cala as outras abas', () => {
    const { state, ultimos } = viver([tocar(radio)]);
    expect(state).toEqual({ nome: 'conectando', fonte: radio, demorando: false });
    expect(ultimos).toEqual(['silenciarOutras', 'carregar']);
  });

  it('só diz que toca quando o som anda', () => {
    expect(nomeDe([tocar(radio), silencio])).toBe('conectando');
    expect(nomeDe([tocar(radio), { tipo: 'tique', posicao: 3, soando: false }])).toBe('conectando');
    expect(nomeDe([tocar(radio), som(0.1)])).toBe('tocando');
  });

  it('avisa quem conta execuções uma vez por início, não por reconexão', () => {
    const passos = [tocar(radio), som(0.1), som(1), { tipo: 'falhou' as const }, 1000, silencio];
    const { todos } = viver([...passos, som(0.2)]);
    expect(todos.filter((tipo) => tipo === 'tocou')).toHaveLength(1);
    const dois = viver([tocar(radio), som(0.1), { tipo: 'pausar' }, tocar(radio), som(0.2)]);
    expect(dois.todos.filter((tipo) => tipo === 'tocou')).toHaveLength(2);
  });

  it('pausar a rádio larga a conexão; tocar de novo é ao vivo de novo', () => {
    const pausada = viver([tocar(radio), som(5), { tipo: 'pausar' }]);
    expect(pausada.state).toEqual({ nome: 'parado', fonte: radio });
    expect(pausada.ultimos).toEqual(['largar']);
    expect(viver([tocar(radio), som(5), { tipo: 'pausar' }, tocar(radio)]).ultimos).toContain(
      'carregar',
    );
  });

  it('tocar o que já toca não corta o som', () => {
    expect(viver([tocar(radio), som(1), tocar(radio)]).ultimos).toEqual([]);
  });

  it('uma coisa por vez: outra rádio ou música toma o lugar', () => {
    expect(viver([tocar(radio), som(9), tocar(outra)]).state.fonte).toBe(outra);
    const { machine, ultimos } = viver([tocar(radio), som(9), tocar(musica)]);
    expect(machine.state.fonte).toBe(musica);
    expect(machine.posicao).toBe(0);
    expect(ultimos).toEqual(['silenciarOutras', 'carregar']);
  });

  it('a música: depois de 8 s diz que demora; depois de 20 s tenta de novo', () => {
    expect(viver([tocar(musica), 7999, silencio]).state).toMatchObject({ demorando: false });
    expect(viver([tocar(musica), 8000, silencio]).state).toMatchObject({ demorando: true });
    expect(nomeDe([tocar(musica), 8000, silencio, 11_999, silencio])).toBe('conectando');
    expect(nomeDe([tocar(musica), 8000, silencio, 12_000, silencio])).toBe('reconectando');
  });

  it('o navegador que pede um toque recebe um', () => {
    expect(nomeDe([tocar(radio), { tipo: 'bloqueado' }])).toBe('bloqueado');
    expect(nomeDe([tocar(radio), { tipo: 'bloqueado' }, tocar(radio)])).toBe('conectando');
  });

  it('rádio http em página https diz por quê, sem tentar', () => {
    const http = { ...radio, url: 'http://r/1' };
    const { state, todos } = viver([tocar(http)], { paginaSegura: true });
    expect(state).toEqual({ nome: 'erro', fonte: http, motivo: 'inseguro' });
    expect(todos).toEqual(['largar']);
    expect(nomeDe([tocar(http)], { paginaSegura: false })).toBe('conectando');
    expect(nomeDe([tocar(http), { tipo: 'online' }], { paginaSegura: true })).toBe('erro');
  });
});

describe('música', () => {
  const tocando = [tocar(musica), som(0.1), som(42)];

  it('pausa guarda o lugar e continuar não conta de novo', () => {
    const pausada = viver([...tocando, { tipo: 'pausar' }]);
    expect(pausada.state).toEqual({ nome: 'pausado', fonte: musica, posicao: 42 });
    expect(pausada.ultimos).toEqual(['pausar']);
    const volta = viver([...tocando, { tipo: 'pausar' }, tocar(musica), som(42.2)]);
    expect(volta.state.nome).toBe('tocando');
    expect(volta.todos).toContain('retomar');
    expect(volta.todos.filter((tipo) => tipo === 'tocou')).toHaveLength(1);
  });

  it('o fim volta ao começo e não toca a próxima', () => {
    const { machine, ultimos } = viver([...tocando, { tipo: 'terminou' }]);
    expect(machine.state).toEqual({ nome: 'parado', fonte: musica });
    expect(machine.posicao).toBe(0);
    expect(ultimos).toEqual(['largar']);
  });

  it('busca move também a música pausada; rádio não se move', () => {
    expect(viver([...tocando, { tipo: 'buscar', posicao: 7 }]).machine.posicao).toBe(7);
    expect(
      viver([...tocando, { tipo: 'pausar' }, { tipo: 'buscar', posicao: 7 }]).state,
    ).toMatchObject({ posicao: 7 });
    expect(viver([...tocando, { tipo: 'buscar', posicao: -3 }]).machine.posicao).toBe(0);
    expect(viver([tocar(radio), som(1), { tipo: 'buscar', posicao: 7 }]).ultimos).toEqual([]);
  });

  it('uma queda não perde o lugar', () => {
    const [espera] = ESPERAS_RECONEXAO_MS;
    const { machine, ultimos } = viver([...tocando, { tipo: 'falhou' }, espera, silencio]);
    expect(ultimos).toEqual(['carregar']);
    expect(machine.posicao).toBe(42);
  });
});

describe('quedas', () => {
  const tocando = [tocar(radio), som(0.1)];

  it.each([
    ['erro', { tipo: 'falhou' }],
    ['fim educado do servidor', { tipo: 'terminou' }],
  ] as const)('%s vira reconexão', (_nome, event) => {
    const { state, ultimos } = viver([...tocando, event]);
    expect(state).toEqual({ nome: 'reconectando', fonte: radio, tentativa: 1 });
    expect(ultimos).toEqual(['largar']);
  });

  it('som parado: sinal fraco em 1,5 s, reconexão em 10 s, e volta se andar', () => {
    const parado = { tipo: 'tique', posicao: 0.1, soando: false } as const;
    expect(nomeDe([...tocando, 1499, parado])).toBe('tocando');
    expect(nomeDe([...tocando, 1500, parado])).toBe('instavel');
    expect(nomeDe([...tocando, 1500, parado, som(0.3)])).toBe('tocando');
    expect(nomeDe([...tocando, 9999, parado])).toBe('instavel');
    expect(nomeDe([...tocando, 10_000, parado])).toBe('reconectando');
  });

  it('celular que dormiu é julgado pelo relógio: som que andou está vivo, som parado não', () => {
    expect(nomeDe([...tocando, 3_600_000, som(3600)])).toBe('tocando');
    expect(nomeDe([...tocando, 3_600_000, som(0.1)])).toBe('reconectando');
  });

  it('espera 1, 2, 4, 8 e 15 s, um pouco menos por sorteio, e desiste com gentileza', () => {
    let passos: (PlayerEvent | number)[] = [...tocando, { tipo: 'falhou' }];
    ESPERAS_RECONEXAO_MS.forEach((ms, i) => {
      expect(viver(passos).state).toMatchObject({ nome: 'reconectando', tentativa: i + 1 });
      expect(viver([...passos, ms * 0.75 - 1, silencio]).ultimos).toEqual([]);
      expect(viver([...passos, ms * 0.75, silencio]).ultimos).toEqual(['carregar']);
      const tarde = viver([...passos, ms * 0.9, silencio], { sorteio: 0.999 });
      expect(tarde.ultimos).toEqual(['carregar']);
      passos = [...passos, ms, silencio, { tipo: 'falhou' }];
    });
    expect(viver(passos).state).toEqual({ nome: 'erro', fonte: radio, motivo: 'foraDoAr' });
    expect(nomeDe([...passos, tocar(radio)])).toBe('conectando');
  });

  it('as cinco esperas sobrevivem a um corte de 20 s e voltam até 10 s depois', () => {
    const total = ESPERAS_RECONEXAO_MS.reduce((soma, ms) => soma + ms, 0);
    expect(total * 0.75).toBeGreaterThan(20_000);
    expect(total * 0.9).toBeLessThan(30_000 - 5 * 250);
  });

  it('uma tentativa calada por 10 s conta como falha', () => {
    const tentando = [...tocando, { tipo: 'falhou' } as const, 1000, silencio];
    expect(viver([...tentando, 9999, silencio]).state).toMatchObject({ tentativa: 1 });
    expect(viver([...tentando, 10_000, silencio]).state).toMatchObject({ tentativa: 2 });
  });

  it('só 10 s de som apagam as falhas: quem cai logo depois de voltar não é martelado', () => {
    const voltou = [...tocando, { tipo: 'falhou' } as const, 1000, silencio, som(0.3)];
    expect(viver([...voltou, 3000, som(3), { tipo: 'falhou' }]).state).toMatchObject({
      tentativa: 2,
    });
    expect(viver([...voltou, 10_000, som(10), { tipo: 'falhou' }]).state).toMatchObject({
      tentativa: 1,
    });
  });

  it('parar durante a espera é parar', () => {
    const passos = [...tocando, { tipo: 'falhou' } as const, { tipo: 'pausar' } as const];
    expect(viver([...passos, 60_000, silencio]).state.nome).toBe('parado');
  });
});

describe('internet', () => {
  const tocando = [tocar(radio), som(0.1)];
  const offline = { tipo: 'offline' } as const;
  const online = { tipo: 'online' } as const;

  it('o que já chegou continua a soar; quem espera dados é avisado', () => {
    expect(nomeDe([...tocando, offline])).toBe('tocando');
    expect(nomeDe([tocar(radio), offline])).toBe('semInternet');
    expect(nomeDe([...tocando, { tipo: 'falhou' }, offline])).toBe('semInternet');
  });

  it('sem internet não gasta tentativas', () => {
    expect(nomeDe([...tocando, { tipo: 'falhou' }], { online: false })).toBe('semInternet');
    expect(nomeDe([...tocando, 1500, silencio], { online: false })).toBe('semInternet');
  });

  it.each([
    ['sem internet', [tocar(radio), offline]],
    ['no meio das tentativas', [...tocando, { tipo: 'falhou' } as const]],
  ])('a volta recomeça na hora: %s', (_nome, passos) => {
    expect(viver([...passos, online]).ultimos).toEqual(['carregar']);
  });

  it('a volta também recomeça quem tinha desistido, e o relógio a percebe sem o evento', () => {
    let passos: (PlayerEvent | number)[] = [...tocando, { tipo: 'falhou' }];
    for (const ms of ESPERAS_RECONEXAO_MS) passos = [...passos, ms, silencio, { tipo: 'falhou' }];
    expect(nomeDe(passos)).toBe('erro');
    expect(nomeDe([...passos, online])).toBe('conectando');
    expect(nomeDe([tocar(radio), offline, silencio])).toBe('conectando');
  });

  it('não liga quem estava parado', () => {
    expect(viver([online, offline]).todos).toEqual([]);
    expect(viver([tocar(radio), { tipo: 'parar' }, online]).ultimos).toEqual([]);
  });

  it('quem tinha desistido e foi calado, por outra aba ou por ter dormido, não recomeça', () => {
    for (const fonte of [radio, musica]) {
      let passos: (PlayerEvent | number)[] = [tocar(fonte), som(7), { tipo: 'falhou' }];
      for (const ms of ESPERAS_RECONEXAO_MS) passos = [...passos, ms, silencio, { tipo: 'falhou' }];
      const calado = viver([...passos, { tipo: 'pausar' }, online]);
      expect(calado.state).toMatchObject(
        fonte === radio ? { nome: 'parado' } : { nome: 'pausado', posicao: 7 },
      );
      expect(calado.ultimos).toEqual([]);
    }
  });
});
