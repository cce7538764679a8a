import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { Body } from '../http/cached-reads/body';

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
</head>
<body>
<div id="visualizador"></div>
<noscript><p>Esta página precisa de JavaScript. A descrição está em <a href="${openapi}">${openapi}</a>.</p></noscript>
<script src="${docs}/swagger-ui-bundle.js" defer></script>
<script src="${docs}/abrir.js" defer></script>
</body>
</html>
`;

// Only reads are tried from the page: an action takes the token of a session. No badge: it would ask another host.
const ABRIR = `SwaggerUIBundle(${JSON.stringify({
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

const SCRIPT = 'text/javascript; charset=utf-8';
const PASTA = path.dirname(require.resolve('swagger-ui-dist/package.json'));
const doPacote = (nome: string, type: string) => async (): Promise<Documento> => ({
  type,
  body: new Body(await readFile(path.join(PASTA, nome))),
});

/** The page that shows the description, and the viewer's own files, by address. */
const FAZER: ReadonlyMap<string, () => Promise<Documento>> = new Map([
  [docs, () => Promise.resolve({ type: 'text/html; charset=utf-8', body: new Body(PAGINA) })],
  [`${docs}/abrir.js`, () => Promise.resolve({ type: SCRIPT, body: new Body(ABRIR) })],
  [`${docs}/swagger-ui-bundle.js`, doPacote('swagger-ui-bundle.js', SCRIPT)],
  [`${docs}/swagger-ui.css`, doPacote('swagger-ui.css', 'text/css; charset=utf-8')],
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
