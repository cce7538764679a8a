import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { findAll, findOne } from '../database/find-all';
import { Refusal } from './refusal';

interface Ability {
  can(action: string, subject: string, field?: string): boolean;
}

/** What a role lets somebody do to the entries of a type. */
type Verb = 'create' | 'read' | 'update' | 'delete' | 'publish';

type WithEntries = Record<Verb, (entry: object, field?: string) => boolean>;

/** As much of the content manager's own check as is used here: its service comes untyped. */
interface Checking {
  create(of: { userAbility: unknown; model: string }): {
    can: WithEntries;
    /** Takes along what a role's conditions ask of an entry. */
    sanitizedQuery: Record<Verb, (query: object) => Promise<{ filters?: Record<string, unknown> }>>;
  };
}

/** What of an entry a role's conditions ask for: who made it. */
export const WITH_MAKER = { createdBy: { populate: { roles: { select: ['id'] } } } };

/** Whether whoever asks at the panel may do this to a type, or to one of its fields. */
export const mayAtPanel = (ctx: Context, verb: Verb, uid: string, field?: string): boolean =>
  // Strapi's admin authentication leaves the visitor's abilities there.
  (ctx.state['userAbility'] as Ability).can(`plugin::content-manager.explorer.${verb}`, uid, field);

/** Throws 403 for who may not. */
export const requireAtPanel = (ctx: Context, verb: Verb, uid: string): void => {
  if (!mayAtPanel(ctx, verb, uid)) throw new Refusal(403);
};

const checkerOf = (strapi: Core.Strapi, ctx: Context, uid: string) =>
  strapi
    .plugin('content-manager')
    .service<Checking>('permission-checker')
    .create({ userAbility: ctx.state['userAbility'], model: uid });

/**
 * What they may do to each entry of a type, read with its maker: a role may be given those alone that its people made
 * themselves, which the type does not tell.
 */
export const withEntries = (strapi: Core.Strapi, ctx: Context, uid: string): WithEntries =>
  checkerOf(strapi, ctx, uid).can;

/** Whether they may do it to every entry of a type, whoever made it: to one that nobody made. */
export const mayWithAll = (strapi: Core.Strapi, ctx: Context, verb: Verb, uid: string): boolean =>
  withEntries(strapi, ctx, uid)[verb]({});

/** Whether they may do it to the entry with this public id; one that is not there is for others to miss. */
export const mayWithDocument = async (
  strapi: Core.Strapi,
  ctx: Context,
  verb: Verb,
  uid: string,
  documentId: string,
): Promise<boolean> => {
  if (!mayAtPanel(ctx, verb, uid)) return false;
  const where = { documentId };
  const entry = await findOne<{ id: number }>(strapi, uid, {
    ...{ where, select: ['id'], populate: WITH_MAKER },
  });
  return !entry || withEntries(strapi, ctx, uid)[verb](entry);
};

/** Throws 403 for who may not. */
export const requireWithDocument = async (
  ...asked: Parameters<typeof mayWithDocument>
): Promise<void> => {
  if (!(await mayWithDocument(...asked))) throw new Refusal(403);
};

/** What an entry is to be for them to do it, as a query asks; nothing where any will do, null where they may to none. */
export const conditionsAtPanel = async (
  strapi: Core.Strapi,
  ctx: Context,
  verb: Verb,
  uid: string,
): Promise<Record<string, unknown> | null> => {
  if (!mayAtPanel(ctx, verb, uid)) return null;
  const { filters } = await checkerOf(strapi, ctx, uid).sanitizedQuery[verb]({});
  return filters ?? {};
};

/** The public ids of a type's entries that they may read; null for all of them. */
export const readableAtPanel = async (
  strapi: Core.Strapi,
  ctx: Context,
  uid: UID.Schema,
): Promise<ReadonlySet<string> | null> => {
  if (!mayAtPanel(ctx, 'read', uid)) return new Set();
  if (mayWithAll(strapi, ctx, 'read', uid)) return null;
  const where = (await conditionsAtPanel(strapi, ctx, 'read', uid)) ?? {};
  const rows = await findAll<{ id: number; documentId: string }>(strapi, uid, {
    ...{ select: ['documentId'], where },
  });
  return new Set(rows.map(({ documentId }) => documentId));
};

/** As much of Strapi's permissions as is used here: its service comes untyped. */
interface Permissions {
  engine: { generateUserAbility(account: object): Promise<unknown> };
  createPermissionsManager(of: { ability: unknown; action: string; model: string }): {
    ability: { can(action: string, subject: object): boolean };
    action: string;
    toSubject: (entry: object) => object;
  };
}

const permissionsOf = (strapi: Core.Strapi) =>
  strapi.service('admin::permission') as unknown as Permissions;

/** Whether they may do it to a file of the library, read with its maker; to one that nobody made: to every file. */
export const mayWithFile = (
  strapi: Core.Strapi,
  ctx: Context,
  verb: 'read' | 'assets.update',
  file: object,
): boolean => {
  const { ability, action, toSubject } = permissionsOf(strapi).createPermissionsManager({
    ...{ ability: ctx.state['userAbility'], model: 'plugin::upload.file' },
    action: `plugin::upload.${verb}`,
  });
  return ability.can(action, toSubject(file));
};

/** What Strapi's authentication leaves of an account for a request of its; null for one that may no longer enter. */
export const signedInAs = async (
  strapi: Core.Strapi,
  id: number,
): Promise<{ user: object; userAbility: unknown } | null> => {
  const user = await findOne<{ id: number }>(strapi, 'admin::user', {
    ...{ where: { id, isActive: true }, populate: { roles: true } },
  });
  if (!user) return null;
  return { user, userAbility: await permissionsOf(strapi).engine.generateUserAbility(user) };
};
