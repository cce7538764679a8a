import { Trash2 } from 'lucide-react';
import { forwardRef, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { contarPreparo } from '../../lib/preparos';
import { BotaoIcone } from '../../ui/botao-icone';
import { ligarCampo } from '../../ui/ligar-campo';
import { MolduraCampo } from '../../ui/moldura-campo';
import { tamanhoPorExtenso, type Escolha } from './arquivos';
import estilos from './escolha-de-arquivo.module.css';

interface Props {
  rotulo: string;
  accept: string;
  valor: File | null;
  onMudar: (arquivo: File | null) => void;
  /** Makes of what was chosen what will be sent, or says why it cannot be. */
  preparar: (escolhido: File) => Promise<Escolha>;
  erro?: string | undefined;
  dica?: ReactNode;
  obrigatorio?: boolean;
  desabilitado?: boolean;
  /** Opens the camera of a telephone. */
  camera?: boolean;
  /** What is chosen, or stored, as it will be seen. */
  children?: ReactNode;
}

/** A file field that keeps its file: it stays through refusals, lost connections and changes of mind. */
export const EscolhaDeArquivo = forwardRef<HTMLInputElement, Props>(
  (
    {
      rotulo,
      accept,
      valor,
      onMudar,
      preparar,
      erro,
      dica,
      obrigatorio = false,
      desabilitado = false,
      camera = false,
      children,
    },
    ref,
  ) => {
    const id = useId();
    const ultima = useRef(0);
    const [recusa, setRecusa] = useState<string | null>(null);
    const [preparando, setPreparando] = useState(false);
    const visivel = recusa ?? erro;

    const escolher = async (escolhido: File) => {
      const esta = ++ultima.current;
      setPreparando(true);
      const escolha = await preparar(escolhido);
      // Another file may have been chosen meanwhile.
      if (ultima.current !== esta) return;
      // At once: the form may be waiting for it to send.
      flushSync(() => {
        setPreparando(false);
        setRecusa('erro' in escolha ? escolha.erro : null);
        onMudar('arquivo' in escolha ? escolha.arquivo : null);
      });
    };
    const remover = () => {
      ultima.current += 1;
      setPreparando(false);
      setRecusa(null);
      onMudar(null);
      const campo = document.getElementById(id);
      if (!(campo instanceof HTMLInputElement)) return;
      campo.value = '';
      campo.focus();
    };

    return (
      <MolduraCampo id={id} rotulo={rotulo} erro={visivel} dica={dica} depois={children}>
        <input
          {...ligarCampo(id, visivel, dica)}
          ref={ref}
          type="file"
          accept={accept}
          required={obrigatorio}
          disabled={desabilitado}
          className={estilos.arquivo}
          {...(camera && { capture: 'environment' as const })}
          onChange={({ currentTarget }) => {
            const escolhido = currentTarget.files?.[0];
            // Closing the chooser without choosing keeps what was chosen before.
            if (escolhido) contarPreparo(() => escolher(escolhido));
          }}
        />
        <p className={estilos.situacao} role="status">
          {preparando && 'Preparando o arquivo…'}
          {valor && !preparando && (
            <>
              <span id={`${id}-nome`} className={estilos.nome}>
                {valor.name}
              </span>
              <span className={estilos.tamanho}>{tamanhoPorExtenso(valor.size)}</span>
              <BotaoIcone
                rotulo="Remover arquivo"
                aria-describedby={`${id}-nome`}
                onClick={remover}
              >
                <Trash2 size={20} aria-hidden />
              </BotaoIcone>
            </>
          )}
        </p>
      </MolduraCampo>
    );
  },
);
EscolhaDeArquivo.displayName = 'EscolhaDeArquivo';
