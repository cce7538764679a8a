/** Id of the inert JSON element in which the server writes the answer of /api/portal into index.html. */
export const ID_DADOS_DO_PORTAL = 'dados-do-portal';

/** What index.html holds where that element goes. Without the server (development) it stays a comment. */
export const MARCA_DADOS_DO_PORTAL = '<!--dados-do-portal-->';

/**
 * Writes the answer of /api/portal into the page, for its first paint. `json` is the answer's text;
 * `<` is escaped so that no text staff type can end the element. The block is data, not a script the
 * Content-Security-Policy counts.
 */
export const comDadosDoPortal = (html: string, json: string): string =>
  html.replace(
    MARCA_DADOS_DO_PORTAL,
    () =>
      `<script type="application/json" id="${ID_DADOS_DO_PORTAL}">${json.replace(/</g, '\\u003c')}</script>`,
  );
