import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { STATUS, type AnuncioStatus, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { describe, expect, it } from 'vitest';
import { isDoDono, transicao, type EventoDoAnuncio } from './rules';

const HOJE = '2026-01-31';
const PAPEIS = ['dono', 'administrador'] as const;

const estado = (status: AnuncioStatus, tipo: TipoAnuncio = 'banner') => ({
  tipo,
  periodo: 1 as const,
  status,
  data_inicio: null,
  data_vencimento: null,
  aprovado_em: null,
  enviado_em: null,
  path_comprovante: '/storage/banner/comprovante/x-600x250.webp',
});

const resultado = (
  tipo: TipoAnuncio,
  de: AnuncioStatus,
  evento: EventoDoAnuncio,
  papel: (typeof PAPEIS)[number],
): number | string => {
  const t = transicao(estado(de, tipo), evento, papel, HOJE);
  return t.permitida ? t.depois.status : `${t.http} ${t.msg}`;
};

describe('administração', () => {
  it('leva um banner de qualquer status a qualquer status', () => {
    for (const de of STATUS)
      for (const para of STATUS)
        expect(resultado('banner', de, { nome: 'decisao', para }, 'administrador')).toBe(para);
  });

  it.each(['radio', 'musica'] as const)(
    'um anúncio de %s fica ativo ou inativo; do pedido de reembolso, também reembolsado',
    (tipo) => {
      const recusa = `422 ${MSG.soAtivoOuInativo}`;
      const reembolsado = `422 ${MSG.jaReembolsado}`;
      const tabela = STATUS.map((de) => [
        de,
        STATUS.map((para) => resultado(tipo, de, { nome: 'decisao', para }, 'administrador')),
      ]);
      expect(Object.fromEntries(tabela)).toEqual({
        0: [0, 1, recusa, recusa, recusa],
        1: [0, 1, recusa, recusa, recusa],
        3: [0, 1, 3, recusa, recusa],
        8: [0, 1, recusa, 8, 9],
        9: [reembolsado, reembolsado, reembolsado, reembolsado, 9],
      });
    },
  );
});

it('um dono não decide nada', () => {
  for (const de of STATUS)
    for (const para of STATUS)
      expect(resultado('banner', de, { nome: 'decisao', para }, 'dono')).toBe(
        `403 ${MSG.soAdministracao}`,
      );
});

it.each(PAPEIS)('comprovante e reembolso seguem a tabela, por %s', (papel) => {
  const tabela = STATUS.map((de) => [
    resultado('banner', de, { nome: 'comprovante' }, papel),
    resultado('banner', de, { nome: 'reembolso' }, papel),
  ]);
  expect(tabela).toEqual([
    [3, 8],
    [`409 ${MSG.comprovanteTravado}`, 8],
    [`409 ${MSG.comprovanteTravado}`, 8],
    [`409 ${MSG.comprovanteTravado}`, `409 ${MSG.reembolsoEmAnalise}`],
    [`409 ${MSG.comprovanteTravado}`, `409 ${MSG.jaReembolsado}`],
  ]);
});

it('o reenvio e a desistência seguem a tabela, e são só do dono', () => {
  const tabela = STATUS.map((de) => [
    resultado('banner', de, { nome: 'reenvio' }, 'dono'),
    ...([0, 1, 3] as const).map((para) =>
      resultado('banner', de, { nome: 'desistencia', para }, 'dono'),
    ),
  ]);
  const reenvio = `409 ${MSG.reenvioTravado}`;
  const semPedido = Array<string>(3).fill(`409 ${MSG.semPedidoDeReembolso}`);
  expect(tabela).toEqual([
    [3, ...semPedido],
    [reenvio, ...semPedido],
    [reenvio, ...semPedido],
    [reenvio, 0, 1, 3],
    [reenvio, ...semPedido],
  ]);
  const daAdministracao = `403 ${MSG.soOAnunciante}`;
  expect(resultado('banner', 0, { nome: 'reenvio' }, 'administrador')).toBe(daAdministracao);
  const desistencia = { nome: 'desistencia', para: 1 } as const;
  expect(resultado('banner', 8, desistencia, 'administrador')).toBe(daAdministracao);
});

describe('datas', () => {
  const decidir = (antes: ReturnType<typeof estado>, para: AnuncioStatus) =>
    transicao(antes, { nome: 'decisao', para }, 'administrador', HOJE);

  it('nascem no dia em que o anúncio fica ativo pela primeira vez', () => {
    expect(decidir(estado(0), 1)).toMatchObject({
      mudou: true,
      depois: { data_inicio: HOJE, data_vencimento: '2026-02-28' },
    });
    expect(decidir(estado(0), 3)).toMatchObject({ depois: { data_inicio: null } });
  });

  it('o dia que um administrador escolheu fica', () => {
    const escolhido = { ...estado(0), data_inicio: '2026-03-10', data_vencimento: '2026-04-10' };
    expect(transicao(escolhido, { nome: 'decisao', para: 1 }, 'administrador', HOJE)).toMatchObject(
      {
        depois: { data_inicio: '2026-03-10', data_vencimento: '2026-04-10' },
      },
    );
  });

  it('o mesmo status outra vez não muda nada', () => {
    const ativo = { ...estado(1), data_inicio: '2026-01-01', data_vencimento: '2026-02-01' };
    expect(transicao(ativo, { nome: 'decisao', para: 1 }, 'administrador', HOJE)).toEqual({
      permitida: true,
      mudou: false,
      depois: ativo,
    });
  });
});

it('só o reenvio e a desistência são de quem anuncia, e de mais ninguém', () => {
  const eventos: EventoDoAnuncio[] = [
    ...(['comprovante', 'reenvio', 'reembolso'] as const).map((nome) => ({ nome })),
    { nome: 'desistencia', para: 1 },
    { nome: 'decisao', para: 1 },
  ];
  expect(eventos.filter(isDoDono).map(({ nome }) => nome)).toEqual(['reenvio', 'desistencia']);
});
