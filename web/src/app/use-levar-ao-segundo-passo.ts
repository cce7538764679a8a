import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads whom staff ask for the second step to where it is set up, once it is known that it is missing (contrato 10). */
export const useLevarAoSegundoPasso = (falta: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (falta && window.location.pathname !== CAMINHOS_DO_VISITANTE.perfil)
      navigate(CAMINHOS_DO_VISITANTE.perfil);
    // Only when it turns out to be missing: whoever then goes elsewhere may.
  }, [falta, navigate]);
};
