import { PESSOAS, ROTULO_DOCUMENTO, type Pessoa } from '@portal/contracts/usuario/limites';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { documentoDe } from '../../lib/mascaras';
import { CampoMascarado } from '../../ui/campo-mascarado';
import { Opcoes } from '../../ui/opcoes';
import type { CamposComuns } from './campos-comuns';
import estilos from '../../ui/formulario.module.css';

const pessoaDe = (valor: unknown): Pessoa => PESSOAS.find((pessoa) => pessoa === valor) ?? 'Física';

/** Kind of person and document: the first changes the mask and the label of the second. */
export const CamposDaPessoa = () => {
  const { register, getValues, setValue, clearErrors, formState } = useFormContext<CamposComuns>();
  const pessoa = pessoaDe(useWatch<CamposComuns, 'pessoa'>({ name: 'pessoa' }));
  // A CPF is no CNPJ: each kind keeps what was typed for it, so that going back brings it back.
  const [digitados, setDigitados] = useState<Partial<Record<Pessoa, string>>>({});
  const trocarDe = (antes: Pessoa, depois: Pessoa) => {
    setDigitados({ ...digitados, [antes]: getValues('documento') });
    setValue('documento', digitados[depois] ?? '', { shouldDirty: true });
    clearErrors('documento');
  };
  return (
    <div className={estilos.par}>
      <Opcoes
        titulo="Tipo de pessoa"
        opcoes={PESSOAS}
        required
        erro={formState.errors.pessoa?.message}
        {...register('pessoa', {
          // The watched value is still the one before this change.
          onChange: (evento: { target: { value: unknown } }) =>
            trocarDe(pessoa, pessoaDe(evento.target.value)),
        })}
      />
      <CampoMascarado<CamposComuns>
        campo="documento"
        rotulo={ROTULO_DOCUMENTO[pessoa]}
        mascara={documentoDe(pessoa)}
        inputMode={pessoa === 'Física' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        style={{ textTransform: 'uppercase' }}
        required
      />
    </div>
  );
};
