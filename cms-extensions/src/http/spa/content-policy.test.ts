import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentPolicy, framedPolicy } from './content-policy';

const hash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('só roda script do portal e os embutidos desta página, por soma', () => {
  const html =
    '<script>a()</script><script type="module" src="/assets/x.js"></script><script\n>b()</script>';
  const scripts = contentPolicy(html)
    .split('; ')
    .find((part) => part.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' ${hash('a()')} ${hash('b()')}`);
});

it('não permite unsafe-eval nem unsafe-inline em scripts, e só enquadra o vídeo e o que é do portal', () => {
  const policy = contentPolicy('<p>');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
});

it('nada do que a política abre se abre mais sem que se perceba', () => {
  expect(contentPolicy('<p>').split('; ')).toEqual([
    ...["default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'"],
    ...["img-src 'self' data: https: http:", "media-src 'self' https: http: blob:"],
    ...["connect-src 'self' https: http:", "font-src 'self' data:", "worker-src 'self' blob:"],
    ...["manifest-src 'self'", "frame-src 'self' https://www.youtube-nocookie.com"],
    ...["object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'self'"],
  ]);
});

it.each(["object-src 'none'", "base-uri 'self'", "form-action 'self'"])(
  'o que default-src não alcança, ou deixaria passar, é dito à parte: %s',
  (diretiva) => {
    expect(contentPolicy('<p>').split('; ')).toContain(diretiva);
  },
);

it('o player de outros sites é enquadrado por qualquer um, e só ele', () => {
  expect(contentPolicy('<p>')).toContain("frame-ancestors 'self'");
  const policy = framedPolicy('<style>a{}</style><p>');
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toContain(`style-src ${hash('a{}')};`);
  expect(policy).not.toContain('unsafe');
  for (const diretiva of ["default-src 'none'", "base-uri 'none'", "form-action 'none'"])
    expect(policy.split('; ')).toContain(diretiva);
});
