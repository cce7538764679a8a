import { describe, expect, it } from 'vitest';
import { MENSAGENS_DO_ANUNCIO as MSG } from './mensagens';
import { ACOES, destinosDe, recusaDe, type Acao, type Julgado } from './permissoes';
import { STATUS, TIPOS_ANUNCIO, type AnuncioStatus } from './status';

const novo = (mudanca: Partial<Julgado> = {}): Julgado => ({
  ...{ status: 0, aprovado_em: null, enviado_em: null },
  ...mudanca,
});

/** The reason of each action, in the order of ACOES; null where it is allowed. */
const tabelaDe = (anuncio: Julgado, papel: 'dono' | 'administrador') =>
  Object.fromEntries(ACOES.map((acao) => [acao, recusaDe(anuncio, papel, acao)]));

const todas = (motivo: string | null, mas: Partial<Record<Acao, string | null>> = {}) => ({
  ...Object.fromEntries(ACOES.map((acao) => [acao, motivo])),
  ...mas,
});

const { comprovanteTravado } = MSG;
const APROVADO = { aprovado_em: '2026-01-10T12:00:00.000Z' };
const COM_COMPROVANTE = { enviado_em: '2026-01-09T12:00:00.000Z' };

describe('o dono', () => {
  const EM_ANALISE = todas(null, {
    meio_pagamento: MSG.emAnalise,
    periodo: MSG.emAnalise,
    imagem: MSG.imagemTravada,
    link: MSG.linkTravado,
    titulo_banner: MSG.emAnalise,
    comprovante: comprovanteTravado,
  });
  const TRAVADO = todas(MSG.emReembolso, { comprovante: comprovanteTravado });
  it.each<[string, Julgado, Record<string, string | null>]>([
    ['novo', novo(), todas(null)],
    ['recusado', novo(COM_COMPROVANTE), todas(null, { periodo: MSG.periodoTravado })],
    [
      'devolvido depois de aprovado',
      novo({ ...COM_COMPROVANTE, ...APROVADO }),
      todas(null, { periodo: MSG.periodoTravado, excluir: MSG.exclusaoTravada }),
    ],
    [
      'devolvido, e nunca comprovado',
      novo(APROVADO),
      todas(null, { excluir: MSG.exclusaoTravada }),
    ],
    ['em análise', novo({ ...COM_COMPROVANTE, status: 3 }), EM_ANALISE],
    [
      'em análise outra vez',
      novo({ ...COM_COMPROVANTE, ...APROVADO, status: 3 }),
      { ...EM_ANALISE, excluir: MSG.exclusaoTravada },
    ],
    [
      'aprovado',
      novo({ ...APROVADO, status: 1 }),
      todas(MSG.jaAprovado, {
        ...{ comprovante: comprovanteTravado, excluir: MSG.exclusaoTravada, reembolso: null },
      }),
    ],
    [
      'aprovado antes de se guardar quando',
      novo({ status: 1 }),
      todas(MSG.jaAprovado, {
        ...{ comprovante: comprovanteTravado, excluir: MSG.exclusaoTravada, reembolso: null },
      }),
    ],
    ['em reembolso', novo({ status: 8 }), { ...TRAVADO, reembolso: MSG.reembolsoEmAnalise }],
    ['reembolsado', novo({ status: 9 }), { ...TRAVADO, reembolso: MSG.jaReembolsado }],
    [
      'renovação',
      novo({ renova: 7 }),
      todas(null, {
        imagem: MSG.renovacaoTravada,
        link: MSG.renovacaoTravada,
        titulo_banner: MSG.renovacaoTravada,
        resumo_banner: MSG.renovacaoTravada,
      }),
    ],
    [
      'renovação em análise',
      novo({ ...COM_COMPROVANTE, status: 3, renova: 7 }),
      { ...EM_ANALISE, resumo_banner: MSG.renovacaoTravada },
    ],
  ])('%s', (_, anuncio, esperado) => {
    expect(tabelaDe(anuncio, 'dono')).toEqual(esperado);
  });
});

it.each<[AnuncioStatus, Partial<Record<Acao, string>>]>([
  [0, {}],
  [1, { comprovante: comprovanteTravado }],
  [3, { comprovante: comprovanteTravado }],
  [8, { comprovante: comprovanteTravado, reembolso: MSG.reembolsoEmAnalise }],
  [9, { comprovante: comprovanteTravado, reembolso: MSG.jaReembolsado }],
])('a administração no status %i', (status, recusas) => {
  const anuncio = novo({ ...APROVADO, ...COM_COMPROVANTE, status, renova: 7 });
  expect(tabelaDe(anuncio, 'administrador')).toEqual(todas(null, recusas));
});

it('a administração leva um banner a qualquer status; rádios e músicas, só aonde podem ir', () => {
  const tabela = TIPOS_ANUNCIO.map((tipo) => [
    tipo,
    STATUS.map((status) => destinosDe({ tipo, status }).join('')),
  ]);
  const catalogo = ['01', '01', '01', '019', ''];
  expect(Object.fromEntries(tabela)).toEqual({
    radio: catalogo,
    musica: catalogo,
    banner: ['01389', '01389', '01389', '01389', '01389'],
  });
});
