import { idSchema } from '@portal/contracts/anuncio/id';
import type { Context } from 'koa';
import { Refusal } from './refusal';

/** The number of a row in a path. Throws 404: what is no number names nothing. */
export const pathId = ({ params }: Context, name = 'id'): number => {
  const id = idSchema.safeParse((params as Record<string, unknown>)[name]);
  if (!id.success) throw new Refusal(404);
  return id.data;
};
