import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { Body } from '../http/cached-reads/body';
import { TRADUZIR } from './palavras-do-visualizador';

const { docs, openapi } = CAMINHOS;

/** Scripts and pictures of our own; the viewer writes styles into its elements. Nothing of another host, no frame. */
export const CSP_DO_VISUALIZADOR = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGINA = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Portal das web rádios: para quem programa</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${docs}/swagger-ui.css">
<link rel="stylesheet" href="${docs}/ajustes.css">
</head>
<body>
<div id="visualizador"></div>
<noscript><p>Esta página precisa de JavaScript. A descrição está em <a href="${openapi}">${openapi}</a>.</p></noscript>
<script src="${docs}/swagger-ui-bundle.js" defer></script>
<script src="${docs}/abrir.js" defer></script>
</body>
</html>
`;

// There is one server, a page may not set the session's cookie, and no answer has links: what offers them is left out. In what
// is left a telephone's screen is enough.
const AJUSTES = `.swagger-ui .scheme-container,
.swagger-ui .authorization__btn,
.swagger-ui .response-col_links { display: none }
.swagger-ui .info { margin: 24px 0 }
.swagger-ui .parameter__name.required::after { content: 'obrigatório' }
.swagger-ui .markdown code { white-space: normal }
html.dark-mode .swagger-ui .header-col { color: inherit }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 12px }
  .swagger-ui .info .title { font-size: 26px }
  .swagger-ui table tbody tr td:first-of-type { min-width: 5em; max-width: 6em; overflow-wrap: anywhere }
  .swagger-ui .responses-inner, .swagger-ui .opblock-body { overflow-x: auto }
}
`;

// The viewer has a dark look of its own, by a class. Only reads are tried from the page: an action takes the token of a session.
// No badge: it would ask another host.
const ABRIR = `const escuro = matchMedia('(prefers-color-scheme: dark)');
const vestir = () => document.documentElement.classList.toggle('dark-mode', escuro.matches);
escuro.addEventListener('change', vestir);
vestir();
${TRADUZIR}SwaggerUIBundle(${JSON.stringify({
  url: openapi,
  dom_id: '#visualizador',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: ['get'],
  validatorUrl: null,
})});
`;

export interface Documento {
  type: string;
  body: Body;
}

const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const PASTA = path.dirname(require.resolve('swagger-ui-dist/package.json'));
const doPacote = (nome: string, type: string) => async (): Promise<Documento> => ({
  type,
  body: new Body(await readFile(path.join(PASTA, nome))),
});

/** The page that shows the description, and the viewer's own files, by address. */
const FAZER: ReadonlyMap<string, () => Promise<Documento>> = new Map([
  [docs, () => Promise.resolve({ type: 'text/html; charset=utf-8', body: new Body(PAGINA) })],
  [`${docs}/ajustes.css`, () => Promise.resolve({ type: CSS, body: new Body(AJUSTES) })],
  [`${docs}/abrir.js`, () => Promise.resolve({ type: SCRIPT, body: new Body(ABRIR) })],
  [`${docs}/swagger-ui-bundle.js`, doPacote('swagger-ui-bundle.js', SCRIPT)],
  [`${docs}/swagger-ui.css`, doPacote('swagger-ui.css', CSS)],
]);

/** What stands at an address of the viewer; null at any other. Nothing is read before somebody asks. */
export const visualizador = (): ((caminho: string) => Promise<Documento> | null) => {
  const feitos = new Map<string, Promise<Documento>>();
  return (caminho) => {
    const feito = feitos.get(caminho);
    if (feito) return feito;
    const novo = FAZER.get(caminho)?.();
    if (novo) feitos.set(caminho, novo);
    return novo ?? null;
  };
};
