import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import estilos from './alerta.module.css';
import { BotaoIcone } from './botao-icone';
import { classes } from './classes';

interface Props {
  tipo: 'erro' | 'sucesso' | 'neutro';
  children: ReactNode;
  /** Given, the alert can be dismissed. */
  onDispensar?: () => void;
}

const ICONES = { erro: CircleAlert, sucesso: CircleCheck, neutro: Info };

/** A message in the page, above what it is about. */
export const Alerta = ({ tipo, children, onDispensar }: Props) => {
  const Icone = ICONES[tipo];
  return (
    <div
      className={classes(estilos.alerta, tipo !== 'neutro' && estilos[tipo])}
      role={tipo === 'erro' ? 'alert' : 'status'}
    >
      <Icone className={estilos.icone} aria-hidden />
      <div className={estilos.texto}>{children}</div>
      {onDispensar && (
        <BotaoIcone rotulo="Dispensar aviso" className={estilos.dispensar} onClick={onDispensar}>
          <X aria-hidden />
        </BotaoIcone>
      )}
    </div>
  );
};
