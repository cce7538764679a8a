import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { ChipStatus } from '../anuncios/chip-status';
import type { Decisao } from '../anuncios/mutations';
import { Decidir } from './decidir';
import { PartesDoAnuncio } from './ficha/partes-do-anuncio';
import estilos from './fila.module.css';
import { Idade } from './lista-da-fila';
import type { Mostradores } from './mostradores';

interface Props {
  anuncio: Anuncio;
  posicao: { lugar: number; de: number };
  titulo: RefObject<HTMLHeadingElement>;
  atalhos: boolean;
  onDecidir: (decisao: Decisao) => void;
  /** Back to the list, where the list is not beside. */
  onVoltar: (() => void) | null;
  mostradores: Mostradores;
}

/** Everything a decision needs, on one screen: the ad as visitors will see it beside its proof (visual 2.9). */
export const DetalheDaFila = ({
  anuncio,
  posicao: { lugar, de },
  titulo,
  atalhos,
  onDecidir,
  onVoltar,
  mostradores,
}: Props) => {
  const topo = useRef<HTMLDivElement>(null);
  const sozinho = onVoltar !== null;
  useEffect(() => {
    if (!sozinho) return;
    topo.current?.scrollIntoView({ behavior: 'instant' });
    if (document.activeElement === document.body) titulo.current?.focus({ preventScroll: true });
  }, [sozinho, titulo]);

  return (
    <div ref={topo} className={estilos.detalhe}>
      {onVoltar && (
        <div>
          <Botao variante="fantasma" onClick={onVoltar}>
            <ArrowLeft size={20} aria-hidden />
            Voltar para a fila
          </Botao>
        </div>
      )}
      <Cartao className={estilos.ficha}>
        <div>
          <h2 ref={titulo} tabIndex={-1} className={estilos.cabeca}>
            {anuncio.titulo}
          </h2>
          <p className={estilos.pe}>
            <span className={`numeros ${estilos.suave}`}>nº {anuncio.id}</span>
            <ChipStatus anuncio={anuncio} />
            <Idade anuncio={anuncio} />
            <span className={`numeros ${estilos.suave}`} role="status">
              {lugar} de {de}
            </span>
          </p>
        </div>
        <PartesDoAnuncio anuncio={anuncio} previa={mostradores.previa} />
      </Cartao>
      <Decidir
        anuncio={anuncio}
        atalhos={atalhos}
        onDecidir={onDecidir}
        recebimento={mostradores.recebimento}
      />
    </div>
  );
};
