import { AMBIENTE_DO_PROCESSO } from './producao';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { foldQueries } from '@portal/cms-extensions/database/folded-queries';
import { awaitCommits } from '@portal/cms-extensions/database/honest-commit';
import { orderNaturally } from '@portal/cms-extensions/database/natural-order';
import { limitWaits } from '@portal/cms-extensions/database/wait-limits';
import { answerFailedChecks } from '@portal/cms-extensions/http/failed-checks';
import {
  conferirCredenciais,
  criarPrimeiroAdministrador,
  type Credenciais,
} from '../administrador/primeiro';
import { semear } from '../demonstracao/semear';
import { sqliteCru, type BancoCru } from '../instalacao/banco';
import { conferirInstalacao } from '../instalacao/conferir';
import { ARQUIVO_SQLITE } from '../copia/sqlite';
import { lerAmbiente, RAIZ_CMS, type Ambiente } from './ambiente';
import { conferirArmazenamento } from './conferir-armazenamento';
import { conferirPasta, explicarDisco, naPasta } from './conferir-pasta';
import { conferirPorta } from './conferir-porta';
import { encerrar } from './encerrar';
import { escutar } from './escutar';
import { falarPeloRegistro } from './falar-pelo-registro';
import { explicarBanco } from './motivo-do-banco';
import { marcarPresenca } from './presenca';
import { segredosDe } from './segredos';
import { semCompilador } from './sem-compilador';
import { semConferirOVazio } from './sem-conferir-o-vazio';
import { escreverSoParaODono } from './so-do-dono';
import { tomarPasta } from './tomar-pasta';
import { travarInicio, type Trava } from './trava-de-inicio';
import { travarSqlite } from './trava-do-sqlite';

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

let emendadas = false;

/** The libraries' corrections stay as long as the process: a second portal of it finds them made. */
const emendarBibliotecas = (): void => {
  if (emendadas) return;
  emendadas = true;
  awaitCommits();
  answerFailedChecks();
  foldQueries();
  orderNaturally();
};

const criar = (): Core.Strapi => {
  emendarBibliotecas();
  const distDir = path.join(RAIZ_CMS, 'dist');
  semCompilador(distDir);
  semConferirOVazio();
  return semSinaisDoStrapi(() =>
    createStrapi({
      appDir: RAIZ_CMS,
      distDir,
      serveAdminPanel: existsSync(path.join(distDir, 'build', 'index.html')),
    }),
  );
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
  const administrador = await criarPrimeiroAdministrador(strapi, ambiente);
  limitWaits(strapi, ambiente.banco);
  return administrador;
};

/** What this process holds besides Strapi for as long as it runs. */
type Posse = { soltar(): unknown };

const soltarTudo = async (posses: Posse[]): Promise<void> => {
  for (const posse of posses.splice(0).reverse()) await posse.soltar();
};

/** Proves that database and folder belong together and locks the folder, before anything of either changes. */
const tomar = async (ambiente: Ambiente, banco: BancoCru, posses: Posse[]): Promise<void> => {
  await conferirInstalacao(banco, ambiente);
  segredosDe(ambiente);
  const pasta = await tomarPasta(ambiente);
  posses.push({ soltar: () => pasta.fechar() });
};

const travar = async ({ bancoUrl, dados }: Ambiente, posses: Posse[]): Promise<Trava> => {
  if (bancoUrl !== null) return travarInicio(bancoUrl);
  posses.push(travarSqlite(dados));
  const banco = sqliteCru(path.join(dados, ARQUIVO_SQLITE));
  return { banco, soltar: () => Promise.resolve() };
};

/** Makes a loaded portal, or throws and leaves nothing open. */
const carregar = async (ambiente: Ambiente, posses: Posse[]) => {
  const { bancoUrl } = ambiente;
  // One instance at a time migrates and fills: those that start together take turns.
  const trava = await travar(ambiente, posses);
  try {
    await naPasta(ambiente.dados, tomar(ambiente, trava.banco, posses));
    if (bancoUrl !== null) posses.push(await marcarPresenca(bancoUrl));
    const strapi = criar();
    falarPeloRegistro(strapi);
    const administrador = await ouDesfazer(strapi, preparar(strapi, ambiente));
    return { strapi, administrador };
  } catch (erro) {
    // The database answered a moment ago, and then would not take what the portal is made of.
    throw explicarDisco(
      explicarBanco(erro, bancoUrl, path.join(ambiente.dados, ARQUIVO_SQLITE)),
      ambiente.dados,
    );
  } finally {
    await trava.soltar();
  }
};

/**
 * Starts the portal described by the environment (contrato 7) and resolves when it answers.
 * Rejects with ErroDeInicio, one Portuguese line, when the environment, the folder, the port or the database is at fault.
 */
export const startPortal = async (): Promise<PortalNoAr> => {
  const ambiente = lerAmbiente(AMBIENTE_DO_PROCESSO);
  conferirCredenciais(ambiente);
  escreverSoParaODono();
  await conferirPasta(ambiente.dados);
  const { host, porta, portaDasMetricas } = ambiente;
  await conferirPorta(host, porta);
  if (portaDasMetricas !== null) await conferirPorta(host, portaDasMetricas, 'METRICS_PORT');
  await conferirArmazenamento(ambiente);
  const posses: Posse[] = [];
  const abrir = async () => {
    const carregado = await carregar(ambiente, posses);
    await ouDesfazer(carregado.strapi, escutar(carregado.strapi, ambiente));
    return carregado;
  };
  const { strapi, administrador } = await abrir().catch(async (erro: unknown) => {
    await soltarTudo(posses);
    throw erro;
  });
  strapi.log.info(`Portal no ar em ${ambiente.url}`);
  const emOrdem = encerrar(strapi, { pausaMs: ambiente.pausaAoEncerrar * 1000 });
  const stop = async (): Promise<void> => {
    await emOrdem();
    await soltarTudo(posses);
  };
  return { url: ambiente.url, adminUrl: `${ambiente.url}/admin`, administrador, stop };
};
