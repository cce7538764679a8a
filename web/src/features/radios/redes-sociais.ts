import type { Radio } from '@portal/contracts/radio/radio';
import { linkDoWhatsapp } from '../../lib/link-do-whatsapp';
import { linkExterno } from '../../lib/link-externo';

/** The four places a web radio may be followed or called at (especificação 2.5, especificação 3). */
export type Rede = 'instagram' | 'facebook' | 'youtube' | 'whatsapp';

export interface LinkDeRede {
  rede: Rede;
  href: string;
}

const PERFIL: Record<Exclude<Rede, 'whatsapp'>, (nome: string) => string> = {
  instagram: (nome) => `https://www.instagram.com/${nome}`,
  facebook: (nome) => `https://www.facebook.com/${nome}`,
  youtube: (nome) => `https://www.youtube.com/@${nome}`,
};

const NOME_DE_PERFIL = /^@?([\p{L}\p{N}._-]{1,100})$/u;
const TEM_ESQUEMA = /^[a-z][a-z\d+.-]*:/i;
const PARECE_ENDERECO = /^www\.|\/|\.(?:com|br|net|org|be|me)$/i;

/** Owners type `@radio`, `instagram.com/radio` or a whole address; anything but http(s) is dropped. */
export const linkDePerfil = (rede: Exclude<Rede, 'whatsapp'>, digitado: string): string | null => {
  const texto = digitado.trim();
  if (texto === '') return null;
  if (TEM_ESQUEMA.test(texto)) return linkExterno(texto);
  if (PARECE_ENDERECO.test(texto)) return linkExterno(`https://${texto.replace(/^\/+/, '')}`);
  const nome = NOME_DE_PERFIL.exec(texto)?.[1];
  return nome ? PERFIL[rede](encodeURIComponent(nome)) : null;
};

export type RedesDaRadio = Pick<Radio, Extract<keyof Radio, `rede_social_${number}`>>;

/** Where each field of a radio leads, in the order of the specification. */
const REDES: Readonly<Record<keyof RedesDaRadio, readonly [Rede, typeof linkDoWhatsapp]>> = {
  rede_social_1: ['instagram', (digitado) => linkDePerfil('instagram', digitado)],
  rede_social_2: ['facebook', (digitado) => linkDePerfil('facebook', digitado)],
  rede_social_3: ['youtube', (digitado) => linkDePerfil('youtube', digitado)],
  rede_social_4: ['whatsapp', linkDoWhatsapp],
};

/** The links of a radio, without those that lead nowhere. */
export const redesDaRadio = (radio: RedesDaRadio): LinkDeRede[] =>
  // Its only keys.
  (Object.keys(REDES) as (keyof RedesDaRadio)[]).flatMap((campo) => {
    const [rede, linkDe] = REDES[campo];
    const href = linkDe(radio[campo]);
    return href === null ? [] : [{ rede, href }];
  });
