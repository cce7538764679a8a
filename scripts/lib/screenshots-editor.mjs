import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Failure } from './failure.mjs';
import { tool } from './paths.mjs';
import { show } from './run.mjs';

const JOURNEY = 'test --config e2e/playwright.config.ts guia-do-editor --project=computador';

export const isOfEditorGuide = (name) => name.startsWith('editor-');

/** The pictures that the journey through the editor's guide takes, by name. */
export const editorGuidePictures = async (executablePath) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-retratos-'));
  try {
    const env = {
      ...process.env,
      PORTAL_CHROMIUM: executablePath,
      PORTAL_E2E_GUIA: folder,
      // The browser's own fields, of dates, speak this where its languages are installed (Debian: chromium-l10n).
      LANGUAGE: 'pt_BR',
    };
    if ((await show([tool.playwright, ...JOURNEY.split(' ')], { env })) !== 0)
      throw new Failure('A jornada do guia do editor não chegou ao fim.');
    return readdirSync(folder).map((file) => ({
      name: basename(file, '.png'),
      png: readFileSync(join(folder, file)),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
