import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from './classes';
import estilos from './campo.module.css';

interface Props {
  id: string;
  rotulo: ReactNode;
  erro?: string | undefined;
  dica?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
  /** What the control brings about: after what is said of it. */
  depois?: ReactNode;
}

/** Label above a control, hint and error under it. */
export const MolduraCampo = ({ id, rotulo, erro, dica, className, children, depois }: Props) => {
  const moldura = useRef<HTMLDivElement>(null);
  // What is wrong with the field in use is said where it is seen, above whatever sticks to the screen's foot.
  useEffect(() => {
    const { current } = moldura;
    if (erro && current?.contains(document.activeElement))
      current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [erro]);
  return (
    <div ref={moldura} className={classes(estilos.moldura, className)}>
      <label htmlFor={id} className={estilos.rotulo}>
        {rotulo}
      </label>
      {children}
      {dica && (
        <p id={`${id}-dica`} className={estilos.dica}>
          {dica}
        </p>
      )}
      {erro && <ErroDoCampo id={`${id}-erro`}>{erro}</ErroDoCampo>}
      {depois}
    </div>
  );
};

export const ErroDoCampo = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={estilos.erro}>
    <CircleAlert size={18} aria-hidden />
    <span>{children}</span>
  </p>
);
