import { zodResolver } from '@hookform/resolvers/zod';
import { recebimentoDoAnuncioSchema } from '@portal/contracts/caixa/recebimento';
import { deCentavos } from '@portal/contracts/dinheiro/centavos';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Formulario } from '../../session/formulario';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import { Dialogo } from '../../ui/dialogo';
import formulario from '../../ui/formulario.module.css';
import { registrarMutation } from './mutations';

/** What the form begins with. */
export interface Inicial {
  id: string;
  data: string;
  valor: string;
  transacao: string;
  pagador: string;
}

/** A form nobody filled in: today. */
export const nenhum = (): Inicial => ({
  ...{ id: '', data: dataCivil(new Date()), valor: '', transacao: '', pagador: '' },
});

const Campos = ({ inicial, onFechar }: { inicial: Inicial; onFechar: () => void }) => {
  const registrar = useMutation(registrarMutation);
  const form = useForm({
    resolver: zodResolver(recebimentoDoAnuncioSchema),
    defaultValues: inicial,
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.recebimento(Number(inicial.id) || 0)}
      rotulo="Recebimento"
      enviar={async ({ valor, ...dados }) => {
        await registrar.mutateAsync({ ...dados, valor: deCentavos(valor) });
        onFechar();
      }}
    >
      <div className={formulario.par}>
        <Campo
          className={formulario.curto}
          rotulo="Código do anúncio"
          required
          inputMode="numeric"
          autoComplete="off"
          readOnly={inicial.id !== ''}
          erro={errors.id?.message}
          {...register('id')}
        />
        <Campo
          className={formulario.curto}
          rotulo="Data"
          type="date"
          required
          erro={errors.data?.message}
          {...register('data')}
        />
        <Campo
          className={formulario.curto}
          rotulo="Valor (R$)"
          required
          inputMode="decimal"
          autoComplete="off"
          erro={errors.valor?.message}
          {...register('valor')}
        />
        <Campo
          className={formulario.inteiro}
          rotulo="Transação"
          autoComplete="off"
          dica="O código do Pix ou do depósito, como o banco o mostra."
          erro={errors.transacao?.message}
          {...register('transacao')}
        />
        <Campo
          className={formulario.inteiro}
          rotulo="Quem pagou"
          autoComplete="off"
          erro={errors.pagador?.message}
          {...register('pagador')}
        />
      </div>
      <div className={formulario.acoes}>
        <BotaoEnviar enviando={isSubmitting}>Registrar</BotaoEnviar>
      </div>
    </Formulario>
  );
};

interface Props {
  /** Null while it is closed. */
  inicial: Inicial | null;
  onFechar: () => void;
}

/** What came in for one ad, as the bank says it; what was recorded before is replaced. */
export const FormularioDoRecebimento = ({ inicial, onFechar }: Props) => (
  <Dialogo aberto={inicial !== null} onFechar={onFechar} titulo="Registrar recebimento">
    {inicial && <Campos inicial={inicial} onFechar={onFechar} />}
  </Dialogo>
);
