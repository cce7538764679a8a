import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lerAmbiente, RAIZ } from '../src/runtime/ambiente';
import { lugarDosArquivos } from '../src/runtime/lugar-dos-arquivos';
import { pastaTemporaria } from '../src/runtime/pasta-temporaria';
import { segredosDe } from '../src/runtime/segredos';

const ambiente = lerAmbiente(process.env);

/** What the portal's plugin reads with `strapi.config.get('portal.…')`. */
export default {
  ...ambiente,
  segredo: segredosDe(ambiente)('portal'),
  raizWeb: path.join(RAIZ, 'web', 'dist'),
  arquivos: lugarDosArquivos(ambiente),
  versao: (JSON.parse(readFileSync(path.join(RAIZ, 'package.json'), 'utf8')) as { version: string })
    .version,
  temporaria: pastaTemporaria(ambiente.dados),
};
