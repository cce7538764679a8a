import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { caixaSchema, TIPOS_DE_LANCAMENTO } from '@portal/contracts/caixa/caixa';
import { diasDoMes, instantesDoMes, somarAoMes } from '@portal/contracts/caixa/mes';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { CONSULTAS } from '@portal/cms-extensions/caixa/consultas';
import { beforeAll, expect, it } from 'vitest';
import { entrarComoAdministrador } from './harness/anuncios';
import { caixaDe, creditosDe, EXTRATOS } from './harness/caixa';
import { onPostgres } from './harness/database';
import { emBanco, sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import type { Visitante } from './harness/visitante';

const ANUNCIOS = 100_000;
const POR_MES = 1_000;
const MES = '2026-06';

const aqui = umPortal();
let admin: Visitante;

const executar = (comando: string, ...valores: (string | number | null)[]) =>
  sql<Record<string, unknown>>(aqui.portal, aqui.database, comando, ...valores);

/** Ads of a hundred months, the newest in MES, a thousand each, approved and paid. */
const encher = async (): Promise<void> => {
  const agora = emBanco(aqui.database, new Date());
  const primeiro = Date.parse('2026-06-15T12:00:00Z');
  await executar(
    `insert into anuncios (document_id, titulo, titulo_dobrado, tipo, periodo, situacao, valor, avisado_fim_em, created_at, updated_at, published_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ANUNCIOS})
     select 'a' || i, 'Promoção ' || i, 'promocao ' || i, 'banner', 3, 1, 50 + i % 100, ?, ?, ?, ? from n`,
    ...[agora, agora, agora, agora],
  );
  await executar(
    `insert into historicos (document_id, anuncio_id, titulo, quando, de, para, evento, por_nome)
     select 'h' || id, id, titulo, ${primeiro} - cast(id / ${POR_MES} as bigint) * 2629800000, 3, 1, 'decisao', 'x'
     from anuncios`,
  );
  await executar(
    `insert into recebimentos (document_id, anuncio_id, data, centavos, transacao, registrado_em, vigente, transacao_vigente)
     select 'r' || id, id, ${onPostgres ? `date '2026-06-15' - cast(id / ${POR_MES} as integer) * 30` : `date('2026-06-15', '-' || ((id / ${POR_MES}) * 30) || ' days')`},
       5000, 'T' || id, 1, id, 'T' || id from anuncios`,
  );
  await executar('analyze');
};

beforeAll(async () => {
  await encher();
  admin = await entrarComoAdministrador(aqui.portal);
}, 180_000);

it.each(TIPOS_DE_LANCAMENTO)('as linhas de %s de um mês saem de um índice', async (tipo) => {
  const { sql: comando, valores } = CONSULTAS[tipo](
    { ...instantesDoMes(MES), ...diasDoMes(MES) },
    AnuncioStatus,
  );
  const plano = await executar(`explain ${onPostgres ? '' : 'query plan '}${comando}`, ...valores);
  const passos = plano.flatMap((linha) => Object.values(linha).map(String)).join('\n');
  expect(passos).toContain(tipo === 'recebido' ? 'recebimentos_data' : 'historicos_passos');
  const inteiras = onPostgres ? /Seq Scan on historicos/ : /SCAN (h|o|r|a)\b/;
  expect(passos).not.toMatch(inteiras);
});

it('o mês entre tantos é o mês', async () => {
  const { linhas, esperado, recebido } = await caixaDe(admin, MES);
  const doMes = linhas.filter(({ tipo }) => tipo === 'esperado');
  expect(doMes.length).toBeGreaterThanOrEqual(POR_MES - 1);
  expect(doMes.every(({ data }) => data.startsWith(MES))).toBe(true);
  expect(esperado).toBe(doMes.reduce((soma, { valor }) => soma + valor, 0));
  expect(recebido).toBeGreaterThan(0);
  const antes = caixaSchema.parse(await caixaDe(admin, somarAoMes(MES, -1)));
  expect(antes.linhas.length).toBeGreaterThan(0);
});

it('um extrato de 20.000 lançamentos lê-se enquanto o portal responde', async () => {
  const hoje = dataCivil(new Date());
  const extrato =
    EXTRATOS['OFX 1']?.(
      Array.from({ length: 20_000 }, (_, i) => ({
        ...{ data: hoje, valor: 50 + (i % 100), codigo: `N${i}` },
        texto: `PIX PROMOCAO ANUNCIO${i + 1}`,
      })),
    ) ?? '';
  const lendo = creditosDe(admin, extrato);
  let respostas = 0;
  const leitura = { acabou: false };
  void lendo.finally(() => (leitura.acabou = true));
  while (!leitura.acabou) {
    expect((await aqui.portal.ask(CAMINHOS.precos)).status).toBe(200);
    respostas += 1;
  }
  expect(await lendo).toHaveLength(20_000);
  expect(respostas).toBeGreaterThan(1);
});
