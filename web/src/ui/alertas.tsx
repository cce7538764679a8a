import { useEffect, useRef, type ReactNode } from 'react';
import { Alerta } from './alerta';
import estilos from './formulario.module.css';

interface Recusado {
  mensagem: string;
}

interface Props<R extends Recusado> {
  recusados: readonly R[];
  /** The messages take the focus, and so come into view. */
  comFoco: boolean;
  onDispensar: (recusado: R) => void;
  /** What stands after a message. */
  mais?: (recusado: R) => ReactNode;
}

/** The server's refusals, above the form (especificação 2.9). */
export const Alertas = <R extends Recusado>({
  recusados,
  comFoco,
  onDispensar,
  mais,
}: Props<R>) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (comFoco) ref.current?.focus();
  }, [recusados, comFoco]);
  return (
    <div ref={ref} tabIndex={-1} className={estilos.alertas}>
      {recusados.map((recusado) => (
        <Alerta key={recusado.mensagem} tipo="erro" onDispensar={() => onDispensar(recusado)}>
          {recusado.mensagem}
          {mais?.(recusado)}
        </Alerta>
      ))}
    </div>
  );
};
