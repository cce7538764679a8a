import { describe, expect, it } from 'vitest';
import { MENSAGENS_DO_ANUNCIO as MSG } from './mensagens';
import { ACOES, destinosDe, recusaDe, type Acao, type Julgado } from './permissoes';
import { STATUS, TIPOS_ANUNCIO, type AnuncioStatus } from './status';

const novo = (mudanca: Partial<Julgado> = {}): Julgado => ({
  ...{ status: 0, aprovado_em: null, enviado_em: null, path_comprovante: null },
  ...mudanca,
});

/** The reason of each action, in the order of ACOES; null where it is allowed. */
const tabelaDe = (anuncio: Julgado, papel: 'dono' | 'administrador') =>
  Object.fromEntries(ACOES.map((acao) => [acao, recusaDe(anuncio, papel, acao)]));

const todas = (motivo: string | null, mas: Partial<Record<Acao, string | null>> = {}) => ({
  ...Object.fromEntries(ACOES.map((acao) => [acao, motivo])),
  ...mas,
});

const { comprovanteTravado, reenvioTravado, semPedidoDeReembolso, soOAnunciante } = MSG;
const APROVADO = { aprovado_em: '2026-01-10T12:00:00.000Z' };
const COM_COMPROVANTE = {
  enviado_em: '2026-01-09T12:00:00.000Z',
  path_comprovante: '/storage/banner/comprovante/x-600x250.webp',
};

/** At status 0 nobody takes a refund back, and without a proof nothing is looked at again. */
const PARADO = { desistir: semPedidoDeReembolso, reenviar: MSG.reenvioSemComprovante };
const RECUSADO = { desistir: semPedidoDeReembolso, periodo: MSG.periodoTravado };
const DEPOIS = { comprovante: comprovanteTravado, reenviar: reenvioTravado };

describe('o dono', () => {
  const EM_ANALISE = todas(null, {
    meio_pagamento: MSG.emAnalise,
    periodo: MSG.emAnalise,
    imagem: MSG.imagemTravada,
    link: MSG.linkTravado,
    titulo_banner: MSG.emAnalise,
    ...DEPOIS,
    desistir: semPedidoDeReembolso,
  });
  const NO_AR = todas(MSG.jaAprovado, {
    ...DEPOIS,
    ...{ excluir: MSG.exclusaoTravada, reembolso: null, desistir: semPedidoDeReembolso },
  });
  const TRAVADO = todas(MSG.emReembolso, DEPOIS);
  it.each<[string, Julgado, Record<string, string | null>]>([
    ['novo', novo(), todas(null, PARADO)],
    ['recusado', novo(COM_COMPROVANTE), todas(null, RECUSADO)],
    [
      'recusado, e o comprovante já não é guardado',
      novo({ ...COM_COMPROVANTE, path_comprovante: null }),
      todas(null, { ...PARADO, periodo: MSG.periodoTravado }),
    ],
    [
      'devolvido depois de aprovado',
      novo({ ...COM_COMPROVANTE, ...APROVADO }),
      todas(null, { ...RECUSADO, excluir: MSG.exclusaoTravada }),
    ],
    [
      'devolvido, e nunca comprovado',
      novo(APROVADO),
      todas(null, { ...PARADO, excluir: MSG.exclusaoTravada }),
    ],
    ['em análise', novo({ ...COM_COMPROVANTE, status: 3 }), EM_ANALISE],
    [
      'em análise outra vez',
      novo({ ...COM_COMPROVANTE, ...APROVADO, status: 3 }),
      { ...EM_ANALISE, excluir: MSG.exclusaoTravada },
    ],
    ['aprovado', novo({ ...APROVADO, status: 1 }), NO_AR],
    ['aprovado antes de se guardar quando', novo({ status: 1 }), NO_AR],
    [
      'em reembolso',
      novo({ status: 8 }),
      { ...TRAVADO, reembolso: MSG.reembolsoEmAnalise, desistir: null },
    ],
    [
      'reembolsado',
      novo({ status: 9 }),
      { ...TRAVADO, reembolso: MSG.jaReembolsado, desistir: semPedidoDeReembolso },
    ],
    [
      'renovação',
      novo({ renova: 7 }),
      todas(null, {
        ...PARADO,
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
  const doDono = { reenviar: soOAnunciante, desistir: soOAnunciante };
  expect(tabelaDe(anuncio, 'administrador')).toEqual(todas(null, { ...doDono, ...recusas }));
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
