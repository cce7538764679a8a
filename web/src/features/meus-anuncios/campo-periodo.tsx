import { PERIODOS, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { CampoSelecao } from '../../ui/campo-selecao';
import type { AnuncioDigitado } from '../formulario-de-anuncio/digitado';
import { precosQuery } from '../formulario-de-anuncio/queries';
import { emMeses } from '../anuncios/textos';

/** For how long, and what that costs today: until a proof was sent the owner may choose again (contrato 5). */
export const CampoPeriodo = ({ tipo }: { tipo: TipoAnuncio }) => {
  const { register, formState } = useFormContext<AnuncioDigitado>();
  const { data: precos } = useQuery(precosQuery);
  const valorDe = (meses: number) =>
    precos?.find((preco) => preco.tipo === tipo && preco.periodo === meses)?.valor;
  return (
    <CampoSelecao
      rotulo="Período"
      required
      erro={formState.errors.periodo?.message}
      {...register('periodo')}
    >
      {PERIODOS.map((meses) => {
        const valor = valorDe(meses);
        return (
          <option key={meses} value={meses}>
            {emMeses(meses)}
            {valor !== undefined && ` · ${emReais(valor)}`}
          </option>
        );
      })}
    </CampoSelecao>
  );
};
