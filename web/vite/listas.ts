import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { construirAParte, LETRAS_DO_HASH } from './a-parte.ts';

/**
 * The script that draws a list before the program is here (src/app/listas), with the drawings in it: built apart and small, for
 * the program may come after it only because it is.
 */
export const programaDasListas = async (
  raiz: string,
  moldes: Readonly<Record<string, string>>,
): Promise<{ arquivo: string; codigo: string }> => {
  const feito = (await construirAParte({
    raiz,
    define: { MOLDES: JSON.stringify(moldes) },
    build: {
      write: false,
      rolldownOptions: {
        input: join(raiz, 'src/app/listas/antes-do-programa.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput; // One input is built, and nothing watched.
  const { code } = feito.output[0];
  const marca = createHash('sha256').update(code).digest('base64url').slice(0, LETRAS_DO_HASH);
  return { arquivo: `assets/listas-${marca}.js`, codigo: code };
};
