import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { BotaoIcone } from './botao-icone';
import { classes } from './classes';
import estilos from './setas-do-trilho.module.css';

/** Of the width one sees: the card that was cut is whole after the step. */
const PASSO = 0.8;

/** Whether there is more of the row before and after what one sees. */
const useLados = (trilho: RefObject<HTMLElement>) => {
  const [antes, setAntes] = useState(false);
  const [depois, setDepois] = useState(false);
  useEffect(() => {
    const caixa = trilho.current;
    if (!caixa) return undefined;
    const olhar = () => {
      setAntes(caixa.scrollLeft > 1);
      setDepois(caixa.scrollLeft + caixa.clientWidth < caixa.scrollWidth - 1);
    };
    const medida = new ResizeObserver(olhar);
    medida.observe(caixa);
    caixa.addEventListener('scroll', olhar, { passive: true });
    return () => {
      medida.disconnect();
      caixa.removeEventListener('scroll', olhar);
    };
  }, [trilho]);
  return { antes, depois };
};

/**
 * Arrows over the ends of a row that scrolls sideways, for the mouse, which has no gesture for it. The keyboard walks the
 * row's own links.
 */
export const SetasDoTrilho = ({ trilho }: { trilho: RefObject<HTMLElement> }) => {
  const { antes, depois } = useLados(trilho);
  const andar = (sentido: 1 | -1) =>
    trilho.current?.scrollBy({ left: sentido * PASSO * trilho.current.clientWidth });
  return (
    <>
      {antes && (
        <BotaoIcone
          rotulo="Ver as anteriores"
          tabIndex={-1}
          className={classes(estilos.seta, estilos.antes)}
          onClick={() => andar(-1)}
        >
          <ChevronLeft aria-hidden />
        </BotaoIcone>
      )}
      {depois && (
        <BotaoIcone
          rotulo="Ver as seguintes"
          tabIndex={-1}
          className={classes(estilos.seta, estilos.depois)}
          onClick={() => andar(1)}
        >
          <ChevronRight aria-hidden />
        </BotaoIcone>
      )}
    </>
  );
};
