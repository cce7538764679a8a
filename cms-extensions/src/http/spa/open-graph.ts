import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';

/** What a preview shows of an address; every text escaped already. */
export interface Preview {
  title: string;
  description: string;
  url: string;
  type: string;
  image: { url: string; type: string; width: number; height: number; alt: string };
}

/** The Open Graph lines of a document's head, which whoever shows a preview of its address reads (contrato 8). */
export const openGraph = ({ title, description, url, type, image }: Preview): string[] =>
  [
    ['title', title],
    ['description', description],
    ['url', url],
    ['site_name', NOME_DO_PORTAL],
    ['locale', 'pt_BR'],
    ['type', type],
    ['image', image.url],
    ['image:type', image.type],
    ['image:width', image.width],
    ['image:height', image.height],
    ['image:alt', image.alt],
  ].map(([name, value]) => `<meta property="og:${name}" content="${value}" />`);
