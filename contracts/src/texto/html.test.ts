import { expect, it } from 'vitest';
import { escapar, limpar } from './html';

it('o que vira a direção da leitura não passa do nome', () => {
  expect(limpar(' Rádio\u202e moc.evil \u2066x\n\ty\u0000 ')).toBe('Rádio moc.evil x y');
});

it('nenhum nome fecha o elemento em que está', () => {
  expect(escapar(`<b a="1" b='2'>&`)).toBe('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;');
});
