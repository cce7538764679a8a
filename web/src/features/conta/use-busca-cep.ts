import type { EnderecoDoCep } from '@portal/contracts/cep/cep';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CamposComuns } from './campos-comuns';
import { cepQuery } from './queries';

type CampoDoCep = 'endereco' | 'bairro' | 'cidade' | 'estado';
type Situacao = 'parada' | 'buscando' | 'achou' | 'falhou';

const porCampo = (achado: EnderecoDoCep): Record<CampoDoCep, string> => ({
  endereco: achado.logradouro,
  bairro: achado.bairro,
  cidade: achado.localidade,
  estado: achado.uf,
});
const CAMPOS: readonly CampoDoCep[] = ['endereco', 'bairro', 'cidade', 'estado'];
const digitosDe = (cep: string): string => cep.replace(/\D/g, '');

/**
 * Looks a CEP up once it is typed, and fills the address in. Nothing waits for it: what the person changes
 * meanwhile stays, and so does what the CEP does not know.
 */
export const useBuscaCep = () => {
  const { getValues, setValue, formState } = useFormContext<CamposComuns>();
  const queryClient = useQueryClient();
  const [situacao, setSituacao] = useState<Situacao>('parada');
  const buscado = useRef(digitosDe(formState.defaultValues?.cep ?? ''));

  const preencher = (achado: EnderecoDoCep, antes: CamposComuns) => {
    const valores = porCampo(achado);
    CAMPOS.filter((campo) => valores[campo] && getValues(campo) === antes[campo]).forEach((campo) =>
      setValue(campo, valores[campo], { shouldDirty: true, shouldValidate: true }),
    );
  };

  const buscar = async () => {
    const cep = digitosDe(getValues('cep'));
    if (cep === '' || cep === buscado.current) return;
    buscado.current = cep;
    const antes = { ...getValues() };
    setSituacao('buscando');
    try {
      const achado = await queryClient.query(cepQuery(cep));
      if (buscado.current !== cep) return;
      preencher(achado, antes);
      setSituacao('achou');
    } catch {
      if (buscado.current === cep) setSituacao('falhou');
    }
  };

  return { situacao, buscar: () => void buscar(), dispensar: () => setSituacao('parada') };
};
