import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentPolicy } from './content-policy';

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

it('não permite unsafe-eval nem unsafe-inline em scripts, e só enquadra o vídeo', () => {
  const policy = contentPolicy('<p>');
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
});
