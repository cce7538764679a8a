import { CEP_INVALIDO } from '@portal/contracts/cep/cep';
import { ESTADOS } from '@portal/contracts/usuario/estados';
import { useFormContext } from 'react-hook-form';
import { CEP } from '../../lib/mascaras';
import { Botao } from '../../ui/botao';
import { Campo } from '../../ui/campo';
import { CampoSelecao } from '../../ui/campo-selecao';
import { Dialogo } from '../../ui/dialogo';
import { CampoMascarado } from './campo-mascarado';
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
        <CampoMascarado
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
      <Campo
        className={estilos.longo}
        rotulo="Endereço"
        autoComplete="address-line1"
        required
        erro={errors.endereco?.message}
        {...register('endereco')}
      />
      <Campo
        className={estilos.curto}
        rotulo="Número"
        autoComplete="off"
        required
        erro={errors.numero?.message}
        {...register('numero')}
      />
      <Campo
        className={estilos.longo}
        rotulo="Bairro"
        autoComplete="address-level3"
        required
        erro={errors.bairro?.message}
        {...register('bairro')}
      />
      <Campo
        className={estilos.longo}
        rotulo="Cidade"
        autoComplete="address-level2"
        required
        erro={errors.cidade?.message}
        {...register('cidade')}
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
