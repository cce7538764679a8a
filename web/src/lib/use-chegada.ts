import { enderecoDe } from '@portal/contracts/partilha/enderecos';
import type { Compartilhavel } from '@portal/contracts/partilha/slug';
import { useLocation } from 'react-router-dom';

/** Whether the page was opened by the address it is shared by: whoever follows a link sees what it is of, and one button. */
export const useChegada = (tipo: Compartilhavel, slug: string | undefined): boolean => {
  const { pathname } = useLocation();
  return slug !== undefined && pathname === enderecoDe(tipo, slug);
};
