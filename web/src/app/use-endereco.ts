import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { parseHash, type Endereco } from './endereco';

export const useEndereco = (): Endereco => {
  const { hash } = useLocation();
  return useMemo(() => parseHash(hash), [hash]);
};
