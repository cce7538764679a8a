import { useEffect, useRef } from 'react';
import { Alerta } from './alerta';
import estilos from './formulario.module.css';

interface Props {
  recusa: {
    mensagens: readonly string[];
    /** No field is at fault: the words themselves take the focus. */
    semCampo: boolean;
  };
  onDispensar: (mensagem: string) => void;
}

/** What the server refused, in words, above the form (specification 2.9). */
export const Alertas = ({ recusa, onDispensar }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (recusa.semCampo) ref.current?.focus();
  }, [recusa]);
  return (
    <div ref={ref} tabIndex={-1} className={estilos.alertas}>
      {recusa.mensagens.map((mensagem) => (
        <Alerta key={mensagem} tipo="erro" onDispensar={() => onDispensar(mensagem)}>
          {mensagem}
        </Alerta>
      ))}
    </div>
  );
};
