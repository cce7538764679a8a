import {
  Archive,
  CalendarClock,
  CircleCheck,
  CirclePause,
  CircleX,
  Clock,
  Receipt,
  Undo2,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { Chip } from '../../ui/chip';
import estilos from './chip-status.module.css';
import { andamentoDe, type DoQueDepende, type Andamento } from './andamento';
import { useHoje } from './use-hoje';

const PALAVRAS: Record<Andamento, { rotulo: string; Icone: LucideIcon; cor: string | undefined }> =
  {
    aguardando: { rotulo: 'Aguardando comprovante', Icone: Receipt, cor: estilos.espera },
    recusado: { rotulo: 'Não aprovado', Icone: CircleX, cor: estilos.recusado },
    inativo: { rotulo: 'Inativo', Icone: CirclePause, cor: estilos.neutro },
    analise: { rotulo: 'Em análise', Icone: Clock, cor: estilos.analise },
    agendado: { rotulo: 'Agendado', Icone: CalendarClock, cor: estilos.analise },
    noAr: { rotulo: 'Ativo', Icone: CircleCheck, cor: estilos.ativo },
    encerrado: { rotulo: 'Encerrado', Icone: Archive, cor: estilos.neutro },
    cancelamento: { rotulo: 'Cancelamento pedido', Icone: Undo2, cor: estilos.cancelamento },
    reembolsado: { rotulo: 'Reembolsado', Icone: Wallet, cor: estilos.neutro },
  };

/** Where an ad stands, in words, an icon and a colour: never the colour alone (visual 4.1). */
export const ChipStatus = ({ anuncio }: { anuncio: DoQueDepende }) => {
  const { rotulo, Icone, cor } = PALAVRAS[andamentoDe(anuncio, useHoje())];
  return (
    <Chip {...(cor && { className: cor })}>
      <Icone size={16} aria-hidden />
      {rotulo}
    </Chip>
  );
};
