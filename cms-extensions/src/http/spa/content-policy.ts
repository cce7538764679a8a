import { createHash } from 'node:crypto';

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, code]) => code ?? '',
  );

const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Content policy of the pages: scripts of our own and the inline ones of this very page, by hash; sound from any
 * http(s) address (radios live anywhere); frames of the video host and of our own player only.
 */
export const contentPolicy = (html: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(html).map(hashOf)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    "media-src 'self' https: http: blob:",
    "connect-src 'self' https: http:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, code]) => code ?? '');

/** Content policy of the player that every site may frame: what it is made of, sound from anywhere, nothing else. */
export const framedPolicy = (html: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ['style-src', ...inlineStyles(html).map(hashOf)].join(' '),
    "img-src 'self' https: http:",
    "media-src 'self' https: http: blob:",
    "connect-src 'self' https: http:",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
