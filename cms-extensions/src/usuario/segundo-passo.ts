import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';
import type {
  DesligarSegundoPasso,
  SegredoDoSegundoPasso,
} from '@portal/contracts/usuario/segundo-passo';
import type { Core } from '@strapi/strapi';
import { correio } from '../correio/service';
import { transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { limites } from '../limite/service';
import { registrar } from '../registro/service';
import { segundosPassos } from '../segundo-passo/service';
import { contas, type Conta } from './contas';
import { MODELO_SEGUNDO_PASSO, type Mudanca } from './mail-do-segundo-passo';
import { senhas } from './senhas';

const recusarCampo = (campo: string, msg: string): never => {
  throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros: { [campo]: [msg] } });
};

/**
 * Whether a code is the account's second step, which uses it up. Wrong ones stay counted apart from the failed logins,
 * which a recovered password forgets: a mailbox alone guesses no codes.
 */
export const conferirCodigo = (strapi: Core.Strapi, id: number, codigo: string): Promise<boolean> =>
  limites(strapi).contarFalhas(
    'loginsDaConta',
    `segundo-passo:${id}`,
    () => segundosPassos(strapi).abre(id, codigo),
    (abre) => !abre,
  );

/** What the register tells of a change. */
const ACOES: Readonly<Record<Mudanca, string>> = {
  ligado: 'ligou o segundo passo',
  desligado: 'desligou o segundo passo',
  codigos: 'criou novos códigos de recuperação',
};

/** The second step of whoever is logged in (contrato 10). Its owner hears by mail of every change, and the register tells it. */
export const meuSegundoPasso = (strapi: Core.Strapi, id: number) => {
  const passos = segundosPassos(strapi);
  const conta = async (): Promise<Conta> => {
    const achada = await contas(strapi).porId(id);
    if (!achada) throw new Refusal(401);
    return achada;
  };

  /** In the transaction of the change. */
  const contar = async (mudanca: Mudanca): Promise<void> => {
    const { username: usuario } = await conta();
    await registrar(strapi, {
      quem: { id, usuario },
      acao: ACOES[mudanca],
      alvo: { tipo: 'usuario', id, nome: usuario },
    });
    await correio(strapi).enfileirar(MODELO_SEGUNDO_PASSO, { id_usuario: id, mudanca });
  };

  /** Asks for the password again. Wrong ones are failed logins. Throws 422, 429. */
  const conferirSenha = async (senha: string): Promise<void> => {
    const { email, password } = await conta();
    const confere = await limites(strapi).contarFalhas(
      'loginsDaConta',
      email,
      () => senhas.confere(senha, password),
      (certa) => !certa,
    );
    if (!confere) recusarCampo('senha', MENSAGENS_DA_CONTA.senhaNaoConfere);
  };

  return {
    /** A new secret, each time another until one is confirmed. Throws 409 afterwards. */
    preparar: async (): Promise<SegredoDoSegundoPasso> =>
      passos.preparar(id, (await conta()).email),

    /** Switches it on. Answers the recovery codes. Throws 409, 422. */
    confirmar: (codigo: string): Promise<string[]> =>
      transaction(strapi, async () => {
        const codigos = await passos.confirmar(id, codigo);
        await contar('ligado');
        return codigos;
      }),

    /** New recovery codes in place of the former. Throws 409. */
    trocarCodigos: (): Promise<string[]> =>
      transaction(strapi, async () => {
        const codigos = await passos.trocarCodigos(id);
        await contar('codigos');
        return codigos;
      }),

    /** Switches it off, for who knows password and code; a second time it changes nothing. Throws 422, 429. */
    async desligar({ senha, codigo_acesso }: DesligarSegundoPasso): Promise<void> {
      await conferirSenha(senha);
      if (!(await conferirCodigo(strapi, id, codigo_acesso)))
        recusarCampo('codigo_acesso', MENSAGENS_DA_CONTA.codigoDeAcessoInvalido);
      await transaction(strapi, async () => {
        if (await passos.apagar(id)) await contar('desligado');
      });
    },
  };
};
