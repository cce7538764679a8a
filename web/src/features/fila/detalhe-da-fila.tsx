import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { ChipStatus } from '../anuncios/chip-status';
import { LinhaDoTempo } from '../anuncios/historico/linha-do-tempo';
import type { Decisao } from '../anuncios/mutations';
import { historicoQuery } from '../anuncios/queries';
import { acoesDe } from './acoes';
import { Anunciante } from './anunciante';
import { BarraDeDecisao } from './barra-de-decisao';
import { Comprovante } from './comprovante';
import { Conferir } from './conferir';
import estilos from './fila.module.css';
import { Idade } from './lista-da-fila';
import { Recusar } from './recusar';
import { useAtalhos } from './use-atalhos';

interface Props {
  anuncio: Anuncio;
  posicao: { lugar: number; de: number };
  titulo: RefObject<HTMLHeadingElement>;
  atalhos: boolean;
  onDecidir: (decisao: Decisao) => void;
  /** Back to the list, where the list is not beside. */
  onVoltar: (() => void) | null;
  previa: (anuncio: Anuncio) => ReactNode;
}

/** Everything a decision needs, on one screen: the ad as visitors will see it beside its proof (visual 2.9). */
export const DetalheDaFila = ({
  anuncio,
  posicao: { lugar, de },
  titulo,
  atalhos,
  onDecidir,
  onVoltar,
  previa,
}: Props) => {
  const { data: passos } = useQuery(historicoQuery(anuncio.id));
  const [recusando, setRecusando] = useState(false);
  const topo = useRef<HTMLDivElement>(null);
  const { aprovar, recusar, reembolsar } = acoesDe(anuncio, passos);
  const decidir = (para: Decisao['para'] | null, motivo?: string, tipo_motivo?: TipoDeMotivo) => {
    if (para !== null)
      onDecidir({ anuncio, para, ...(motivo && { motivo }), ...(tipo_motivo && { tipo_motivo }) });
  };
  const abrirRecusa = () => setRecusando(recusar !== null);
  useAtalhos(atalhos, {
    a: () => decidir(aprovar),
    r: abrirRecusa,
    b: () => decidir(reembolsar),
  });

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
            <ChipStatus anuncio={anuncio} />
            <Idade anuncio={anuncio} />
            <span className={`numeros ${estilos.suave}`} role="status">
              {lugar} de {de}
            </span>
          </p>
        </div>
        <div className={estilos.lado}>
          <section className={estilos.parte} aria-labelledby="fila-previa">
            <h3 id="fila-previa">Como os visitantes verão</h3>
            {previa(anuncio)}
          </section>
          <section className={estilos.parte} aria-labelledby="fila-comprovante">
            <h3 id="fila-comprovante">Comprovante</h3>
            <Comprovante anuncio={anuncio} />
          </section>
          <Conferir anuncio={anuncio} />
          <Anunciante anuncio={anuncio} />
        </div>
        <section className={estilos.parte} aria-labelledby="fila-andamento">
          <h3 id="fila-andamento">Andamento</h3>
          <LinhaDoTempo anuncio={anuncio} />
        </section>
      </Cartao>
      <BarraDeDecisao
        status={anuncio.status}
        valor={anuncio.valor}
        podeAprovar={aprovar !== null}
        podeRecusar={recusar !== null}
        podeReembolsar={reembolsar !== null}
        atalhos={atalhos}
        onAprovar={() => decidir(aprovar)}
        onRecusar={abrirRecusa}
        onReembolsar={() => decidir(reembolsar)}
      />
      {recusando && (
        <Recusar
          anuncio={anuncio}
          onFechar={() => setRecusando(false)}
          onRecusar={(motivo, tipo) => {
            setRecusando(false);
            decidir(recusar, motivo, tipo);
          }}
        />
      )}
    </div>
  );
};
