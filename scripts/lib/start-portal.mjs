import { createRequire } from 'node:module';
import { wordsFor } from './failure.mjs';
import { at } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { stopChildren } from './run.mjs';

const require = createRequire(import.meta.url);

/** Signals end the portal cleanly, whatever it is doing; a second one does not wait. */
const stopOnSignals = (state) => {
  const onSignal = async (signal) => {
    if (state.stopping) process.exit(1);
    state.stopping = true;
    stopChildren(signal);
    if (!state.portal) process.exit(130);
    console.log('Encerrando o portal…');
    await state.portal.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      onSignal(signal).catch((error) => {
        console.error(wordsFor(error) ?? error);
        process.exit(1);
      });
    });
  }
};

const tellAddresses = ({ url, adminUrl, administrador }) => {
  console.log(`\n  Portal:  ${url}\n  Painel:  ${adminUrl}`);
  if (administrador) {
    console.log('\n  Primeiro administrador (anote agora: a senha não aparece outra vez)');
    console.log(`    e-mail: ${administrador.email}\n    senha:  ${administrador.senha}`);
  }
  console.log('\n  Ctrl-C encerra.\n');
};

/** `npm start`: prepares what is missing or stale, starts the portal and says where it is. */
export const startPortal = async () => {
  process.env.NODE_ENV ??= 'production';
  const state = { portal: null, stopping: false };
  stopOnSignals(state);
  await prepare();
  const runtime = require(at('cms/dist/src/runtime/start.js'));
  state.portal = await runtime.startPortal();
  tellAddresses(state.portal);
};
