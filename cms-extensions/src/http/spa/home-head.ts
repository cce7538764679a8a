import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { escapar } from '@portal/contracts/texto/html';

/** The portal's drawn sign (web/public/assets), as the browser's own icon and the installed portal have it. */
const SIGN = '/assets/icone-1-512.png';
const SIGN_SIDE = '512';
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"/;

/**
 * What whoever shows a preview of the portal's own address reads (contrato 8). `site`: where everybody finds the portal, without
 * a slash at its end.
 */
export const withHomeHead = (html: string, site: string): string => {
  const url = escapar(`${site}/`);
  const properties: readonly (readonly [string, string])[] = [
    ['og:title', NOME_DO_PORTAL],
    // As index.html has it, escaped already.
    ['og:description', DESCRIPTION.exec(html)?.[1] ?? ''],
    ['og:url', url],
    ['og:site_name', NOME_DO_PORTAL],
    ['og:locale', 'pt_BR'],
    ['og:type', 'website'],
    ['og:image', escapar(site + SIGN)],
    ['og:image:type', 'image/png'],
    ['og:image:width', SIGN_SIDE],
    ['og:image:height', SIGN_SIDE],
    ['og:image:alt', NOME_DO_PORTAL],
  ];
  const head = [
    `<link rel="canonical" href="${url}" />`,
    ...properties.map(([name, value]) => `<meta property="${name}" content="${value}" />`),
    '<meta name="twitter:card" content="summary" />',
  ].join('\n    ');
  return html.replace('</title>', () => `</title>\n    ${head}`);
};
