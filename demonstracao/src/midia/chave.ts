import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** This package as it runs, and who shapes its pictures. Its package.json pins the encoders. */
const FORA_DA_PASTA = [
  '@portal/cms-extensions/arquivo/imagem',
  '@portal/cms-extensions/desenho/texto',
  '@portal/contracts/arquivo/imagem',
  '@portal/demonstracao/package.json',
];

const arquivosDe = (pasta: string): string[] =>
  readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .filter((nome) => /\.js(on)?$/.test(nome))
    .sort()
    .map((nome) => path.join(pasta, nome));

/** Key of what the running code renders: a hash of its compiled files. Other code, other key. */
export const chaveDoCodigo = (): string => {
  const resumo = createHash('sha256');
  const daqui = arquivosDe(path.join(__dirname, '..'));
  for (const arquivo of [...daqui, ...FORA_DA_PASTA.map((nome) => require.resolve(nome))])
    resumo.update(readFileSync(arquivo)).update('\0');
  return resumo.digest('hex');
};
