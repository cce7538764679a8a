// Preloaded into a portal: it writes now and then which files of OpenTelemetry's instrumentation and of TypeScript's compiler
// it has loaded. Not at the end: Strapi's own end takes away whoever listens to it.
import { writeFileSync } from 'node:fs';
import Module from 'node:module';

// Strapi reads the package.json of whatever the portal depends on.
const SOUGHT = /(@opentelemetry\/instrumentation.*|\/typescript\/lib\/.*)\.js$/;

setInterval(() => {
  const arquivos = Object.keys(Module._cache).filter((nome) => SOUGHT.test(nome));
  writeFileSync(process.env.CARREGADOS, JSON.stringify(arquivos));
}, 100).unref();
