import { publicRoute } from '../http/routes';

/**
 * Capability URL: the token in the address is the permission. Short-lived, of one entry and one browser, given out by
 * the panel. Below /api.
 */
export const previaRoutes = [publicRoute('GET', '/previa/:token', 'previa.ler')];
