import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Papel } from '../../session/use-sessao';
import { Abas, type AbaNaTela } from '../../ui/abas';
import { abaDoAnuncio, abasDe, parseAba, type Aba } from './abas';

interface Props {
  papel: Papel;
  paineis: Record<Aba, () => ReactNode>;
  /** What waits in each tab. */
  contagens?: Partial<Record<Aba, AbaNaTela<Aba>['contagem']>>;
}

/** The profile's tabs: the hash of the address says which one is open, so that back and links work. */
export const AbasDoPerfil = ({ papel, paineis, contagens = {} }: Props) => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const doAnuncio = hash === '' ? abaDoAnuncio(search, papel) : null;
  if (doAnuncio !== null) return <Navigate to={{ pathname, search, hash: doAnuncio }} replace />;
  return (
    <Abas
      rotulo="Partes da sua conta"
      abas={abasDe(papel).map(({ id, rotulo }) => ({ id, rotulo, contagem: contagens[id] }))}
      aberta={parseAba(hash, papel)}
      onAbrir={(aba) => navigate(`${pathname}#${aba}`)}
      paineis={paineis}
    />
  );
};
