import { escapar } from '@portal/contracts/texto/html';
import type { Privacidade } from '@portal/contracts/usuario/privacidade';
import { frasesDaRetencao } from '@portal/contracts/usuario/retencao';

/** What somebody wants who opens an address, by how it begins. */
const INTENTS: readonly (readonly [string, string])[] = [
  ['/usuario/login', 'Entrar na conta'],
  ['/usuario/novo', 'Criar uma conta'],
  ['/usuario/recuperacao', 'Trocar a senha'],
  ['/usuario/email', 'Confirmar o e-mail'],
  ['/usuario/perfil', 'Ver o seu perfil'],
  ['/usuario/anuncio/novo', 'Comprar um anúncio'],
];

const needs = (path: string): string => {
  const [, intent] = INTENTS.find(([start]) => path.startsWith(start)) ?? [];
  return `${intent ?? 'Tocar rádios e músicas'} precisa de JavaScript. Ligue-o no navegador e abra esta página de novo.`;
};

const privacyText = ({ texto, retencao }: Privacidade): string => {
  const terms = frasesDaRetencao(retencao).map((sentence) => `<li>${escapar(sentence)}</li>`);
  return `<h1>Política de privacidade</h1><p style="max-width:70ch;white-space:pre-line">${escapar(texto.trim())}</p><h2>Por quanto tempo guardamos</h2><ul>${terms.join('')}</ul>`;
};

/** What a page is to who has no scripts: what it needs, or the text it is there for. */
export interface WithoutScripts {
  path: string;
  status: 200 | 404;
  /** The text of /privacidade; null where it is not asked for, or not to be had. */
  privacy: Privacidade | null;
}

/** Those words, which are all that differs from page to page. */
export const wordsWithoutScripts = ({ path, status, privacy }: WithoutScripts): string => {
  if (status === 404)
    return '<h1>Página não encontrada</h1><p><a href="/">Ir para o começo do portal</a></p>';
  return privacy ? privacyText(privacy) : `<p>${needs(path)}</p>`;
};

/** Writes them into the built page, on top. The shell's first paint is home's and stays away from any other address. */
export const withWords = (html: string, words: string, isHome: boolean): string => {
  const own = html.replace(
    /(<noscript[^>]*>)[^<]*(?=<\/noscript>)/,
    (_all, open: string) => open + words,
  );
  return isHome ? own : own.replace('<html ', '<html data-rota="outra" ');
};
