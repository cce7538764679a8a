import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alerta } from '../../ui/alerta';
import { Botao } from '../../ui/botao';
import { oQueFoiDecidido, quemVeioAntes } from '../anuncios/conflito';
import { historicoQuery } from '../anuncios/queries';
import estilos from './fila.module.css';

interface Props {
  id: number;
  visto: Anuncio | undefined;
  onFechar: () => void;
  /** The ad's page. */
  children: ReactNode;
}

/** The ad of the address does not wait, or left the queue by somebody else's hand: what became of it (visual 2.9). */
export const ForaDaFila = ({ id, visto, onFechar, children }: Props) => {
  const { data: passos } = useQuery(historicoQuery(id));
  return (
    <div className={estilos.detalhe}>
      <div>
        <Botao variante="fantasma" onClick={onFechar}>
          <ArrowLeft size={20} aria-hidden />
          Voltar para a fila
        </Botao>
      </div>
      {visto && passos && (
        <Alerta tipo="neutro">
          {quemVeioAntes(visto, passos)} {oQueFoiDecidido(passos)}
        </Alerta>
      )}
      {children}
    </div>
  );
};
