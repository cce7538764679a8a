import { createReadStream } from 'node:fs';

/**
 * Lines of a text file, which only `\n` ends. `node:readline` of a newer Node also ends one at Unicode's own separators,
 * which stand in what editors paste from documents.
 */
export async function* linhasDe(arquivo: string): AsyncGenerator<string> {
  let comeco: string[] = [];
  for await (const pedaco of createReadStream(arquivo, 'utf8')) {
    const linhas = String(pedaco).split('\n');
    const ultima = linhas.pop() ?? '';
    for (const linha of linhas) {
      yield [...comeco, linha].join('');
      comeco = [];
    }
    comeco.push(ultima);
  }
  const resto = comeco.join('');
  if (resto !== '') yield resto;
}
