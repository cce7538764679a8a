import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { step } from './progress.mjs';
import { quiet } from './run.mjs';

/** The same engine without windows: every page costs a third less time than in the whole browser. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const find = () =>
  [process.env.PORTAL_CHROMIUM, ...NAMES.map(inPath)].find((path) => path && existsSync(path));

const canInstall = () => process.getuid?.() === 0 && inPath('apt-get') !== undefined;

const installFromDebian = async () => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const message = `Não foi possível instalar o pacote ${SHELL} do Debian.`;
  await quiet('apt-get', ['update'], message, { env });
  await quiet('apt-get', ['install', '-y', '--no-install-recommends', SHELL], message, { env });
};

/** A machine of the tests' own gets the quicker browser; a person's own machine, only one where there is none. */
const isWanted = () => (process.env.CI ? !process.env.PORTAL_CHROMIUM && !inPath(SHELL) : !find());

/** Path of the system's Chromium (PORTAL_CHROMIUM names another); installs Debian's package when missing and allowed. */
export const chromium = async () => {
  if (isWanted() && canInstall()) {
    await step('Instalando o Chromium do Debian', installFromDebian).catch((error) => {
      if (!find()) throw error;
    });
  }
  const path = find();
  if (path) return path;
  throw new Failure(
    'As jornadas precisam do Chromium: instale-o (no Debian, `apt install chromium-headless-shell`) ou aponte PORTAL_CHROMIUM para ele.',
  );
};
