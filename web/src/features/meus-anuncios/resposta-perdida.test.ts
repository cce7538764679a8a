import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { QueryClient, type MutationOptions } from '@tanstack/react-query';
import { AxiosError } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { SEM_RESPOSTA } from '../../lib/api-error';
import { simularRede } from '../../test/rede';
import { avisos, dispensar } from '../../ui/avisar';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { JA_NAO_EXISTE } from '../anuncios/mesmo-sem-resposta';
import { excluirAnuncioMutation, renovarMutation } from '../anuncios/mutations';
import { ANUNCIOS } from '../anuncios/queries';
import { editarMeuBannerMutation, salvarAnuncioMutation } from '../formulario-de-anuncio/mutations';
import {
  desistirDoCancelamentoMutation,
  pedirCancelamentoMutation,
  reenviarMutation,
} from './mutations';

beforeEach(() => avisos.ler().forEach(({ id }) => dispensar(id)));

const ditos = () => avisos.ler().map(({ msg }) => msg);

/** The call is cut after it went, and the owner's list is as given; null: that is cut, too. */
const cortar = (agora: readonly Anuncio[] | null, status = 0) =>
  simularRede((caminho) => {
    const daLista = caminho === CAMINHOS.anunciosDoUsuario(7);
    if (daLista && agora) return { status: 200, corpo: agora };
    if (status === 0 || daLista) throw new AxiosError('rede');
    return { status, corpo: { status: '0', msg: MENSAGENS.naoEncontrado } };
  });

const fazer = <T, V>(mutacao: MutationOptions<T, Error, V>, dados: V): Promise<T> => {
  const client = new QueryClient();
  return client.getMutationCache().build(client, mutacao).execute(dados);
};

const dono = { id_usuario: 7, usuario: 'ana', telefone: '', email: '' };
const em = (status: Anuncio['status']) => anuncioDeTeste({ status, usuario: dono });
const comprovante = { arquivo_comprovante: new File(['x'], 'recibo.png', { type: 'image/png' }) };
const onProgresso = () => undefined;

describe.each<[string, () => Promise<unknown>, Anuncio, Anuncio, string]>([
  [
    'o pedido de cancelamento',
    () => fazer(pedirCancelamentoMutation, { anuncio: em(3), motivo: '', chave_pix: '' }),
    ...([em(8), em(3), MSG.reembolsoSolicitado] as const),
  ],
  [
    'a desistência',
    () => fazer(desistirDoCancelamentoMutation, em(8)),
    ...([em(3), em(8), MSG.reembolsoRetirado] as const),
  ],
  ['o reenvio', () => fazer(reenviarMutation, em(0)), em(3), em(0), MSG.reenviado],
  [
    'o comprovante',
    () => fazer(editarMeuBannerMutation(em(0)), { envio: comprovante, onProgresso }),
    ...([em(3), em(0), MSG.anuncioAtualizado] as const),
  ],
])('%s sem resposta', (_, pedir, feito, porFazer, palavras) => {
  it('e feito, é dito feito', async () => {
    cortar([feito]);
    await pedir();
    expect(ditos()).toEqual([palavras]);
  });

  it.each<[string, Anuncio[] | null]>([
    ['e por fazer', [porFazer]],
    ['sem que se saiba', null],
  ])('%s, falhou', async (__, agora) => {
    cortar(agora);
    await expect(pedir()).rejects.toMatchObject({ status: 0 });
    expect(ditos()).not.toContain(palavras);
  });
});

it('desistir do que foi reembolsado entretanto não é ter desistido', async () => {
  cortar([em(9)]);
  await expect(fazer(desistirDoCancelamentoMutation, em(8))).rejects.toMatchObject({ status: 0 });
});

it('uma mudança sem comprovante, sem resposta, falhou: enviada outra vez, vale o mesmo', async () => {
  cortar([em(3)]);
  const envio = { titulo: 'Outro' };
  const mutacao = editarMeuBannerMutation(em(0));
  await expect(fazer(mutacao, { envio, onProgresso })).rejects.toMatchObject({ status: 0 });
});

describe.each<[string, () => Promise<unknown>]>([
  [
    'o cancelamento',
    () => fazer(pedirCancelamentoMutation, { anuncio: em(3), motivo: '', chave_pix: '' }),
  ],
  [
    'a edição',
    () => fazer(salvarAnuncioMutation(em(3)), { envio: { titulo: 'Outro' }, onProgresso }),
  ],
  [
    'o comprovante',
    () => fazer(editarMeuBannerMutation(em(0)), { envio: comprovante, onProgresso }),
  ],
  [
    'a renovação',
    () => fazer(renovarMutation, { anuncio: em(1), periodo: '1', meio_pagamento: 'pix' }),
  ],
])('%s do que outra pessoa excluiu', (_, pedir) => {
  it('diz que ele não existe mais', async () => {
    cortar([], 404);
    await expect(pedir()).rejects.toMatchObject({ msg: JA_NAO_EXISTE, status: 404 });
  });

  it('não o diz do que só esta conta não vê', async () => {
    cortar(null, 404);
    await expect(pedir()).rejects.toMatchObject({ msg: MENSAGENS.naoEncontrado, status: 404 });
  });
});

it('o que outra pessoa excluiu lê-se de novo: a página mostra o que foi feito dele', async () => {
  cortar([], 404);
  const client = new QueryClient();
  const lista = client.getQueryCache().build(client, { queryKey: [...ANUNCIOS, 'lista'] });
  lista.setData([]);
  const dados = { envio: { titulo: 'Outro' }, onProgresso };
  const mutacao = client.getMutationCache().build(client, salvarAnuncioMutation(em(3)));
  await mutacao.execute(dados).catch(() => undefined);
  expect(lista.state.isInvalidated).toBe(true);
});

describe('excluir', () => {
  it.each([0, 404])(
    'o que já não está entre os do dono está excluído, respondido %i',
    async (status) => {
      cortar([], status);
      await fazer(excluirAnuncioMutation, em(0));
      expect(ditos()).toEqual([MSG.excluido]);
    },
  );

  it.each<[string, number, Anuncio[] | null, string]>([
    ['o que ainda está', 0, [em(0)], SEM_RESPOSTA],
    ['o que outra conta não vê', 404, null, MENSAGENS.naoEncontrado],
    ['o que não se pode', 409, [], MENSAGENS.naoEncontrado],
  ])('%s não é dito excluído', async (_, status, agora, palavras) => {
    cortar(agora, status);
    await expect(fazer(excluirAnuncioMutation, em(0))).rejects.toMatchObject({ status });
    expect(ditos()).toEqual([palavras]);
  });
});
