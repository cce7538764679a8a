import { createHmac } from 'node:crypto';
import { isAdministrador, PERMISSAO_PADRAO } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { withinTime } from '../database/away';
import { toMillis } from '../database/instant';
import { tableNameOf, tableOf } from '../database/knex';

const ORIGEM = 'portal';
const SESSAO = 'admin::session';
const USUARIO = 'plugin::users-permissions.user';
const SEGUNDO_PASSO = 'api::segundo-passo.segundo-passo';
const CONFIGURACAO = 'api::configuracao.configuracao';
const DIA_SEGUNDOS = 24 * 60 * 60;
/** Throttle: a session's last use is written at most this often, in ms. */
const TOQUE_MS = 60_000;

/** Who is asking, as of this very request: permission and blocking are read each time (docs/seguranca.md). */
export interface UsuarioDaSessao {
  id: number;
  usuario: string;
  /** What counts at this request: a visitor's while the second step that staff ask for is missing (contrato 10). */
  permissao: number;
  /** The account's own level. */
  nivel: number;
  /** Staff ask for the second step of this account. */
  exigeSegundoPasso: boolean;
  /** They do, and it has none. */
  faltaSegundoPasso: boolean;
  sessao: string;
}

interface Linha {
  id: number;
  username: string;
  permissao: number | null;
  blocked: boolean | number | null;
  updated_at: Date | string | number;
  exigir: boolean | number | null;
  segundo_passo: number | string | null;
}

/** Declares the portal's own kind of session to Strapi's session manager. Call once, at start. */
export const definirSessoes = (strapi: Core.Strapi): void => {
  const segredo = strapi.config.get<string>('portal.segredo');
  const maxima = strapi.config.get<number>('portal.sessaoMaximaDias') * DIA_SEGUNDOS;
  strapi.sessionManager.defineOrigin(ORIGEM, {
    jwtSecret: createHmac('sha256', segredo).update('sessao').digest('base64url'),
    accessTokenLifespan: 600,
    // The idle time-out is ours: the manager knows no sliding window without a new id.
    maxRefreshTokenLifespan: maxima,
    idleRefreshTokenLifespan: maxima,
    maxSessionLifespan: maxima,
    idleSessionLifespan: maxima,
  });
};

/** Every request reads a session by these columns, which Strapi leaves without an index. */
export const indexarSessoes = async (strapi: Core.Strapi): Promise<void> => {
  const tabela = tableNameOf(strapi, SESSAO);
  for (const coluna of ['session_id', 'user_id'])
    await strapi.db.connection.raw('create index if not exists ?? on ?? (??)', [
      `${tabela}_portal_${coluna}`,
      tabela,
      coluna,
    ]);
};

/** What a row says of who is asking. */
const presente = (linha: Linha): Omit<UsuarioDaSessao, 'sessao'> => {
  const nivel = linha.permissao ?? PERMISSAO_PADRAO;
  const exigeSegundoPasso = Boolean(linha.exigir) && isAdministrador({ permissao: nivel });
  const faltaSegundoPasso = exigeSegundoPasso && linha.segundo_passo === null;
  const permissao = faltaSegundoPasso ? PERMISSAO_PADRAO : nivel;
  const { id, username: usuario } = linha;
  return { id, usuario, permissao, nivel, exigeSegundoPasso, faltaSegundoPasso };
};

/** The portal's sessions: rows every instance sees, revocable at once (contrato 2). */
export const sessoes = (strapi: Core.Strapi) => {
  const gerente = strapi.sessionManager(ORIGEM);
  const ociosaMs = strapi.config.get<number>('portal.sessaoOciosaMinutos') * 60_000;

  const encerrar = async (id: number, sessao: string): Promise<void> => {
    await gerente.revokeSessionById(String(id), sessao);
  };
  const encerrarTodas = (id: number): Promise<void> => gerente.invalidateRefreshToken(String(id));

  const carregar = (id: string, sessao: string): Promise<Linha | undefined> => {
    const [usuarios, tabela] = [tableNameOf(strapi, USUARIO), tableNameOf(strapi, SESSAO)];
    const passos = tableNameOf(strapi, SEGUNDO_PASSO);
    return tableOf(strapi, USUARIO)
      .join(tabela, (juncao) => juncao.onVal(`${tabela}.session_id`, sessao))
      .leftJoin(passos, `${passos}.id_usuario`, `${usuarios}.id`)
      .where(`${usuarios}.id`, Number(id))
      .first(
        ...['id', 'username', 'permissao', 'blocked'].map((coluna) => `${usuarios}.${coluna}`),
        `${tabela}.updated_at`,
        `${passos}.confirmado_em as segundo_passo`,
        tableOf(strapi, CONFIGURACAO).select('exigir_segundo_passo').limit(1).as('exigir'),
      ) as Promise<Linha | undefined>; // the columns named here
  };

  const tocar = async (sessao: string, agora: Date): Promise<void> => {
    await tableOf(strapi, SESSAO).where({ session_id: sessao }).update({ updated_at: agora });
  };

  const procurar = async (cookie: string, agora: Date): Promise<UsuarioDaSessao | null> => {
    const valida = await gerente.validateRefreshToken(cookie);
    if (!valida.isValid) return null;
    const { userId, sessionId } = valida;
    const linha = await carregar(userId, sessionId);
    if (!linha) return null;
    if (linha.blocked) {
      await encerrarTodas(linha.id);
      return null;
    }
    const parada = agora.getTime() - toMillis(linha.updated_at);
    if (parada > ociosaMs) {
      await encerrar(linha.id, sessionId);
      return null;
    }
    // Far in the future: touched by a clock that was ahead, the session would never become idle.
    if (Math.abs(parada) > TOQUE_MS) await tocar(sessionId, agora);
    return { ...presente(linha), sessao: sessionId };
  };

  return {
    /** Opens a session; the answer goes into the cookie. Its id is always new (contrato 2). */
    async abrir(id: number): Promise<string> {
      const { token } = await gerente.generateRefreshToken(String(id), undefined, {
        type: 'session',
      });
      return token;
    },

    /**
     * The user of a cookie, or null when it is forged, revoked, expired, idle for too long or of a blocked account.
     * Rejects when the database is unavailable: nobody is logged off for that.
     */
    ler: (cookie: string, agora: Date): Promise<UsuarioDaSessao | null> =>
      withinTime(procurar(cookie, agora)),

    encerrar,
    encerrarTodas,

    /** How many sessions are open. */
    async contar(agora: Date): Promise<number> {
      const [linha] = await tableOf(strapi, SESSAO)
        .where({ origin: ORIGEM })
        .where('expires_at', '>', agora)
        .where('updated_at', '>', new Date(agora.getTime() - ociosaMs))
        .count<{ total: number | string }[]>('id as total');
      return Number(linha?.total ?? 0);
    },
  };
};
