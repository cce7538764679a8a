import { publicRoute } from '../http/routes';

/** The token in the address is the permission: short-lived, of one entry and one browser, given out by the panel. Below /api. */
export const previaRoutes = [publicRoute('GET', '/previa/:token', 'previa.ler')];
