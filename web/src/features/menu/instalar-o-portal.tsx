import { Download } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { COMO_INSTALAR, instalacao, instalar } from '../../lib/instalacao';

interface Props {
  className: string | undefined;
  comoClassName: string | undefined;
}

/** Installs the portal where the browser offers it, and says how where only a hand can; nothing anywhere else. */
export const InstalarOPortal = ({ className, comoClassName }: Props) => {
  const como = useSyncExternalStore(instalacao.assinar, instalacao.ler);
  const [explicando, setExplicando] = useState(false);
  const id = useId();
  if (!como) return null;
  const aMao = como === 'a-mao';
  return (
    <div>
      <button
        type="button"
        className={className}
        aria-expanded={aMao ? explicando : undefined}
        aria-controls={aMao && explicando ? id : undefined}
        onClick={() => (aMao ? setExplicando(!explicando) : void instalar())}
      >
        <Download size={20} aria-hidden />
        Instalar o portal
      </button>
      {aMao && explicando && (
        <p id={id} className={comoClassName}>
          {COMO_INSTALAR}
        </p>
      )}
    </div>
  );
};
