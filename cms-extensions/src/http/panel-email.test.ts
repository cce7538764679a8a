import { expect, it } from 'vitest';
import * as yup from 'yup';
import { isPanelEmail } from './panel-email';

const doYup = (email: string): boolean => yup.string().email().isValidSync(email);

it.each([
  ...['ana@portal.test', 'Ana.Souza+radio@Portal.com.br', "o'brien@x.io", 'a@b.c', 'a@1.com'],
  ...['joão@exemplo.com.br', 'contato@rádio.com.br', 'ana@exemplo.рф', '名@例.jp'],
  ...['a/b=c@x.test', '#!$%&*^`{|}~?-@x.test', 'a@x-y_z~w.test', 'a@b..c.test', 'a@b.c-d', ''],
])('%j é um e-mail, como para o yup', (email) => {
  expect(doYup(email)).toBe(true);
  expect(isPanelEmail(email)).toBe(true);
});

it.each([
  ...['ana', 'ana@portal', '@portal.test', 'ana@.test', 'ana@portal.', 'ana@-portal.test'],
  ...['ana@portal-.test', 'ana@portal.1', 'ana@portal.test1', 'ana@portal.-t', 'a b@x.test'],
  ...['.ana@x.test', 'ana.@x.test', 'a..b@x.test', 'a,b@x.test', 'a@b@x.test', ' ana@x.test'],
  ...['ana@x.test ', 'ana@x.test\n', 'ana@x.test\r\nBcc: b@x.test', '<ana@x.test>', 'a"b@x.test'],
  ...[
    'ana@x_.test',
    'ana@x.test\u0000',
    'ana@[127.0.0.1]',
    '\ud800@x.test',
    'ana@x.\ue000',
    'a@b..test',
  ],
])('%j não é, como para o yup', (email) => {
  expect(doYup(email)).toBe(false);
  expect(isPanelEmail(email)).toBe(false);
});

it('o que não é texto não se julga', () => {
  for (const nada of [undefined, null, 1, {}]) expect(isPanelEmail(nada)).toBe(true);
});

it('o que pararia o yup tem resposta, por longo que seja', () => {
  for (const parte of ['a.', 'a', '.', 'a-', 'a@'])
    for (const vezes of [40, 120, 500_000])
      expect(isPanelEmail(`a@${parte.repeat(vezes)}!`)).toBe(false);
});

it('tem no máximo o que a conta guarda', () => {
  const longo = (letras: number): string => 'a@x.test'.padStart(letras, 'a');
  expect([255, 256].map(longo).map(isPanelEmail)).toEqual([true, false]);
});
