import { createRequire } from 'node:module';
import { wordsFor } from './failure.mjs';
import { at } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { step } from './progress.mjs';
import { stopChildren } from './run.mjs';
import { onSignal } from './signals.mjs';

const require = createRequire(import.meta.url);

// npm hands on the Ctrl-C that the terminal already sent: within this time it is the same wish, not impatience.
const SAME_WISH_MS = 1000;

/** Signals end the portal cleanly, whatever it is doing; asking again does not wait. */
const stopOnSignals = (state) => {
  const end = async (signal) => {
    stopChildren(signal);
    if (!state.portal) process.exit(130);
    console.log('Encerrando o portal…');
    await state.portal.stop();
    process.exit(0);
  };
  onSignal((signal) => {
    if (state.stoppingSince === null) {
      state.stoppingSince = performance.now();
      end(signal).catch((error) => {
        console.error(wordsFor(error) ?? error);
        process.exit(1);
      });
    } else if (performance.now() - state.stoppingSince > SAME_WISH_MS) {
      process.exit(1);
    }
  });
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
  const state = { portal: null, stoppingSince: null };
  stopOnSignals(state);
  await prepare();
  state.portal = await step('Ligando o portal', () =>
    require(at('cms/dist/src/runtime/start.js')).startPortal(),
  );
  tellAddresses(state.portal);
};
