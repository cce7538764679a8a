import { isSlug, SLUG_MAXIMO, type Compartilhavel } from '@portal/contracts/partilha/slug';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { semInvisiveis } from '@portal/contracts/texto/regras';

/** Letters that no decomposition makes ASCII, and what is read aloud. */
const LIDAS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  '&': ' e ',
};

const cortar = (slug: string, tamanho: number): string => slug.slice(0, tamanho).replace(/-$/, '');

/** A name as an address writes it, `''` when nothing of it can be: `slugDoNome('Rádio Fé & Graça') === 'radio-fe-e-graca'`. */
export const slugDoNome = (nome: string): string =>
  cortar(
    dobrar(semInvisiveis(nome))
      .replace(/[ßæœøđðłþ&]/g, (letra) => LIDAS[letra] ?? '')
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
    SLUG_MAXIMO,
  );

/** What a name without a letter or digit (emoji, another alphabet) is known by: its kind and the beginning of its id. */
const semNome = (tipo: Compartilhavel, documento: string): string =>
  slugDoNome(`${tipo}-${documento.slice(0, 8)}`);

/** The first free of `nome`, `nome-2`, `nome-3`… */
export const slugLivre = (
  tipo: Compartilhavel,
  documento: string,
  nome: string,
  isLivre: (slug: string) => boolean,
): string => {
  const base = slugDoNome(nome) || semNome(tipo, documento);
  for (let n = 1, slug = base; ;) {
    if (isLivre(slug)) return slug;
    n += 1;
    slug = `${cortar(base, SLUG_MAXIMO - 1 - String(n).length)}-${n}`;
  }
};

export const MOTIVOS_DO_SLUG = {
  forma: `Use só letras minúsculas sem acento, números e hífens entre eles, até ${SLUG_MAXIMO}. Deixe vazio para o portal escolher.`,
  tomado: 'Este endereço já é, ou já foi, de outro registro. Escolha outro.',
} as const;

/** Why an editor's slug is not kept; null when it is, and when it is left to the portal. */
export const motivoDaForma = (slug: unknown): string | null =>
  slug === null || slug === undefined || slug === '' || (typeof slug === 'string' && isSlug(slug))
    ? null
    : MOTIVOS_DO_SLUG.forma;
