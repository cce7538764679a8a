import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { escapar } from '@portal/contracts/texto/html';
import { openGraph } from './open-graph';

/** The portal's drawn sign (web/public/assets), as the browser's own icon and the installed portal have it. */
const SIGN = '/assets/icone-1-512.png';
const SIGN_SIDE = 512;
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"/;

/**
 * What whoever shows a preview of the portal's own address reads (contrato 8). `site`: where everybody finds the portal, without
 * a slash at its end.
 */
export const withHomeHead = (html: string, site: string): string => {
  const url = escapar(`${site}/`);
  const head = [
    `<link rel="canonical" href="${url}" />`,
    ...openGraph({
      title: NOME_DO_PORTAL,
      // As index.html has it, escaped already.
      description: DESCRIPTION.exec(html)?.[1] ?? '',
      url,
      type: 'website',
      image: {
        url: escapar(site + SIGN),
        type: 'image/png',
        width: SIGN_SIDE,
        height: SIGN_SIDE,
        alt: NOME_DO_PORTAL,
      },
    }),
    '<meta name="twitter:card" content="summary" />',
  ].join('\n    ');
  return html.replace('</title>', () => `</title>\n    ${head}`);
};
