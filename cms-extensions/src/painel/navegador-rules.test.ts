import { expect, it } from 'vitest';
import { navegadorEmPalavras } from './navegador-rules';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox, Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Chrome, Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Chrome/140.0 Safari/537.36 OPR/124.0',
    'Opera, Mac',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36 EdgA/140.0', 'Edge, Android'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) FxiOS/140.0 Safari/604.1', 'Firefox, iPad'],
  ['Mozilla/5.0 (iPhone; CPU OS 18_0 like Mac OS X) CriOS/140.0 Safari/604.1', 'Chrome, iPhone'],
  ['<b>clique aqui</b>', 'um navegador que não conhecemos'],
  ['', 'um navegador que não conhecemos'],
])('%s é %s', (agente, palavras) => {
  expect(navegadorEmPalavras(agente)).toBe(palavras);
});
