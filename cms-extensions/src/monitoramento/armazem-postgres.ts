import type { Core } from '@strapi/strapi';
import { isConflict } from '../database/away';
import { CLOCK_SKEW_MS } from '../database/instant';
import { tableNameOf } from '../database/knex';
import { withConnection } from '../database/raw-connection';
import { keepsPrepared } from '../database/wait-limits';
import type { Armazem, Contado, Limite, Momento, Pedido } from './armazem';
import { ALVO_DOS_ACESSOS, mesDe, SILENCIO_MS } from './rules';

/** What is used of the driver's connection. A name makes the statement a prepared one. */
interface Connection {
  query(statement: {
    name?: string;
    text: string;
    values: unknown[];
  }): Promise<{ rows: unknown[] }>;
}

interface Linha {
  cabe: boolean;
  usados: string;
  janela_inicio: string;
}

interface Cota {
  chave: string;
  total: number;
  janela_inicio: string;
}

const TENTATIVAS = 3;

/**
 * Retry after a deadlock. Rows are locked in the order of their keys, so that instances wait for each other and never
 * in a circle; should they all the same, one tries again.
 */
const insistir = async <T>(escrever: () => Promise<T>): Promise<T> => {
  for (let vez = 1; ; vez += 1) {
    try {
      return await escrever();
    } catch (error) {
      if (vez === TENTATIVAS || !isConflict(error)) throw error;
    }
  }
};

