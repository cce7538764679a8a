import type { TipoContador } from '@portal/contracts/monitoramento/contador';
import type { Core } from '@strapi/strapi';
import { CLOCK_SKEW_MS } from '../database/instant';
import { tableNameOf } from '../database/knex';
import { withConnection } from '../database/raw-connection';
import { whileBusy } from '../database/while-busy';
import type { Armazem, Contado, Evento, Limite, Momento, Pedido, Uso } from './armazem';
import { ALVO_DOS_ACESSOS, mesDe, SILENCIO_MS, type Motivo } from './rules';

type Valor = string | number | null;

/** What is used of the driver. */
interface Statement {
  run(...values: Valor[]): { changes: number };
  get(...values: Valor[]): unknown;
}
interface Connection {
  prepare(sql: string): Statement;
  exec(sql: string): unknown;
}

interface Soma {
  tipo: TipoContador;
  alvo: string;
  motivo: Motivo | '';
  total: number;
}

/** Sums a batch, so that each row is written once. */
class Somas {
  private readonly porLinha = new Map<string, Soma>();

  mais(tipo: TipoContador, alvo: string, motivo: Motivo | '', quantos = 1): void {
    const linha = `${tipo} ${motivo} ${alvo}`;
    const soma = this.porLinha.get(linha);
    if (soma) soma.total += quantos;
    else this.porLinha.set(linha, { tipo, alvo, motivo, total: quantos });
  }

  todas(): Iterable<Soma> {
    return this.porLinha.values();
  }
}

const statementsFor = (strapi: Core.Strapi) => {
  const limites = tableNameOf(strapi, 'api::limite.limite');
  const repeticoes = tableNameOf(strapi, 'api::repeticao.repeticao');
  const presencas = tableNameOf(strapi, 'api::presenca.presenca');
  const dias = tableNameOf(strapi, 'api::contador-diario.contador-diario');
  const meses = tableNameOf(strapi, 'api::contador.contador');
  /** SQL: the window still runs, and was not begun by a clock that was ahead and has been put right. */
  const CORRE = `janela_inicio > ? and janela_inicio <= excluded.janela_inicio + ${CLOCK_SKEW_MS}`;
  const ADIANTADO = `visto_em > excluded.visto_em + ${CLOCK_SKEW_MS}`;
  return (connection: Connection) => ({
    ocupar: connection.prepare(
      `insert into ${limites} (chave, janela_inicio, total) values (?, ?, ?)
       on conflict (chave) do update set
         total = case when ${CORRE} then total + excluded.total else excluded.total end,
         janela_inicio = case when ${CORRE} then janela_inicio else excluded.janela_inicio end
       returning janela_inicio, total`,
    ),
    primeiraVez: connection.prepare(
      `insert into ${repeticoes} (chave, vale_ate) values (?, ?)
       on conflict (chave) do update set vale_ate = excluded.vale_ate
         where vale_ate <= ? or vale_ate > excluded.vale_ate + ${CLOCK_SKEW_MS}`,
    ),
    noDia: connection.prepare(
      `insert into ${dias} (tipo, alvo, dia, motivo, total) values (?, ?, ?, ?, ?)
       on conflict (tipo, alvo, dia, motivo) do update set total = total + excluded.total`,
    ),
    noMes: connection.prepare(
      `insert into ${meses} (tipo, alvo, periodo, total, updated_at) values (?, ?, ?, ?, ?)
       on conflict (tipo, alvo, periodo) do update
         set total = total + excluded.total, updated_at = excluded.updated_at`,
    ),
    presente: connection.prepare(
      `insert into ${presencas} (visitante, visto_em, ouvindo, ouvindo_em) values (?, ?, ?, ?)
       on conflict (visitante) do update
         set ouvindo = coalesce(excluded.ouvindo, ouvindo),
           ouvindo_em = coalesce(excluded.ouvindo_em, ouvindo_em),
           visto_antes = case when ${ADIANTADO} then excluded.visto_em else visto_em end,
           visto_em = case when ${ADIANTADO} then excluded.visto_em else max(visto_em, excluded.visto_em) end
       returning visto_em - visto_antes as silencio`,
    ),
  });
};

/** Rolls back, unless a full disk already did: the first error is the one to report. */
const desfazer = (connection: Connection): void => {
  try {
    connection.exec('rollback');
  } catch {
    // `withConnection` discards the connection.
  }
};

