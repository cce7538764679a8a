import type { Lancamento } from '@portal/contracts/caixa/caixa';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { avisos, dispensar } from '../../ui/avisar';
import { Lancamentos } from './lancamentos';

const VISTO = { data: '2026-11-03', valor: 50, transacao: 'E1', pagador: null };
const DO_COLEGA = { data: '2026-11-04', valor: 100, transacao: 'E2', pagador: null };
const linhaDe = (mudanca: Partial<Lancamento> = {}): Lancamento => ({
  ...{ tipo: 'recebido', id_anuncio: 7, titulo: 'Loja', usuario: 'Ana', ...VISTO },
  ...{ valor_do_anuncio: 50, divergencia: null, ...mudanca },
});
const RECEBIDO = linhaDe();
const APROVADO = linhaDe({ tipo: 'esperado', transacao: null, divergencia: 'sem_recebimento' });

/** What the form of a line without a receipt says as it opens. */
const DE_HOJE = { data: dataCivil(new Date()), valor: 50, transacao: null, pagador: null };

/** What the portal has recorded for the ad; null: the ad is gone. */
const recebido = (agora: { recebimento: object | null } | null) =>
  simularRede((caminho) => {
    if (caminho !== CAMINHOS.ficha(7)) return { status: 200, corpo: { status: '1', msg: 'Feito' } };
    return agora
      ? { status: 200, corpo: agora }
      : { status: 404, corpo: { status: '0', msg: 'Não há.' } };
  });
const escritos = (pedidos: ReturnType<typeof recebido>) =>
  pedidos.filter(({ caminho }) => caminho === CAMINHOS.recebimento(7)).length;
const apertar = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const ditos = () => avisos.ler().map(({ msg }) => msg);

beforeEach(() => avisos.ler().forEach(({ id }) => dispensar(id)));

describe('retirar', () => {
  const retirar = () => {
    montar(<Lancamentos linhas={[RECEBIDO]} />);
    apertar(/^Retirar/);
    apertar('Retirar');
  };

  it.each([
    ['o que se viu', { recebimento: VISTO }],
    ['o que alguém já retirou', { recebimento: null }],
    ['o de um anúncio excluído', null],
  ])('%s, retira', async (_, agora) => {
    const pedidos = recebido(agora);
    retirar();
    await waitFor(() => expect(ditos()).toEqual(['Feito']));
    expect(escritos(pedidos)).toBe(1);
  });

  it('o que outra pessoa trocou entretanto fica, e se diz qual é', async () => {
    const pedidos = recebido({ recebimento: DO_COLEGA });
    retirar();
    await waitFor(() =>
      expect(ditos()).toEqual([
        'O recebimento do anúncio nº 7 mudou depois que você o viu: agora é R$ 100,00 em 04/11/2026. Nada se fez: feche e confira a linha antes de tentar de novo.',
      ]),
    );
    expect(escritos(pedidos)).toBe(0);
  });
});

describe('registrar a partir de uma linha', () => {
  const registrar = (linha: Lancamento) => {
    montar(<Lancamentos linhas={[linha]} />);
    apertar(/^(Corrigir|Registrar recebimento)/);
    apertar('Registrar');
  };

  it.each([
    ['corrigido como se viu', RECEBIDO, VISTO],
    ['ainda sem recebimento', APROVADO, null],
    ['já registrado assim, sem que a resposta chegasse', APROVADO, DE_HOJE],
  ])('%s, registra', async (_, linha, recebimento) => {
    const pedidos = recebido({ recebimento });
    registrar(linha);
    await waitFor(() => expect(ditos()).toEqual(['Feito']));
    expect(escritos(pedidos)).toBe(1);
  });

  it.each([
    ['trocado por outra pessoa', RECEBIDO, DO_COLEGA, /agora é R\$ 100,00/],
    ['retirado por outra pessoa', RECEBIDO, null, /foi retirado/],
    ['que outra pessoa registrou', APROVADO, DO_COLEGA, /agora é R\$ 100,00/],
  ])('o %s não se escreve por cima', async (_, linha, recebimento, dito) => {
    const pedidos = recebido({ recebimento });
    registrar(linha);
    expect((await screen.findByRole('alert')).textContent).toMatch(dito);
    expect(escritos(pedidos)).toBe(0);
  });
});
