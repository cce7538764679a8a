import path from 'node:path';
import { varrerProvisorios } from '@portal/cms-extensions/armazenamento/gravar';
import { INSTANCIA } from '@portal/cms-extensions/armazenamento/instancia';
import { varrerCopias, varrerVoltas } from '../copia/em-curso';
import type { Ambiente } from './ambiente';
import { abrirPastaViva, varrerMortas, type PastaViva } from './pasta-viva';
import { emCurso } from './pasta-temporaria';
import { fecharAosOutros } from './so-do-dono';

/** Versions of before left folders of requests that name no owner. */
const VALIDADE_MS = 60 * 60 * 1000;

/**
 * Makes the folder of what this process has under way, and takes away what dead processes left: requests' files, files
 * half written, backups, restores. What living neighbours have under way stays.
 */
export const tomarPasta = async ({ dados }: Ambiente): Promise<PastaViva> => {
  await fecharAosOutros(dados);
  const minha = await abrirPastaViva(emCurso(dados), '', INSTANCIA);
  // Whatever asks for the system's temporary folder gets one that goes with this process.
  process.env['TMPDIR'] = minha.caminho;
  const vivas = () => varrerMortas(emCurso(dados), '', VALIDADE_MS, INSTANCIA);
  await varrerProvisorios(path.join(dados, 'uploads'), vivas, Date.now());
  for (const pasta of [dados, path.join(dados, 'copias')]) await varrerCopias(pasta);
  await varrerVoltas(dados);
  return minha;
};
