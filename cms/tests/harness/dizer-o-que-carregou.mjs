// Preloaded into a portal: it writes now and then how many files of OpenTelemetry's instrumentation it has loaded. Not at the end: Strapi's own end
// takes away whoever listens to it.
import { writeFileSync } from 'node:fs';
import Module from 'node:module';

// Strapi reads the package.json of whatever the portal depends on.
const INSTRUMENTACAO = /@opentelemetry\/instrumentation.*\.js$/;

setInterval(() => {
  const arquivos = Object.keys(Module._cache).filter((nome) => INSTRUMENTACAO.test(nome));
  writeFileSync(process.env.CARREGADOS, String(arquivos.length));
}, 100).unref();
