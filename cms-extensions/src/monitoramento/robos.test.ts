import { expect, it } from 'vitest';
import { isRobo } from './robos';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
  'AhrefsBot/7.0',
  'UptimeRobot/2.0',
])('%s é um robô', (agente) => {
  expect(isRobo(agente)).toBe(true);
});

it.each([
  undefined,
  '',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'node',
  'curl/8.9.1',
  ...['axios/1.7.2', 'got (https://github.com/sindresorhus/got)', 'okhttp/4.9.3', 'Java/17.0.1'],
  ...['Apache-HttpClient/4.5.13 (Java/17.0.1)', 'autocannon', 'PostmanRuntime/7.36.1'],
  ...['k6/0.50.0 (https://k6.io/)', 'insomnia/8.5.1', 'Go-http-client/2.0'],
])('%s não é um robô', (agente) => {
  expect(isRobo(agente)).toBe(false);
});

it('de um nome sem fim só se lê o começo', () => {
  const navegador = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36';
  expect(isRobo(`${navegador} Googlebot/2.1`)).toBe(true);
  expect(isRobo(`${navegador} ${' '.repeat(1000)}Googlebot/2.1`)).toBe(false);
});
