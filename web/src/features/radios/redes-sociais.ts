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

export interface RedesDaRadio {
  rede_social_1: string;
  rede_social_2: string;
  rede_social_3: string;
  rede_social_4: string;
}

/** The links of a radio in the order of the specification, without those that lead nowhere. */
export const redesDaRadio = (radio: RedesDaRadio): LinkDeRede[] => {
  const candidatos: [Rede, string | null][] = [
    ['instagram', linkDePerfil('instagram', radio.rede_social_1)],
    ['facebook', linkDePerfil('facebook', radio.rede_social_2)],
    ['youtube', linkDePerfil('youtube', radio.rede_social_3)],
    ['whatsapp', linkDoWhatsapp(radio.rede_social_4)],
  ];
  return candidatos.flatMap(([rede, href]) => (href === null ? [] : [{ rede, href }]));
};
