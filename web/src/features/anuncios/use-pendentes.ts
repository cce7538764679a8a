import { useQuery } from '@tanstack/react-query';
import { plural } from '../../lib/por-extenso';
import { notificacoesQuery } from './queries';

/** What the badge of a tab shows and says. */
export const contagemDePendentes = (quantos: number) => ({
  quantos,
  palavras: `${plural(quantos, 'anúncio espera', 'anúncios esperam')} por você`,
});

/** How many ads wait, for the badges; only who administrates may ask. */
export const usePendentes = (administra: boolean) => {
  const { data = 0 } = useQuery({ ...notificacoesQuery, enabled: administra });
  return contagemDePendentes(data);
};
