import type { Context } from 'koa';
import { Refusal } from './refusal';

interface Ability {
  can(action: string, subject: string, field?: string): boolean;
}

/** What a role lets somebody do to the entries of a type. */
type Verb = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** Whether whoever asks at the panel may do this to a type, or to one of its fields. */
export const mayAtPanel = (ctx: Context, verb: Verb, uid: string, field?: string): boolean =>
  // Strapi's admin authentication leaves the visitor's abilities there.
  (ctx.state['userAbility'] as Ability).can(`plugin::content-manager.explorer.${verb}`, uid, field);

/** Throws 403 for who may not. */
export const requireAtPanel = (ctx: Context, verb: Verb, uid: string): void => {
  if (!mayAtPanel(ctx, verb, uid)) throw new Refusal(403);
};
