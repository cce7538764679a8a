import { TELEFONE } from '../../../lib/mascaras';
import { CampoMascarado } from '../../../ui/campo-mascarado';
import type { AnuncioDigitado } from './digitado';

interface Props {
  campo: 'telefone_webradio' | 'whatsapp_webradio';
  rotulo: string;
}

export const CampoDeTelefone = (props: Props) => (
  <CampoMascarado<AnuncioDigitado> {...props} mascara={TELEFONE} type="tel" />
);
