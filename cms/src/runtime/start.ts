import { AMBIENTE_DO_PROCESSO } from './producao';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { isDatabaseAway } from '@portal/cms-extensions/database/away';
import { varrerProvisorios } from '@portal/cms-extensions/arquivo/gravar';
import {
  conferirCredenciais,
  criarPrimeiroAdministrador,
  type Credenciais,
} from '../administrador/primeiro';
import { semear } from '../demonstracao/semear';
import { lerAmbiente, RAIZ_CMS, type Ambiente } from './ambiente';
import { conferirPasta } from './conferir-pasta';
import { conferirPorta } from './conferir-porta';
import { encerrar } from './encerrar';
import { ErroDeInicio } from './erro-de-inicio';
import { escutar } from './escutar';
import { marcarPresenca } from './presenca';
import { segredosDe } from './segredos';
import { motivoDoBanco, travarInicio } from './trava-de-inicio';

export interface PortalNoAr {
  url: string;
  adminUrl: string;
  /** Present once, at the start that made up the first administrator's password. */
  administrador: Credenciais | null;
  /** Answers what is in flight, then lets go of everything. Safe to call twice. */
  stop(): Promise<void>;
}

const SINAIS = ['SIGTERM', 'SIGINT'] as const;

/** Strapi answers signals by cutting every connection; whoever starts the portal answers them instead. */
const semSinaisDoStrapi = (criar: () => Core.Strapi): Core.Strapi => {
  const antes = new Map(SINAIS.map((sinal) => [sinal, process.listeners(sinal)]));
  const strapi = criar();
  for (const sinal of SINAIS)
    for (const ouvinte of process.listeners(sinal))
      if (!antes.get(sinal)?.includes(ouvinte)) process.removeListener(sinal, ouvinte);
  return strapi;
};

const criar = (): Core.Strapi => {
  const distDir = path.join(RAIZ_CMS, 'dist');
  return semSinaisDoStrapi(() =>
    createStrapi({
      appDir: RAIZ_CMS,
      distDir,
      serveAdminPanel: existsSync(path.join(distDir, 'build', 'index.html')),
    }),
  );
};

/** A lost database connection rejects where nobody waits (strapi-notes 11): it is told, and the portal stays up. */
const tolerarRejeicoes = (strapi: Core.Strapi): void => {
  process.on('unhandledRejection', (motivo) => strapi.log.error(motivo));
};

const ouDesfazer = async <T>(strapi: Core.Strapi, passo: Promise<T>): Promise<T> => {
  try {
    return await passo;
  } catch (erro) {
    await strapi.destroy().catch(() => {});
    throw erro;
  }
};

const preparar = async (strapi: Core.Strapi, ambiente: Ambiente): Promise<Credenciais | null> => {
  await strapi.load();
  await semear(strapi, ambiente);
  return criarPrimeiroAdministrador(strapi, ambiente);
};

/** Makes a loaded portal, or throws and leaves nothing open. */
const carregar = async (ambiente: Ambiente) => {
  // One instance at a time migrates and fills: those that start together take turns.
  const trava = ambiente.bancoUrl === null ? null : await travarInicio(ambiente.bancoUrl);
  const presenca = ambiente.bancoUrl === null ? null : await marcarPresenca(ambiente.bancoUrl);
  try {
    const strapi = criar();
    tolerarRejeicoes(strapi);
    const administrador = await ouDesfazer(strapi, preparar(strapi, ambiente));
    return { strapi, administrador, presenca };
  } catch (erro) {
    presenca?.soltar();
    // It answered a moment ago and went away while the portal was being made.
    if (ambiente.bancoUrl !== null && isDatabaseAway(erro))
      throw new ErroDeInicio(motivoDoBanco(erro, ambiente.bancoUrl));
    throw erro;
  } finally {
    await trava?.soltar();
  }
};

/**
 * Starts the portal described by the environment (contract 7) and resolves when it answers.
 * Rejects with ErroDeInicio, one Portuguese line, when the environment, the folder, the port or the database is at fault.
 */
export const startPortal = async (): Promise<PortalNoAr> => {
  const ambiente = lerAmbiente(AMBIENTE_DO_PROCESSO);
  conferirCredenciais(ambiente);
  await conferirPasta(ambiente.dados);
  segredosDe(ambiente);
  await conferirPorta(ambiente.host, ambiente.porta);
  await varrerProvisorios(path.join(ambiente.dados, 'uploads'), Date.now());
  const { strapi, administrador, presenca } = await carregar(ambiente);
  await ouDesfazer(strapi, escutar(strapi, ambiente)).catch((erro: unknown) => {
    presenca?.soltar();
    throw erro;
  });
  strapi.log.info(`Portal no ar em ${ambiente.url}`);
  const emOrdem = encerrar(strapi);
  const stop = async (): Promise<void> => {
    await emOrdem();
    presenca?.soltar();
  };
  return { url: ambiente.url, adminUrl: `${ambiente.url}/admin`, administrador, stop };
};
