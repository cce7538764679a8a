import { describe, expect, it } from 'vitest';
import { transporteDe } from './smtp';

const ESPERAS = { connectionTimeout: 30_000, greetingTimeout: 60_000, socketTimeout: 600_000 };

describe('SMTP_URL', () => {
  it.each([
    ['smtp://mail.test', { host: 'mail.test', secure: false }],
    ['smtp://mail.test:2525/', { host: 'mail.test', port: 2525, secure: false }],
    ['smtp://[2001:db8::1]:25', { host: '2001:db8::1', port: 25, secure: false }],
    ['smtps://mail.test', { host: 'mail.test', secure: true }],
    ['smtp://mail.test:465', { host: 'mail.test', port: 465, secure: true }],
    [
      'smtp://ana%40mail.test:s%3Ae%2Fn%25h%40a@mail.test:587',
      {
        host: 'mail.test',
        port: 587,
        secure: false,
        auth: { user: 'ana@mail.test', pass: 's:e/n%h@a' },
      },
    ],
    [
      'smtp://mail.test?requireTLS=true&name=portal.test&tls.rejectUnauthorized=false&tls.servername=m.test',
      {
        host: 'mail.test',
        secure: false,
        requireTLS: true,
        name: 'portal.test',
        tls: { rejectUnauthorized: false, servername: 'm.test' },
      },
    ],
  ])('%s', (url, esperado) => {
    expect(transporteDe(url)).toEqual({ ...ESPERAS, ...esperado });
  });

  it('as esperas se mudam no endereço', () => {
    expect(transporteDe('smtp://m.test?socketTimeout=5000&greetingTimeout=1000')).toMatchObject({
      connectionTimeout: 30_000,
      greetingTimeout: 1000,
      socketTimeout: 5000,
    });
  });

  it('sem ela não há transporte', () => {
    expect(transporteDe(null)).toBeNull();
  });

  it.each([
    'mail.test:25',
    'http://mail.test',
    'smtp://',
    'smtp://ana:segredo/2@mail.test',
    'smtp://ana:segredo#2@mail.test',
    'smtp://ana:segredo%2@mail.test',
    'smtp://ana:segredo@mail.test/caixa',
    'smtp://ana:segredo@mail.test?requiretls=true',
    'smtp://ana:segredo@mail.test?requireTLS=talvez',
    'smtp://ana:segredo@mail.test?socketTimeout=-1',
    'smtp://ana:segredo@mail.test?tls.toString=1',
    'smtp://ana:segredo@mail.test?tls.minVersion=1.2',
    'smtp://ana:segredo@mail.test?tls.ciphers=nenhuma',
    'smtp://ana:segredo@mail.test?authMethod=DIGEST',
    'smtp://ana:segredo@mail.test?localAddress=eth0',
    'smtp://ana:segredo@mail.test:0',
    'smtp://ana:segredo@mail.test?constructor=1',
    'smtp://:segredo@mail.test',
    'smtp://ana:segredo@mail.test?name=portal%20test',
    'smtp://ana:segredo@mail.test?name=r%C3%A1dio.test',
  ])('%s é recusado numa linha, sem a senha', (url) => {
    // One line whose words have no password in them.
    expect(() => transporteDe(url)).toThrow(/^SMTP_URL não serve: (?!.*segredo).+\.$/);
  });
});
