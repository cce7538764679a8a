import { useLocation, useNavigate } from 'react-router-dom';

/** The page of a list is part of the address. */
export const usePagina = (): { pagina: number; irPara: (pagina: number) => void } => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const pedida = Number(new URLSearchParams(search).get('pagina'));
  return {
    pagina: Number.isInteger(pedida) && pedida > 0 ? pedida : 1,
    irPara: (pagina) => {
      const parametros = new URLSearchParams(search);
      parametros.set('pagina', String(pagina));
      navigate({ pathname, search: parametros.toString(), hash });
    },
  };
};
