import { MEIOS_PAGAMENTO, type MeioPagamento } from '@portal/contracts/anuncio/status';
import { useFormContext } from 'react-hook-form';
import { Opcoes } from '../../ui/opcoes';
import { Secao } from '../../ui/secao';
import type { AnuncioDigitado } from './digitado';

const ROTULO: Readonly<Record<MeioPagamento, string>> = {
  pix: 'Pix',
  deposito: 'Depósito bancário',
};
const MEIOS = MEIOS_PAGAMENTO.map((valor) => ({ valor, rotulo: ROTULO[valor] }));

/** How it will be paid. The code and the bank's data come after the purchase. */
export const SecaoPagamento = () => {
  const { register, formState } = useFormContext<AnuncioDigitado>();
  return (
    <Secao titulo="Pagamento">
      <Opcoes
        titulo="Forma de pagamento"
        opcoes={MEIOS}
        required
        erro={formState.errors.meio_pagamento?.message}
        {...register('meio_pagamento')}
      />
    </Secao>
  );
};
