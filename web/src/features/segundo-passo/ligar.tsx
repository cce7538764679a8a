import { zodResolver } from '@hookform/resolvers/zod';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  confirmarSegundoPassoSchema,
  type SegredoDoSegundoPasso,
} from '@portal/contracts/usuario/segundo-passo';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useFocoInicial } from '../../lib/use-foco-inicial';
import { Formulario } from '../../session/formulario';
import { Botao } from '../../ui/botao';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { CampoDoFormulario } from '../../ui/campo-do-formulario';
import formulario from '../../ui/formulario.module.css';
import { Copiar } from '../../ui/copiar';
import { confirmarMutation } from './mutations';
import estilos from './segundo-passo.module.css';

/** Draws a QR code; the page brings the drawing. */
export type DesenharQr = (codigo: string, rotulo: string) => ReactNode;

const emGrupos = (segredo: string): string => segredo.replace(/(.{4})(?=.)/g, '$1 ');

interface Props {
  segredo: SegredoDoSegundoPasso;
  qr: DesenharQr;
  onLigado: (codigos: string[]) => void;
  onDesistir: () => void;
}

/** The QR code and the secret in letters, and the code that proves the authenticator has it. */
export const Ligar = ({ segredo: { segredo, otpauth }, qr, onLigado, onDesistir }: Props) => {
  const titulo = useFocoInicial();
  const confirmar = useMutation(confirmarMutation);
  const form = useForm({
    resolver: zodResolver(confirmarSegundoPassoSchema),
    defaultValues: { codigo_acesso: '' },
  });
  return (
    <div className={estilos.parte}>
      <h3 ref={titulo} tabIndex={-1}>
        Ligue o seu aplicativo
      </h3>
      <ol className={estilos.passos}>
        <li>
          <p>Abra um aplicativo autenticador no celular e leia este código QR.</p>
          <div className={estilos.qr}>
            {qr(otpauth, 'Código QR para o aplicativo autenticador')}
          </div>
        </li>
        <li>
          <p>Sem câmera? Digite esta chave no aplicativo:</p>
          <p className={estilos.segredo}>{emGrupos(segredo)}</p>
          <Copiar texto={segredo}>Copiar a chave</Copiar>
        </li>
        <li>
          <p>Digite o código que o aplicativo mostra.</p>
          <Formulario
            form={form}
            acao={CAMINHOS.confirmarSegundoPasso}
            rotulo="Confirmar o segundo passo"
            enviar={async (dados) => onLigado(await confirmar.mutateAsync(dados))}
          >
            <CampoDoFormulario
              campo="codigo_acesso"
              rotulo="Código do aplicativo"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={20}
            />
            <div className={formulario.acoes}>
              <BotaoEnviar enviando={form.formState.isSubmitting}>Confirmar</BotaoEnviar>
              <Botao variante="fantasma" onClick={onDesistir}>
                Agora não
              </Botao>
            </div>
          </Formulario>
        </li>
      </ol>
    </div>
  );
};
