import { Navigate, useLocation } from 'react-router-dom';
import { PRECOS } from '../enderecos';
import { LISTA_DE_PRECOS } from './precos';

/** The list of prices is the grid: whoever comes to the one is taken to the other. */
export const GradeNoLugarDaLista = () =>
  useLocation().pathname === LISTA_DE_PRECOS ? <Navigate to={PRECOS} replace /> : null;
