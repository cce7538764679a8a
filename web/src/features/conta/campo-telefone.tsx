import { TELEFONE } from '../../lib/mascaras';
import { CampoMascarado } from '../../ui/campo-mascarado';
import type { CamposComuns } from './campos-comuns';

export const CampoTelefone = () => (
  <CampoMascarado<CamposComuns>
    campo="telefone"
    rotulo="Telefone com DDD"
    mascara={TELEFONE}
    type="tel"
    autoComplete="tel-national"
    required
  />
);
