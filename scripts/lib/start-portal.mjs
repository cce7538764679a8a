import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { EVERYTHING, WITH_DEMONSTRATION } from './build.mjs';
import { ROOT } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { stopChildren } from './run.mjs';
import { onSignal } from './signals.mjs';
import { step } from './progress.mjs';
import { supervise } from './supervise.mjs';

// Debounce, in ms: npm hands on the Ctrl-C that the terminal already sent; within this time it is the same wish, not
// impatience.
const SAME_WISH_MS = 1000;
const INTERRUPTED = 130;

/** Signals end the portal cleanly, whatever it is doing; asking again does not wait. */
const stopOnSignals = (state) => {
  onSignal((signal) => {
    if (state.stoppingSince === null) {
      state.stoppingSince = performance.now();
      if (state.portal) console.log('Encerrando o portal…');
      state.portal?.end();
      stopChildren(signal);
      if (!state.portal) process.exit(INTERRUPTED);
    } else if (performance.now() - state.stoppingSince > SAME_WISH_MS) {
      stopChildren('SIGKILL');
      process.exit(1);
    }
  });
};

const tell = ({ url, adminUrl, administrador }) => {
  console.log(`\n  Portal:  ${url}\n  Painel:  ${adminUrl}`);
  if (administrador) {
    console.log('\n  Primeiro administrador (anote agora: a senha não aparece outra vez)');
    console.log(`    e-mail: ${administrador.email}\n    senha:  ${administrador.senha}`);
  }
  console.log('\n  Ctrl-C encerra.\n');
};

/** Whether this looks like a portal that will begin with the demonstration (contrato 7): the portal itself decides. */
const isNewDemonstration = ({ DATABASE_URL, PORTAL_DEMO, PORTAL_DATA } = process.env) =>
  !DATABASE_URL && PORTAL_DEMO !== '0' && !existsSync(resolve(ROOT, PORTAL_DATA || '.data'));

/** `npm start`: prepares what is missing or stale, starts the portal, says where it is, and keeps it on the air until told to end. */
export const startPortal = async () => {
  process.env.NODE_ENV ||= 'production';
  const state = { portal: null, stoppingSince: null };
  stopOnSignals(state);
  await prepare(isNewDemonstration() ? WITH_DEMONSTRATION : EVERYTHING, { portalOnly: true });
  const portal = supervise();
  state.portal = portal;
  const answered = await step('Ligando o portal', () => portal.answers).then(
    (ready) => {
      tell(ready);
      return true;
    },
    // The portal itself said why.
    () => false,
  );
  const code = await portal.ended;
  process.exit(code === 0 && !answered ? INTERRUPTED : code);
};
