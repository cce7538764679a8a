/** Where the portal's own pages are in the panel. */
export const IMPORTAR = '/plugins/portal/importar';
export const LIXEIRA = '/plugins/portal/lixeira';
export const PRECOS = '/plugins/portal/precos';
export const TRANSMISSOES = '/plugins/portal/transmissoes';
