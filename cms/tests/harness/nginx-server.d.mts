export interface Nginx {
  url: string;
  /** What its two logs say. */
  acessos: () => string;
  erros: () => string;
  stop: () => Promise<void>;
}
/**
 * nginx with config/nginx/portal.conf in front of these portals, on this port; null where nginx is not to be had. `added`:
 * what lies in its portal.d.
 */
export function startNginx(
  portals: readonly string[],
  port: number,
  added?: string,
): Promise<Nginx | null>;
