import { useController } from 'react-hook-form';
import { TELEFONE } from '../../../lib/mascaras';
import { CampoComMascara } from '../../../ui/campo-com-mascara';
import type { AnuncioDigitado } from './digitado';

interface Props {
  campo: 'telefone_webradio' | 'whatsapp_webradio';
  rotulo: string;
}

/** A telephone of the form around it. */
export const CampoDeTelefone = ({ campo, rotulo }: Props) => {
  const { field, fieldState } = useController<AnuncioDigitado, typeof campo>({ name: campo });
  const { ref, name, value, onChange, onBlur } = field;
  return (
    <CampoComMascara
      ref={ref}
      name={name}
      rotulo={rotulo}
      mascara={TELEFONE}
      type="tel"
      valor={value}
      onMudar={onChange}
      onBlur={onBlur}
      erro={fieldState.error?.message}
    />
  );
};
