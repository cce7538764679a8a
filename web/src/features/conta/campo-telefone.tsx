import { TELEFONE } from '../../lib/mascaras';
import { CampoMascarado } from './campo-mascarado';

export const CampoTelefone = () => (
  <CampoMascarado
    campo="telefone"
    rotulo="Telefone com DDD"
    mascara={TELEFONE}
    type="tel"
    autoComplete="tel-national"
    required
  />
);
