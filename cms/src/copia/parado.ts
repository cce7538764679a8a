import type { Ambiente } from '../runtime/ambiente';
import { ErroDeInicio } from '../runtime/erro-de-inicio';
import { comPortalParado } from './postgres';
import { isSqliteEmUso } from './sqlite';

/**
 * Rejects with ErroDeInicio while a portal runs: asked before a backup, which may be large, is fetched and unpacked. On
 * PostgreSQL it is asked again where the database is changed.
 */
export const conferirParado = async ({ dados, bancoUrl }: Ambiente): Promise<void> => {
  if (bancoUrl !== null) await comPortalParado(bancoUrl, () => Promise.resolve());
  else if (isSqliteEmUso(dados))
    throw new ErroDeInicio(
      `Há um portal no ar com os dados de ${dados}. Encerre-o e tente de novo.`,
    );
};
