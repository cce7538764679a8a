import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { escapar } from '@portal/contracts/texto/html';
import { openGraph } from './open-graph';

/** The portal's drawn sign (web/public/assets), as the browser's own icon and the installed portal have it. */
const SIGN = '/assets/icone-1-512.png';
const SIGN_SIDE = 512;
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"[^>]*>/;

/** Pages beside home that people send to each other or find; the others are their visitor's own. */
const CARDS: Readonly<Record<string, { title: string; description: string }>> = {
  [CAMINHOS_DO_VISITANTE.privacidade]: {
    title: 'Política de privacidade',
    description:
      'O que o portal guarda dos seus dados, para quê e por quanto tempo, e como vê-los, corrigi-los ou apagá-los.',
  },
  [CAMINHOS_DO_VISITANTE.novoUsuario]: {
    title: 'Cadastro',
    description: 'Crie a sua conta grátis, faça parte da associação e anuncie no portal.',
  },
};

const named = (html: string, { title, description }: { title: string; description: string }) =>
  html
    .replace(/<title>[^<]*/, () => `<title>${title} · ${NOME_DO_PORTAL}`)
    .replace(DESCRIPTION, () => `<meta name="description" content="${description}" />`);

/** The address of which a page's head speaks; null where it has nothing to tell. */
export const addressOfHead = ({ path, status }: { path: string; status: number }): string | null =>
  status === 200 && (path === '/' || path in CARDS) ? path : null;

/**
 * What whoever shows a preview of one of the portal's own addresses reads (contrato 8). `site`: where everybody finds the portal,
 * without a slash at its end.
 */
export const withPageHead = (html: string, site: string, path: string): string => {
  const card = CARDS[path];
  const own = card ? named(html, card) : html;
  const url = escapar(site + path);
  const head = [
    `<link rel="canonical" href="${url}" />`,
    ...openGraph({
      title: card?.title ?? NOME_DO_PORTAL,
      // As the document has it, escaped already.
      description: DESCRIPTION.exec(own)?.[1] ?? '',
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
  return own.replace('</title>', () => `</title>\n    ${head}`);
};
