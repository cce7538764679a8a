import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { caminhoDoRanking } from '../features/cantores/queries';
import { caminhoDaLista } from '../features/radios/queries';
import { caminhoDasMusicas } from '../lib/caminho-das-musicas';
import type { Pagina } from '../lib/enderecos';

/**
 * What each list asks the server for first. vite/adiante.ts writes it into index.html, whose first lines ask for it
 * together with the page's scripts instead of after them.
 */
export const DADOS_ADIANTE: Partial<Record<Pagina, string>> = {
  webradios: caminhoDaLista(1),
  cantores: caminhoDoRanking(1),
  musicas: caminhoDasMusicas(1),
  publicidade: CAMINHOS_DO_VISITANTE.publicidade,
};
