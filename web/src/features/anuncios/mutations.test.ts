import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { AxiosError } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { simularRede } from '../../test/rede';
import { sessaoQuery } from '../../session/sessao-query';
import { avisar, avisos, dispensar } from '../../ui/avisar';
import { anuncioDeTeste } from './anuncio-de-teste';
import { atualizarStatusMutation, renovarMutation, type Decisao } from './mutations';
import { useMotivoGuardado } from './motivos-guardados';
import { fichaQuery } from './queries';

beforeEach(() => avisos.ler().forEach(({ id }) => dispensar(id)));

it('a renovação que deu certo na segunda vez tira da tela o que se disse da primeira, e só isso', async () => {
  const client = new QueryClient();
  const renovar = () =>
    client
      .getMutationCache()
      .build(client, renovarMutation)
      .execute({ anuncio: anuncioDeTeste({}), periodo: '1', meio_pagamento: 'pix' });
  simularRede(() => ({ status: 503, corpo: null }));
  avisar({ tipo: 'erro', msg: 'Outra coisa falhou' });
  await expect(renovar()).rejects.toThrow();
  const naTela = () => avisos.ler().map(({ msg }) => msg);
  expect(naTela()).toEqual(['Outra coisa falhou', MENSAGENS.erroInterno]);
  simularRede(() => ({ status: 201, corpo: { anuncio: anuncioDeTeste({ id: 9 }) } }));
  await expect(renovar()).resolves.toMatchObject({ id: 9 });
  expect(naTela()).toEqual(['Outra coisa falhou']);
});

it.each<[string, Partial<Decisao>]>([
  ['sem mais', {}],
  ['com o recebimento', { recebimento: { data: '', valor: 1, transacao: '', pagador: '' } }],
])('a decisão %s sobre um anúncio excluído diz que ele não existe mais', async (_, mais) => {
  const client = new QueryClient();
  const exclusao = {
    ...{ quando: '2026-11-22T17:03:00Z', de: 3, para: null },
    ...{ evento: 'exclusao', por: 'ana' },
  };
  simularRede((caminho) =>
    caminho === CAMINHOS.historico(128)
      ? { status: 200, corpo: [exclusao] }
      : { status: 404, corpo: { status: '0', msg: MENSAGENS.naoEncontrado } },
  );
  const anuncio = anuncioDeTeste({ status: 3 });
  await expect(
    client
      .getMutationCache()
      .build(client, atualizarStatusMutation)
      .execute({ anuncio, para: 0, motivo: 'Ilegível', ...mais }),
  ).rejects.toThrow();
  expect(avisos.ler()).toMatchObject([
    {
      titulo: 'Erro ao atualizar status',
      msg: 'Padaria da Ana (nº 128): Este anúncio não existe mais. Anúncio excluído por ana em 22/11/2026, 14:03. O motivo que você escreveu não foi enviado: “Ilegível”',
    },
  ]);
});

