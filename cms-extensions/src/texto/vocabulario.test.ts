import { expect, it } from 'vitest';
import { fatiar } from './fatias';
import { montarVocabulario } from './vocabulario';

const LETRAS = ['a', 'b', 'ç'];

/** Whether one typo, or none, makes one of the other. */
const isUmErro = (a: string, b: string): boolean => {
  if (a === b) return true;
  let i = 0;
  while (a[i] === b[i]) i += 1;
  const [restoA, restoB] = [a.slice(i), b.slice(i)];
  return (
    restoA.slice(1) === restoB.slice(1) ||
    restoA.slice(1) === restoB ||
    restoA === restoB.slice(1) ||
    (restoA[0] === restoB[1] && restoA[1] === restoB[0] && restoA.slice(2) === restoB.slice(2))
  );
};

/** Any beginning of the word, looked at one by one. */
const isQuaseComecada = (palavra: string, comeco: string): boolean =>
  Array.from({ length: palavra.length + 1 }, (_, n) => palavra.slice(0, n)).some((parte) =>
    isUmErro(parte, comeco),
  );

/** Every word of these letters, up to so many. */
const todasAte = (letras: readonly string[], tamanho: number): string[] =>
  tamanho === 0
    ? ['']
    : ['', ...todasAte(letras, tamanho - 1).flatMap((fim) => letras.map((letra) => letra + fim))];

it('o que quase começa assim é o mesmo que se acha olhando palavra por palavra', async () => {
  const palavras = todasAte(LETRAS, 6).filter((palavra, n) => palavra !== '' && n % 3 > 0);
  const vocabulario = await montarVocabulario(
    new Map(palavras.map((palavra, n) => [palavra, [n]])),
    fatiar(),
  );
  for (const comeco of [...todasAte(LETRAS, 5), 'abxab', 'xabab', 'ababx', 'ab\ud800ab'].filter(
    ({ length }) => length > 4,
  )) {
    const trechos = [vocabulario.comecadas(comeco), ...vocabulario.quaseComecadas(comeco)];
    const achados = new Set(trechos.flatMap((trecho) => [...vocabulario.lugares(trecho)]));
    const esperados = palavras.flatMap((palavra, n) =>
      isQuaseComecada(palavra, comeco) ? [n] : [],
    );
    expect(
      [...achados].sort((a, b) => a - b),
      comeco,
    ).toEqual(esperados);
  }
});
