import path from 'node:path';
import { INSTANCIA } from '@portal/cms-extensions/armazenamento/instancia';
import { caminhoDaPastaViva } from './pasta-viva';

/** Folder, in the folder of data, of the instances' work in progress: a folder each. */
export const emCurso = (dados: string): string => path.join(dados, 'tmp');

/** The folder of this process there. */
export const pastaTemporaria = (dados: string): string =>
  caminhoDaPastaViva(emCurso(dados), INSTANCIA);
