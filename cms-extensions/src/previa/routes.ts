import { publicRoute } from '../http/routes';

/** The token in the address is the permission: short-lived, of one entry, given out by the panel. Below /api. */
export const previaRoutes = [publicRoute('GET', '/previa/:token', 'previa.ler')];
