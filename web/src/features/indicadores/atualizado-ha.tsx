import { useEffect, useState } from 'react';

const SEGUNDO = 1000;

/** 'Atualizado há 12 s': how old what is shown is. `desde` in ms. */
export const AtualizadoHa = ({ desde }: { desde: number }) => {
  const [agora, setAgora] = useState(() => Date.now());
  useEffect(() => {
    const relogio = setInterval(() => setAgora(Date.now()), SEGUNDO);
    return () => clearInterval(relogio);
  }, []);
  const segundos = Math.max(0, Math.floor((agora - desde) / SEGUNDO));
  return <span className="numeros">Atualizado há {segundos} s</span>;
};
