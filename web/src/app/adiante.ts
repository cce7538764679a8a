import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { caminhoDaLista } from '../features/radios/queries';
import type { Pagina } from '../lib/enderecos';

/**
 * What each list asks the server for first. vite/adiante.ts writes it into index.html, whose first lines ask for it
 * together with the page's scripts instead of after them.
 */
export const DADOS_ADIANTE: Partial<Record<Pagina, string>> = {
  webradios: caminhoDaLista(1),
  cantores: CAMINHOS.cantores,
  musicas: CAMINHOS.musicas,
  publicidade: CAMINHOS.publicidade,
};
