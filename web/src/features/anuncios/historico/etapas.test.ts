import type { Passo } from '@portal/contracts/anuncio/anuncio';
import { expect, it } from 'vitest';
import { anuncioDeTeste } from '../anuncio-de-teste';
import { etapasDe, motivoAtual } from './etapas';
import { palavrasDoPasso } from './passo';

const HOJE = '2026-11-21';
const passo = (de: Passo['de'], para: Passo['para'], mudanca: Partial<Passo> = {}): Passo => ({
  quando: '2026-11-19T12:00:00.000Z',
  de,
  para,
  evento: 'decisao',
  por: 'ana',
  motivo: '',
  ...mudanca,
});
const COMPRA = passo(null, 0, { evento: 'criacao', quando: '2026-11-17T12:00:00.000Z' });
const ENVIO = passo(0, 3, { evento: 'comprovante', quando: '2026-11-18T12:00:00.000Z' });
const ENVIADO = {
  path_comprovante: '/storage/banner/comprovante/x.webp',
  enviado_em: '2026-11-18T12:00:00.000Z',
  previsao_liberacao: '2026-11-26',
};

const resumo = (...[anuncio, passos]: [Parameters<typeof anuncioDeTeste>[0], Passo[]]) =>
  etapasDe(anuncioDeTeste(anuncio), passos, HOJE).map(
    ({ rotulo, estado, detalhe }) => `${rotulo}: ${estado}, ${detalhe}`,
  );

it('recém-comprado, falta o comprovante', () => {
  expect(resumo({}, [COMPRA])).toEqual([
    'Pedido: feita, 17/11/2026',
    'Comprovante: atual, Falta enviar',
    'Análise: adiante, Até 5 dias úteis',
    'No ar: adiante, Aguardando',
    'Vence: adiante, Aguardando',
  ]);
});

it('em análise, diz até quando', () => {
  expect(resumo({ status: 3, ...ENVIADO }, [COMPRA, ENVIO]).slice(1, 3)).toEqual([
    'Comprovante: feita, 18/11/2026',
    'Análise: atual, Até 26/11 (5 dias úteis)',
  ]);
});

it('recusado, a análise mostra quando e o motivo está à mão', () => {
  const passos = [COMPRA, ENVIO, passo(3, 0, { motivo: 'Ilegível' })];
  expect(resumo({ ...ENVIADO }, passos)[2]).toBe('Análise: recusada, Não aprovado 19/11/2026');
  expect(motivoAtual({ status: 0 }, passos)).toBe('Ilegível');
  expect(motivoAtual({ status: 3 }, passos)).toBe('');
  const edicao = passo(0, 0, { evento: 'edicao', campos: ['titulo'] });
  const visto = passo(null, null, { evento: 'comprovante visto' });
  expect(motivoAtual({ status: 0 }, [...passos, visto, edicao])).toBe('Ilegível');
});

it('no ar, mostra início e vencimento; vencido, termina ali', () => {
  const noAr = { status: 1, data_inicio: '2026-11-19', data_vencimento: '2027-02-19' } as const;
  const passos = [COMPRA, ENVIO, passo(3, 1)];
  expect(resumo({ ...ENVIADO, ...noAr }, passos).slice(2)).toEqual([
    'Análise: feita, 19/11/2026',
    'No ar: atual, Início em 19/11/2026',
    'Vence: adiante, 19/02/2027',
  ]);
  expect(resumo({ ...ENVIADO, ...noAr, data_vencimento: HOJE }, passos).slice(3)).toEqual([
    'No ar: feita, Início em 19/11/2026',
    'Vence: atual, 21/11/2026',
  ]);
});

it('recusado o cancelamento, a análise continua do dia em que foi aprovado', () => {
  const noAr = { status: 1, data_inicio: '2026-11-19', data_vencimento: '2027-02-19' } as const;
  const quando = '2026-11-20T12:00:00.000Z';
  const pedido = passo(1, 8, { evento: 'reembolso', quando });
  const passos = [COMPRA, ENVIO, passo(3, 1), pedido, passo(8, 1, { quando })];
  expect(resumo({ ...ENVIADO, ...noAr }, passos)[2]).toBe('Análise: feita, 19/11/2026');
});

it('no reembolso, o caminho é outro', () => {
  const passos = [COMPRA, ENVIO, passo(3, 8, { evento: 'reembolso' }), passo(8, 9)];
  expect(resumo({ ...ENVIADO, status: 8 }, passos.slice(0, 3)).slice(2)).toEqual([
    'Cancelamento: atual, Pedido 19/11/2026',
    'Reembolso: adiante, Em análise',
  ]);
  expect(resumo({ ...ENVIADO, status: 9 }, passos).slice(2)).toEqual([
    'Cancelamento: feita, Pedido 19/11/2026',
    'Reembolso: feita, R$ 100,00 em 19/11/2026',
  ]);
  const depois = passo(8, 8, { evento: 'edicao', quando: '2026-11-20T12:00:00.000Z' });
  expect(resumo({ ...ENVIADO, status: 8 }, [...passos.slice(0, 3), depois])[2]).toBe(
    'Cancelamento: atual, Pedido 19/11/2026',
  );
});

it('rádio e música não passam por comprovante nem análise', () => {
  expect(resumo({ tipo: 'radio' }, [COMPRA])).toEqual([
    'Pedido: feita, 17/11/2026',
    'No ar: adiante, Aguardando',
    'Vence: adiante, Aguardando',
  ]);
});

it.each([
  [COMPRA, 'Pedido criado'],
  [ENVIO, 'Comprovante enviado'],
  [passo(3, 1), 'Aprovado'],
  [passo(8, 1), 'Cancelamento recusado'],
  [passo(8, 0), 'Cancelamento recusado'],
  [passo(8, 3), 'Cancelamento recusado'],
  [passo(3, 0), 'Não aprovado'],
  [passo(1, 0), 'Retirado do ar'],
  [passo(0, 3), 'Em análise'],
  [passo(1, 8, { evento: 'reembolso' }), 'Cancelamento pedido'],
  [passo(1, 8), 'Aguardando reembolso'],
  [passo(8, 9), 'Reembolsado'],
  [passo(1, null, { evento: 'exclusao' }), 'Anúncio excluído'],
  [passo(0, 3, { evento: 'reenvio' }), 'Reenviado para análise'],
  [passo(8, 1, { evento: 'desistencia' }), 'Cancelamento retirado'],
  [passo(1, 1, { evento: 'edicao' }), 'Anúncio editado'],
])('%o se lê %s', (um, palavras) => {
  expect(palavrasDoPasso(um)).toBe(palavras);
});
