import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import type { SegredoDoSegundoPasso } from '@portal/contracts/usuario/segundo-passo';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { novosCodigos, paraLer } from './codigos';
import { cifrar, decifrar, resumir } from './cofre';
import { isDoAplicativo, novoSegredo, otpauthDe, passoDoCodigo } from './totp';

const SEGUNDO_PASSO = 'api::segundo-passo.segundo-passo';
const USUARIO = 'plugin::users-permissions.user';
/** Three steps are valid at a time; more are remembered for clocks that differ between instances. */
const PASSOS_LEMBRADOS = 16;

interface Linha {
  id_usuario: number;
  segredo: string;
  confirmado_em: number | string | null;
  passos_usados: string | null;
  codigos: string | null;
}

type Ligada = Linha & { confirmado_em: number | string };

const isLigado = (linha: Linha | undefined): linha is Ligada =>
  linha !== undefined && linha.confirmado_em !== null;

const lista = <T extends string | number>(texto: string | null): T[] =>
  // Only this file writes the column.
  JSON.parse(texto ?? '[]') as T[];

const conflito = (msg: string): never => {
  throw new Refusal(409, { msg });
};

const recusarCodigo = (): never => {
  const msg = MENSAGENS_DA_CONTA.codigoDeAcessoInvalido;
  throw new Refusal(422, { msg, erros: { codigo_acesso: [msg] } });
};

/** The second step of accounts (contrato 10): one row each, whose secret nobody reads in the database. */
export const segundosPassos = (strapi: Core.Strapi) => {
  const segredoDoPortal = strapi.config.get<string>('portal.segredo');
  const daConta = (id: number, trx?: Knex.Transaction) =>
    tableOf<Linha>(strapi, SEGUNDO_PASSO, trx).where({ id_usuario: id });

  const segredoDe = ({ id_usuario, segredo }: Linha): string | null => {
    const lido = decifrar(segredoDoPortal, id_usuario, segredo);
    if (lido === null)
      strapi.log.error(
        `O segundo passo da conta ${id_usuario} foi guardado com outro PORTAL_SEGREDO, e não vale com este.`,
      );
    return lido;
  };

  /** Pessimistic lock: whoever changes or uses an account's second step does so one after the other. */
  const travada = <T>(
    id: number,
    trabalho: (linha: Linha | undefined, trx: Knex.Transaction) => Promise<T>,
  ): Promise<T> =>
    transaction(strapi, async (trx) => {
      const [conta] = await tableOf(strapi, USUARIO, trx).where({ id }).forUpdate().select('id');
      if (!conta) throw new Refusal(401);
      return trabalho(await daConta(id, trx).first(), trx);
    });

  /** What using a code changes of the row; null when the code is wrong or was used. Each code once (contrato 10). */
  const usar = (linha: Linha, codigo: string): Partial<Linha> | null => {
    if (!isDoAplicativo(codigo)) {
      const codigos = lista<string>(linha.codigos);
      const restam = codigos.filter(
        (um) => um !== resumir(segredoDoPortal, linha.id_usuario, codigo),
      );
      return restam.length < codigos.length ? { codigos: JSON.stringify(restam) } : null;
    }
    const segredo = segredoDe(linha);
    const passo = segredo === null ? null : passoDoCodigo(segredo, codigo, new Date());
    const usados = lista<number>(linha.passos_usados);
    if (passo === null || usados.includes(passo)) return null;
    return { passos_usados: JSON.stringify([...usados, passo].slice(-PASSOS_LEMBRADOS)) };
  };

  const codigosNovos = (id: number) => {
    const codigos = novosCodigos();
    return {
      codigos: codigos.map(paraLer),
      guardados: JSON.stringify(codigos.map((um) => resumir(segredoDoPortal, id, um))),
    };
  };

  return {
    /** Whether an account has one, and how many of its recovery codes still work. */
    async situacao(id: number): Promise<{ ligado: boolean; codigos: number }> {
      const linha = await daConta(id).first();
      return isLigado(linha)
        ? { ligado: true, codigos: lista(linha.codigos).length }
        : { ligado: false, codigos: 0 };
    },

    /** Gives an account a new secret, which counts once confirmed. Throws 409 where one already does. */
    preparar: (id: number, email: string): Promise<SegredoDoSegundoPasso> =>
      travada(id, async (linha, trx) => {
        if (isLigado(linha)) return conflito(MENSAGENS_DA_CONTA.segundoPassoLigado);
        const segredo = novoSegredo();
        const data = {
          segredo: cifrar(segredoDoPortal, id, segredo),
          passos_usados: '[]',
          codigos: '[]',
        };
        if (linha) await daConta(id, trx).update(data);
        else await strapi.db.query(SEGUNDO_PASSO).create({ data: { id_usuario: id, ...data } });
        return { segredo, otpauth: otpauthDe(NOME_DO_PORTAL, email, segredo) };
      }),

    /** Switches it on with a code of the new secret, which is used by that. Answers the recovery codes, told once. Throws 409, 422. */
    confirmar: (id: number, codigo: string): Promise<string[]> =>
      travada(id, async (linha, trx) => {
        if (!linha) return conflito(MENSAGENS_DA_CONTA.segundoPassoNaoPreparado);
        if (isLigado(linha)) return conflito(MENSAGENS_DA_CONTA.segundoPassoLigado);
        const usado = usar(linha, codigo) ?? recusarCodigo();
        const { codigos, guardados } = codigosNovos(id);
        await daConta(id, trx).update({
          ...usado,
          codigos: guardados,
          confirmado_em: Date.now(),
        });
        return codigos;
      }),

    /** Whether a code opens an account, which it does once; any does where there is no second step. */
    abre: (id: number, codigo: string): Promise<boolean> =>
      travada(id, async (linha, trx) => {
        if (!isLigado(linha)) return true;
        const usado = usar(linha, codigo);
        if (usado) await daConta(id, trx).update(usado);
        return usado !== null;
      }),

    /** New recovery codes in place of the former. Throws 409 where there is no second step. */
    trocarCodigos: (id: number): Promise<string[]> =>
      travada(id, async (linha, trx) => {
        if (!isLigado(linha)) return conflito(MENSAGENS_DA_CONTA.segundoPassoDesligado);
        const { codigos, guardados } = codigosNovos(id);
        await daConta(id, trx).update({ codigos: guardados });
        return codigos;
      }),

    /** Takes it off an account; inside a transaction, with it. Answers whether there was one. */
    apagar: (id: number): Promise<boolean> =>
      transaction(strapi, async (trx) => {
        const ligado = await daConta(id, trx).whereNotNull('confirmado_em').first('id_usuario');
        await daConta(id, trx).delete();
        return ligado !== undefined;
      }),
  };
};
