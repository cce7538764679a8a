import { zodResolver } from '@hookform/resolvers/zod';
import { recebimentoDoAnuncioSchema } from '@portal/contracts/caixa/recebimento';
import { deCentavos } from '@portal/contracts/dinheiro/centavos';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Formulario } from '../../session/formulario';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import formulario from '../../ui/formulario.module.css';
import type { RecebimentoDigitado } from './mutations';

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

/** `100` as it is typed: `100,00`. */
export const emCampo = (valor: number): string => valor.toFixed(2).replace('.', ',');

interface Props {
  inicial: Inicial;
  enviar: (dados: RecebimentoDigitado) => Promise<unknown>;
  rotuloDeEnviar: string;
  /** The ad is told beside the form; what is left is the money, and Enter. */
  semCodigo?: boolean;
  /** Beside the button that sends. */
  children?: ReactNode;
}

/** What came in for one ad, as the bank says it. */
export const CamposDoRecebimento = ({
  inicial,
  enviar,
  rotuloDeEnviar,
  semCodigo = false,
  children,
}: Props) => {
  const form = useForm({
    resolver: zodResolver(recebimentoDoAnuncioSchema),
    defaultValues: inicial,
  });
  const { register, formState, setFocus } = form;
  const { errors, isSubmitting } = formState;
  const curto = semCodigo ? undefined : formulario.curto;
  // After the dialog has opened, which takes the focus to its first button.
  useEffect(() => {
    if (semCodigo) setFocus('valor', { shouldSelect: true });
  }, [semCodigo, setFocus]);
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.recebimento(Number(inicial.id) || 0)}
      rotulo="Recebimento"
      enviar={({ valor, ...dados }) => enviar({ ...dados, valor: deCentavos(valor) })}
    >
      <div className={formulario.par}>
        {!semCodigo && (
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
        )}
        <Campo
          className={curto}
          rotulo="Data"
          type="date"
          required
          erro={errors.data?.message}
          {...register('data')}
        />
        <Campo
          className={curto}
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
        <BotaoEnviar enviando={isSubmitting}>{rotuloDeEnviar}</BotaoEnviar>
        {children}
      </div>
    </Formulario>
  );
};
