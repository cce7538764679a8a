import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Middleware } from 'koa';

const filepathsOf = (files: unknown): string[] => {
  if (typeof files !== 'object' || files === null) return [];
  return Object.values(files).flatMap((file: unknown): string[] => {
    if (Array.isArray(file)) return filepathsOf(file);
    return typeof file === 'object' && file !== null && 'filepath' in file
      ? [String(file.filepath)]
      : [];
  });
};

/**
 * Removes every file a multipart body left in the temporary folder, however the request ends: Strapi forgets all fields
 * but `files` (strapi 1).
 */
export const removeTemporaryFiles =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const seen: unknown[] = [];
    let files: unknown;
    // Strapi drops `request.files` before we get to see it again.
    Object.defineProperty(ctx.request, 'files', {
      configurable: true,
      get: () => files,
      set: (value: unknown) => {
        files = value;
        seen.push(value);
      },
    });
    try {
      await next();
    } finally {
      const left = new Set(seen.flatMap(filepathsOf));
      await Promise.all([...left].map((file) => rm(file, { force: true }))).catch(
        (error: unknown) => strapi.log.error(error),
      );
    }
  };
