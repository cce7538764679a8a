import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';

/** Where to read instead while the panel previews a draft: its token is in the address, and counts for the entry shown only. */
export const caminhoDaPrevia = (
  caminho: string,
  { search, hash }: { search: string; hash: string },
): string => {
  const token = new URLSearchParams(search).get('previa');
  const [, , id] = hash.split('#');
  if (!token || !id) return caminho;
  const doRegistro =
    caminho === CAMINHOS_DO_VISITANTE.cantor(id) || caminho === CAMINHOS_DO_VISITANTE.radio(id);
  return doRegistro ? CAMINHOS_DO_VISITANTE.previa(token) : caminho;
};