/** Each call is one statement: one transaction and one round trip. */
export const armazemPostgres = (strapi: Core.Strapi): Armazem => {
  const limites = tableNameOf(strapi, 'api::limite.limite');
  const repeticoes = tableNameOf(strapi, 'api::repeticao.repeticao');
  const presencas = tableNameOf(strapi, 'api::presenca.presenca');
  const dias = tableNameOf(strapi, 'api::contador-diario.contador-diario');
  const meses = tableNameOf(strapi, 'api::contador.contador');

  /**
   * SQL: adds what `somas` counted (tipo, alvo, motivo, total) to the day's rows; what has no `motivo` also to the
   * month's.
   */
  const somar = (dia: string, mes: string, momento: string): string => `
    do_dia as (
      insert into ${dias} as d (tipo, alvo, dia, motivo, total)
      select tipo, alvo, ${dia}::text, motivo, total from somas order by tipo, alvo, motivo
      on conflict (tipo, alvo, dia, motivo) do update set total = d.total + excluded.total
    ), do_mes as (
      insert into ${meses} as m (tipo, alvo, periodo, total, updated_at)
      select tipo, alvo, ${mes}::text, total, ${momento}::timestamptz
        from somas where motivo = '' order by tipo, alvo
      on conflict (tipo, alvo, periodo) do update
        set total = m.total + excluded.total, updated_at = excluded.updated_at
    )`;

  /** SQL: the window still runs, and was not begun by a clock that was ahead and has been put right. */
  const corre = (velha: string): string =>
    `l.janela_inicio > ${velha}::bigint and l.janela_inicio <= excluded.janela_inicio + ${CLOCK_SKEW_MS}`;

  /** SQL: takes the places of an address, in the window that runs or in a new one. */
  const ocupar = (velha: string): string => `
      on conflict (chave) do update set
        total = case when ${corre(velha)} then l.total + excluded.total else excluded.total end,
        janela_inicio = case when ${corre(velha)} then l.janela_inicio else excluded.janela_inicio end
      returning l.chave, l.janela_inicio, l.total`;

  const CONTAR = `
    with pedidos as (
      select * from json_to_recordset($1::json) as p(ordem int, endereco text)
    ), eventos as (
      select * from json_to_recordset($2::json)
        as e(ordem int, pedido int, tipo text, alvo text, motivo text, chave text, "janelaMs" bigint)
    ), por_endereco as (
      select endereco, count(*)::int as quantos from pedidos group by endereco
    ), cotas as (
      insert into ${limites} as l (chave, janela_inicio, total)
      select endereco, $3::bigint, quantos from por_endereco order by endereco
      ${ocupar('$4')}
    ), aceitos as (
      select p.ordem, c.janela_inicio,
        c.total - e.quantos + row_number() over (partition by p.endereco order by p.ordem) as usados
      from pedidos p
        join por_endereco e on e.endereco = p.endereco
        join cotas c on c.chave = p.endereco
    ), contaveis as (
      select e.* from eventos e join aceitos a on a.ordem = e.pedido where a.usados <= $5::int
    ), novas as (
      insert into ${repeticoes} as r (chave, vale_ate)
      select chave, max($3::bigint + "janelaMs") from contaveis where chave is not null
        group by chave order by chave
      on conflict (chave) do update set vale_ate = excluded.vale_ate
        where r.vale_ate <= $3::bigint or r.vale_ate > excluded.vale_ate + ${CLOCK_SKEW_MS}
      returning r.chave
    ), julgados as (
      select c.tipo, c.alvo, coalesce(c.motivo, case
        when n.chave is not null and row_number() over (partition by c.chave order by c.ordem) = 1
        then '' else 'repetido' end) as motivo
      from contaveis c left join novas n on n.chave = c.chave
    ), somas as (
      select tipo, alvo, motivo, count(*)::int as total from julgados group by tipo, alvo, motivo
    ), ${somar('$6', '$7', '$8')}
    select usados <= $5::int as cabe, usados, janela_inicio from aceitos order by ordem`;

  const ADIANTADO = `p.visto_em > excluded.visto_em + ${CLOCK_SKEW_MS}`;

  const PRESENTES = `
    with cotas as (
      insert into ${limites} as l (chave, janela_inicio, total)
      select endereco, $9::bigint, quantos
        from unnest($10::text[], $11::int[]) as e(endereco, quantos) order by endereco
      ${ocupar('$12')}
    ), vistos as (
      insert into ${presencas} as p (visitante, visto_em, ouvindo, ouvindo_em)
      select visitante, em, ouvindo, case when ouvindo is not null then em end
        from unnest($1::text[], $2::bigint[], $8::text[]) as v(visitante, em, ouvindo) order by visitante
      on conflict (visitante) do update set
        ouvindo = coalesce(excluded.ouvindo, p.ouvindo),
        ouvindo_em = coalesce(excluded.ouvindo_em, p.ouvindo_em),
        visto_antes = case when ${ADIANTADO} then excluded.visto_em else p.visto_em end,
        visto_em = case when ${ADIANTADO} then excluded.visto_em else greatest(p.visto_em, excluded.visto_em) end
      returning p.visto_em - p.visto_antes as silencio
    ), somas as (
      select 'acesso' as tipo, '${ALVO_DOS_ACESSOS}' as alvo, '' as motivo, count(*)::int as total
        from vistos where silencio is null or silencio >= $3::bigint having count(*) > 0
      union all
      select 'acesso', '${ALVO_DOS_ACESSOS}', 'robo', $4::int where $4::int > 0
    ), ${somar('$5', '$6', '$7')}
    select chave, total, janela_inicio from cotas`;

  const executar = (name: string, text: string, values: unknown[]): Promise<unknown[]> =>
    insistir(() =>
      withConnection(
        strapi,
        async (connection: Connection) =>
          (await connection.query({ ...(keepsPrepared(connection) && { name }), text, values }))
            .rows,
      ),
    );

  return {
    async contar(pedidos: readonly Pedido[], { maximo, janelaMs }: Limite, momento: Momento) {
      const { agora, dia } = momento;
      const eventos = pedidos.flatMap(({ eventos: lista }, pedido) =>
        lista.map((evento) => ({ ...evento, pedido })),
      );
      const linhas = (await executar('portal-contar', CONTAR, [
        JSON.stringify(pedidos.map(({ endereco }, ordem) => ({ ordem, endereco }))),
        JSON.stringify(eventos.map((evento, ordem) => ({ ...evento, ordem }))),
        ...[agora, agora - janelaMs, maximo, dia, mesDe(dia), new Date(agora).toISOString()],
      ])) as Linha[]; // the statement's own columns
      return linhas.map(({ cabe, usados, janela_inicio }): Contado => ({
        cabe,
        usados: Number(usados),
        janelaInicio: Number(janela_inicio),
      }));
    },

    async marcarPresencas(visitantes, robos, { agora, dia }, enderecos, { janelaMs }) {
      const vistos = [...visitantes.values()];
      const cotas = (await executar('portal-presencas', PRESENTES, [
        ...[[...visitantes.keys()], vistos.map(({ em }) => em), SILENCIO_MS, robos, dia],
        ...[mesDe(dia), new Date(agora).toISOString(), vistos.map(({ ouvindo }) => ouvindo)],
        ...[agora, [...enderecos.keys()], [...enderecos.values()], agora - janelaMs],
      ])) as Cota[]; // the statement's own columns
      return new Map(
        cotas.map(({ chave, total, janela_inicio }) => [
          chave,
          { usados: total, janelaInicio: Number(janela_inicio) },
        ]),
      );
    },
  };
};
