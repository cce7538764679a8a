import type { Preco } from '@portal/contracts/preco/preco';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';

/** The period most people choose, in months. */
export const MAIS_ESCOLHIDO = 3;

/** What a type costs for a period in months, or null when it is not on sale. */
export const valorDe = (
  precos: readonly Preco[] | undefined,
  tipo: TipoAnuncio | undefined,
  periodo: string,
): number | null =>
  precos?.find((preco) => preco.tipo === tipo && String(preco.periodo) === periodo)?.valor ?? null;

/** What one saves against buying month by month; null when it is no saving. */
export const economiaDe = (
  precos: readonly Preco[],
  { tipo, periodo, valor }: Preco,
): number | null => {
  const mensal = valorDe(precos, tipo, '1');
  if (mensal === null) return null;
  const economia = mensal * periodo - valor;
  return economia > 0 ? economia : null;
};
