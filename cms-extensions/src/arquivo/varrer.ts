import path from 'node:path';
import { RAIZ_STORAGE } from '@portal/contracts/arquivo/pastas';
import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { armazenamentoDe } from '../armazenamento/abrir';
import { findAll } from '../database/find-all';
import { Rounds } from '../database/rounds';
import { marcaDe } from './nome';
import { DIAS_DE_QUARENTENA, porDeLado, type Varredura } from './quarentena';

const ARQUIVO = 'plugin::upload.file';

/** Names of files kept outside the media library. */
type LerOutros = () => Promise<readonly string[]>;

/** The random parts of the names of every file that a row names. */
const lerMarcas = async (strapi: Core.Strapi, lerOutros: LerOutros): Promise<Set<string>> => {
  const rows = await findAll<{ id: number; url: string }>(strapi, ARQUIVO, { select: ['url'] });
  const daqui = rows.filter(({ url }) => url.startsWith(RAIZ_STORAGE));
  const nomes = [...daqui.map(({ url }) => path.posix.basename(url)), ...(await lerOutros())];
  return new Set(nomes.flatMap((nome) => marcaDe(nome) ?? []));
};

const contar = (strapi: Core.Strapi, orfaos: string, feita: Varredura): void => {
  const { movidos, devolvidos, demais } = feita;
  if (demais)
    strapi.log.warn(
      `${demais.sem} dos ${demais.total} arquivos enviados não constam neste banco: é muito para sair sem que alguém confira, e nada foi movido. Se o banco é o certo e eles sobram mesmo, ligue o portal uma vez com PORTAL_CONFIRMO=orfaos.`,
    );
  if (movidos > 0)
    strapi.log.info(
      `${movidos} arquivos que nenhum registro nomeia foram para ${orfaos}; somem em ${DIAS_DE_QUARENTENA} dias`,
    );
  if (devolvidos > 0) strapi.log.info(`${devolvidos} arquivos voltaram de ${orfaos}`);
};

/**
 * Puts aside, now and once a day, what killed processes and failed writes left behind where the files are. A person's
 * word that many may leave (PORTAL_CONFIRMO) counts for this first time only.
 */
export const vigiarOrfaos = async (strapi: Core.Strapi, lerOutros: LerOutros): Promise<Rounds> => {
  const armazenamento = armazenamentoDe(strapi);
  const marcas = (): Promise<Set<string>> => lerMarcas(strapi, lerOutros);
  const varrer = async (confirmado: boolean): Promise<void> =>
    contar(
      strapi,
      armazenamento.orfaos,
      await porDeLado(armazenamento, marcas, Date.now(), confirmado),
    );
  const ronda = new Rounds(strapi, 'orfaos', () => varrer(false), DIA_MS);
  await varrer(strapi.config.get<string[]>('portal.confirmo').includes('orfaos'));
  ronda.start();
  return ronda;
};
