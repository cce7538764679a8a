import { completarLink, isLink } from '@portal/contracts/texto/link';
import { linkDoWhatsapp } from './link-do-whatsapp';

/** What an address is of: any site, or a profile of one network. */
export type Sentido = 'site' | 'instagram' | 'facebook' | 'youtube';

const PERFIL: Readonly<Record<Exclude<Sentido, 'site'>, string>> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  youtube: 'https://www.youtube.com/@',
};

const NOME_DE_PERFIL = /^@?([\p{L}\d][\p{L}\d._-]{0,49}|_[\p{L}\d._-]{1,49})$/u;
/** What ends like a site's name is a site, unless an @ says otherwise. */
const DE_SITE = /\.(com|net|org|br|fm|tv|me|be|app|site|online|info|radio)$/i;
const SO_DE_TELEFONE = /^\+?[\d\s().-]+$/;
/** Area code and number as Brazil writes them: no 0800, no year, no price. */
const TELEFONE = /^(55)?[1-9]{2}(9\d{8}|[2-5]\d{7})$/;

const perfilDe = (digitado: string, sentido: Sentido): string | null => {
  const nome = NOME_DE_PERFIL.exec(digitado)?.[1];
  if (nome === undefined) return null;
  const comArroba = digitado.startsWith('@');
  if (sentido === 'site') return comArroba ? PERFIL.instagram + nome : null;
  return comArroba || !DE_SITE.test(nome) ? PERFIL[sentido] + nome : null;
};

const conversaDe = (digitado: string): string | null =>
  SO_DE_TELEFONE.test(digitado) && TELEFONE.test(digitado.replace(/\D/g, ''))
    ? linkDoWhatsapp(digitado)
    : null;

/**
 * The address somebody means by what they type: `instagram.com/x` without its beginning, `@x`, of a site a WhatsApp number
 * too. What is none of them stays as it is, and is refused in words.
 */
export const enderecoDigitado = (digitado: string, sentido: Sentido): string => {
  const limpo = digitado.trim();
  const achado = perfilDe(limpo, sentido) ?? (sentido === 'site' ? conversaDe(limpo) : null);
  return achado !== null && isLink(achado) ? achado : completarLink(limpo);
};