type Statements = ReturnType<ReturnType<typeof statementsFor>>;

const porEndereco = (pedidos: readonly Pedido[]): Map<string, number> => {
  const quantos = new Map<string, number>();
  for (const { endereco } of pedidos) quantos.set(endereco, (quantos.get(endereco) ?? 0) + 1);
  return quantos;
};

/** Takes so many places of each address: its use then. */
const ocuparNaConexao = (
  { ocupar }: Statements,
  enderecos: ReadonlyMap<string, number>,
  janelaMs: number,
  agora: number,
): Map<string, Uso> => {
  const velha = agora - janelaMs;
  return new Map(
    [...enderecos].map(([endereco, quantos]) => {
      // The columns `returning` names.
      const row = ocupar.get(endereco, agora, quantos, velha, velha) as {
        janela_inicio: number;
        total: number;
      };
      return [endereco, { janelaInicio: row.janela_inicio, usados: row.total }];
    }),
  );
};

const contarNaConexao = (
  statements: Statements,
  somas: Somas,
  pedidos: readonly Pedido[],
  { maximo, janelaMs }: Limite,
  { agora }: Momento,
): Contado[] => {
  const enderecos = porEndereco(pedidos);
  const cotas = ocuparNaConexao(statements, enderecos, janelaMs, agora);
  for (const [endereco, cota] of cotas) cota.usados -= enderecos.get(endereco) ?? 0;
  const motivoDe = ({ motivo, chave, janelaMs: janela }: Evento): Motivo | '' => {
    if (motivo !== null || chave === null) return motivo ?? '';
    return statements.primeiraVez.run(chave, agora + janela, agora).changes === 1 ? '' : 'repetido';
  };
  return pedidos.map(({ endereco, eventos }) => {
    const cota = cotas.get(endereco) ?? { janelaInicio: agora, usados: maximo };
    cota.usados += 1;
    const cabe = cota.usados <= maximo;
    if (cabe) for (const um of eventos) somas.mais(um.tipo, um.alvo, motivoDe(um));
    return { ...cota, cabe };
  });
};

/** Each call is one transaction of prepared statements, run synchronously: nothing comes in between. */
export const armazemSqlite = (strapi: Core.Strapi): Armazem => {
  const prepare = statementsFor(strapi);
  const prepared = new WeakMap<Connection, Statements>();

  const gravarSomas = ({ noDia, noMes }: Statements, somas: Somas, momento: Momento): void => {
    const { agora, dia } = momento;
    for (const { tipo, alvo, motivo, total } of somas.todas()) {
      noDia.run(tipo, alvo, dia, motivo, total);
      if (motivo === '') noMes.run(tipo, alvo, mesDe(dia), total, agora);
    }
  };

  const gravar = <T>(
    momento: Momento,
    work: (statements: Statements, somas: Somas) => T,
  ): Promise<T> =>
    withConnection(strapi, async (connection: Connection) => {
      const statements = prepared.get(connection) ?? prepare(connection);
      prepared.set(connection, statements);
      await whileBusy(() => connection.exec('begin immediate'));
      try {
        const somas = new Somas();
        const result = work(statements, somas);
        gravarSomas(statements, somas, momento);
        connection.exec('commit');
        return result;
      } catch (error) {
        desfazer(connection);
        throw error;
      }
    });

  return {
    contar: (pedidos, limite, momento) =>
      gravar(momento, (statements, somas) =>
        contarNaConexao(statements, somas, pedidos, limite, momento),
      ),

    marcarPresencas: (visitantes, robos, momento, enderecos, { janelaMs }) =>
      gravar(momento, (statements, somas) => {
        for (const [visitante, { em, ouvindo }] of visitantes) {
          const ouvindoEm = ouvindo === null ? null : em;
          // The column `returning` names; null for a visitor never seen.
          const row = statements.presente.get(visitante, em, ouvindo, ouvindoEm) as {
            silencio: number | null;
          };
          if (row.silencio === null || row.silencio >= SILENCIO_MS)
            somas.mais('acesso', ALVO_DOS_ACESSOS, '');
        }
        if (robos > 0) somas.mais('acesso', ALVO_DOS_ACESSOS, 'robo', robos);
        return ocuparNaConexao(statements, enderecos, janelaMs, momento.agora);
      }),
  };
};
