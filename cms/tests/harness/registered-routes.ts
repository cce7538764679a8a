import { printedRoutes } from '@portal/testing/rotas';
import type { Portal } from './portal';

type Printed = Awaited<ReturnType<typeof printedRoutes>>;
export type RegisteredRoute = Printed['all'][number];
export type PortalRoute = Printed['own'][number];

/** One print tells every list. */
let impressas: Promise<Printed> | null = null;

const printed = ({ dataDir }: Portal): Promise<Printed> =>
  (impressas ??= printedRoutes(`${dataDir}-rotas`));

/** Every route the portal's process registers with its router, whoever registers it. */
export const registeredRoutes = async (portal: Portal): Promise<RegisteredRoute[]> =>
  (await printed(portal)).all;

/** Every route of the portal's plugin. */
export const portalRoutes = async (portal: Portal): Promise<PortalRoute[]> =>
  (await printed(portal)).own;
