import { CEP_INVALIDO } from '@portal/contracts/cep/cep';
import { ESTADOS } from '@portal/contracts/usuario/limites';
import { useFormContext } from 'react-hook-form';
import { CEP } from '../../lib/mascaras';
import { Botao } from '../../ui/botao';
import { CampoDoFormulario } from '../../ui/campo-do-formulario';
import { CampoMascarado } from '../../ui/campo-mascarado';
import { CampoSelecao } from '../../ui/campo-selecao';
import { Dialogo } from '../../ui/dialogo';
import type { CamposComuns } from './campos-comuns';
import estilos from '../../ui/formulario.module.css';
import { useBuscaCep } from './use-busca-cep';

const DICAS = {
  parada: 'Com ele preenchemos o endereço para você.',
  buscando: 'Procurando o endereço…',
  achou: 'Endereço encontrado. Confira e informe o número.',
  falhou: 'Preencha o endereço à mão.',
} as const;

/** CEP, which fills in what it knows, and the rest of the address. */
export const CamposDoEndereco = () => {
  const { register, formState } = useFormContext<CamposComuns>();
  const { situacao, buscar, dispensar } = useBuscaCep();
  const { errors } = formState;
  return (
    <div className={estilos.par}>
      <div className={estilos.curto}>
        <CampoMascarado<CamposComuns>
          campo="cep"
          rotulo="CEP"
          mascara={CEP}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          dica={<span role="status">{DICAS[situacao]}</span>}
          onBlur={buscar}
        />
      </div>
      <CampoDoFormulario<CamposComuns>
        campo="endereco"
        className={estilos.longo}
        rotulo="Endereço"
        autoComplete="address-line1"
        required
      />
      <CampoDoFormulario<CamposComuns>
        campo="numero"
        className={estilos.curto}
        rotulo="Número"
        autoComplete="off"
        required
      />
      <CampoDoFormulario<CamposComuns>
        campo="bairro"
        className={estilos.longo}
        rotulo="Bairro"
        autoComplete="address-level3"
        required
      />
      <CampoDoFormulario<CamposComuns>
        campo="cidade"
        className={estilos.longo}
        rotulo="Cidade"
        autoComplete="address-level2"
        required
      />
      <CampoSelecao
        className={estilos.curto}
        rotulo="Estado"
        autoComplete="address-level1"
        required
        erro={errors.estado?.message}
        {...register('estado')}
      >
        <option value="">Escolha</option>
        {ESTADOS.map((estado) => (
          <option key={estado}>{estado}</option>
        ))}
      </CampoSelecao>
      {situacao === 'falhou' && (
        <Dialogo aberto onFechar={dispensar} tipo="erro" titulo={CEP_INVALIDO.titulo}>
          <p>{CEP_INVALIDO.texto}</p>
          <p className={estilos.suave}>Você pode preencher o endereço à mão e continuar.</p>
          <Botao onClick={dispensar}>OK</Botao>
        </Dialogo>
      )}
    </div>
  );
};
