import { expect, it } from 'vitest';
import { igual, type Permissao, resumir, semExtintos } from './resumo';

const ler = (subject: string | null, fields?: string[]): Permissao => ({
  action: 'ler',
  subject,
  properties: fields ? { fields } : {},
  conditions: [],
});
const escrever = { ...ler('radio', ['nome']), action: 'escrever' };

it('a ordem não faz diferença; um campo, um tipo ou uma condição fazem', () => {
  const resumo = resumir([ler('radio', ['nome', 'url']), escrever]);
  expect(igual(resumo, resumir([escrever, ler('radio', ['url', 'nome'])]))).toBe(true);
  expect(igual(resumo, resumir([escrever, ler('radio', ['url'])]))).toBe(false);
  expect(igual(resumo, resumir([escrever]))).toBe(false);
  expect(
    igual(
      resumo,
      resumir([{ ...escrever, conditions: ['minhas'] }, ler('radio', ['nome', 'url'])]),
    ),
  ).toBe(false);
});

it('o que deixou de existir sai sem contar como mudança à mão', () => {
  const antes = resumir([ler('radio', ['nome', 'extinto']), ler('extinto', ['x']), ler(null)]);
  const existe = (uid: string, campo?: string) => uid !== 'extinto' && campo !== 'extinto';
  expect(igual(semExtintos(antes, existe), resumir([ler('radio', ['nome']), ler(null)]))).toBe(
    true,
  );
});