describe('a aprovação e o reembolso são do anúncio como foi visto', () => {
  const VISTO = anuncioDeTeste({
    status: 3,
    banner: { id: 1, titulo: 'Pães', resumo: 'Quentes', url: 'https://p.test/', path_imagem: null },
  });
  const FEITO = { status: '1', msg: 'Status atualizado com sucesso' };
  const decidir = async (para: AnuncioStatus, agora: Anuncio) => {
    const client = new QueryClient();
    const pedidos = simularRede((caminho) => ({
      status: 200,
      corpo: caminho === CAMINHOS.ficha(128) ? { anuncio: agora, recebimento: null } : FEITO,
    }));
    const decisao = { anuncio: VISTO, para };
    const mutacao = client.getMutationCache().build(client, atualizarStatusMutation);
    await mutacao.execute(decisao).catch(() => undefined);
    return pedidos.filter(({ caminho }) => caminho === CAMINHOS.atualizarStatus).length;
  };

  it.each<[string, AnuncioStatus, Partial<Anuncio>]>([
    ['o resumo', 1, { banner: { ...VISTO.banner, resumo: 'Outra coisa' } as Anuncio['banner'] }],
    ['o período e o preço', 1, { periodo: 12, valor: 150 }],
    ['o comprovante, recusado por outra pessoa', 1, { path_comprovante: '/storage/outro.webp' }],
    ['a chave do reembolso', 9, { reembolso: { motivo: '', chave_pix: 'outra', pedido_em: '' } }],
  ])('mudado %s, não se envia', async (_, para, mudanca) => {
    expect(await decidir(para, { ...VISTO, ...mudanca })).toBe(0);
    expect(avisos.ler()).toMatchObject([
      {
        titulo: 'Erro ao atualizar status',
        msg: 'Padaria da Ana (nº 128): Este anúncio mudou depois que você o viu. Confira de novo antes de decidir.',
      },
    ]);
  });

  it('deixada a página do anúncio enquanto ele se lê de novo, envia-se', async () => {
    const client = new QueryClient();
    const pedidos = simularRede((caminho) => ({
      status: 200,
      corpo: caminho === CAMINHOS.ficha(128) ? { anuncio: VISTO, recebimento: null } : FEITO,
    }));
    const largar = new QueryObserver(client, fichaQuery(128)).subscribe(() => undefined);
    const mutacao = client.getMutationCache().build(client, atualizarStatusMutation);
    const enviada = mutacao.execute({ anuncio: VISTO, para: 1 }).catch(() => undefined);
    await Promise.resolve();
    largar();
    await enviada;
    expect(pedidos.map(({ caminho }) => caminho)).toContain(CAMINHOS.atualizarStatus);
  });

  it('igual, ou recusado, envia-se', async () => {
    expect(await decidir(1, { ...VISTO, esperando_desde: '2026-11-22T17:03:00Z' })).toBe(1);
    expect(await decidir(0, { ...VISTO, titulo: 'Outro' })).toBe(1);
  });
});

describe('a decisão cuja resposta se perde', () => {
  const recusa = (mudanca: object = {}) => ({
    ...{ quando: '2026-11-22T17:03:00Z', de: 3, para: 0, evento: 'decisao', por: 'maria' },
    ...{ motivo: 'Ilegível', ...mudanca },
  });
  /** Refuses an ad; nobody hears whether it counted, and this is what its history says then. */
  const recusar = async (id: number, passos: unknown[] | null, falha: Falha = 'rede') => {
    const client = new QueryClient();
    client.setQueryData(sessaoQuery.queryKey, {
      ...{ user: { id_usuario: 1, usuario: 'maria', permissao: 2 }, token: '', mensagem: null },
    });
    simularRede((caminho) => {
      if (caminho === CAMINHOS.historico(id) && passos) return { status: 200, corpo: passos };
      if (falha === 'rede') throw new AxiosError('Network Error');
      return { status: falha, corpo: null };
    });
    const decisao: Decisao = { anuncio: anuncioDeTeste({ id, status: 3 }), para: 0 };
    await client
      .getMutationCache()
      .build(client, atualizarStatusMutation)
      .execute({ ...decisao, motivo: 'Ilegível' })
      .catch(() => undefined);
    const { result } = renderHook(() => useMotivoGuardado(id));
    return {
      ditos: avisos.ler().map(({ titulo, msg }) => [titulo, msg]),
      guardado: result.current,
    };
  };
  type Falha = 'rede' | 401 | 502;

  it.each<Falha>(['rede', 502])(
    '%s: a que valeu é dita feita, e o motivo seguiu',
    async (falha) => {
      expect(await recusar(201, [recusa()], falha)).toEqual({
        ditos: [[undefined, 'Status atualizado com sucesso']],
        guardado: undefined,
      });
    },
  );

  it.each<[string, unknown[] | null, Falha]>([
    ['não chegou', [recusa({ de: null, para: 0, evento: 'criacao' })], 'rede'],
    ['não se sabe se chegou', null, 'rede'],
    ['outra pessoa decidiu o mesmo', [recusa({ por: 'joana' })], 'rede'],
    ['foi outra a decisão', [recusa({ para: 1 })], 'rede'],
    ['foi com outras palavras', [recusa({ motivo: 'Outro' })], 'rede'],
    ['foi de outro status', [recusa({ de: 1 })], 'rede'],
    ['a sessão acabou', [recusa()], 401],
  ])('%s: o erro diz qual anúncio, e guarda o motivo', async (_, passos, falha) => {
    const { ditos, guardado } = await recusar(202, passos, falha);
    expect(ditos).toEqual([
      [
        'Erro ao atualizar status',
        expect.stringMatching(/^Padaria da Ana \(nº 202\): .*“Ilegível”$/),
      ],
    ]);
    expect(guardado).toBe('Ilegível');
  });
});
