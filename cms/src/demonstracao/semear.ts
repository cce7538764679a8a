import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { idDoPapelDeConta } from '../contas/papel';
import { gravarEssencial, precoInicial } from '../instalacao/essencial';
import { RAIZ, type Ambiente } from '../runtime/ambiente';
import { ligarEmissora } from './emissora';

/** Beside the stamps of what is built: any portal of this checkout finds what another one rendered. */
const ACERVO = path.join(RAIZ, '.portal', 'demonstracao');

const ficha = (strapi: Core.Strapi) =>
  strapi.store({ type: 'plugin', name: 'portal', key: 'demonstracao' });

const CONTEUDO = [
  'api::radio.radio',
  'api::cantor.cantor',
  'api::musica.musica',
  'api::anuncio.anuncio',
  'plugin::users-permissions.user',
  'plugin::upload.file',
] as const;

const estaVazio = async (strapi: Core.Strapi): Promise<boolean> => {
  for (const uid of CONTEUDO) if ((await strapi.db.query(uid).count()) > 0) return false;
  return true;
};

/**
 * Fills a new portal: prices and terms always, demonstration content when asked for and the database is empty (contrato
 * 7). A second run changes nothing. Where the demonstration lives, its live stations go on the air; elsewhere not a line of
 * it is loaded.
 */
export const semear = async (
  strapi: Core.Strapi,
  { dados, demonstracao }: Pick<Ambiente, 'dados' | 'demonstracao'>,
): Promise<void> => {
  const existe = Boolean(await ficha(strapi).get());
  const nova = demonstracao && !existe && (await estaVazio(strapi));
  await gravarEssencial(strapi);
  if (!nova && !existe) return;
  const { demonstrar, porNoAr } = await import('@portal/demonstracao/demonstrar');
  const pastas = { dados, acervo: ACERVO };
  if (nova)
    await demonstrar(strapi, pastas, {
      precos: precoInicial,
      papel: await idDoPapelDeConta(strapi),
      assinar: (agora) => ficha(strapi).set({ value: { em: agora.toISOString() } }),
    });
  ligarEmissora(strapi, await porNoAr(pastas));
};
