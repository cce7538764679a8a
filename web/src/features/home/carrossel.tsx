import type { Portal } from '@portal/contracts/portal/portal';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import { BotaoIcone } from '../../ui/botao-icone';
import { classes } from '../../ui/classes';
import estilos from './carrossel.module.css';
import { Slide } from './slide';
import { useCarrossel } from './use-carrossel';

const SILENCIO_MS = 250;

/** Calls `parou` each time `caixa` comes to rest after scrolling; gives back how to stop listening. */
const aoPararDeRolar = (caixa: HTMLElement, parou: () => void): (() => void) => {
  if ('onscrollend' in window) {
    caixa.addEventListener('scrollend', parou);
    return () => caixa.removeEventListener('scrollend', parou);
  }
  // Older browsers of ours don't say it: the end is a scroll without another after it.
  let espera: ReturnType<typeof setTimeout>;
  const rolou = () => {
    clearTimeout(espera);
    espera = setTimeout(parou, SILENCIO_MS);
  };
  caixa.addEventListener('scroll', rolou, { passive: true });
  return () => {
    clearTimeout(espera);
    caixa.removeEventListener('scroll', rolou);
  };
};

const mostrar = (caixa: HTMLElement, slide: number): void => {
  const destino = slide * caixa.clientWidth;
  if (Math.abs(caixa.scrollLeft - destino) > 1) caixa.scrollTo({ left: destino });
};

export const Carrossel = ({ slides }: { slides: Portal['carrossel'] }) => {
  const trilho = useRef<HTMLDivElement>(null);
  const { atual, ir, parado, alternarPausa, segurar } = useCarrossel(slides.length);

  const arrastado = useRef(false);

  useEffect(() => {
    arrastado.current = false;
    if (trilho.current) mostrar(trilho.current, atual);
  }, [atual]);

  // A swipe ends on another slide: the controls and the timer follow it. A scroll of ours that another one interrupted
  // also ends, but says nothing of what the person wants: the chosen slide is shown again.
  useEffect(() => {
    const caixa = trilho.current;
    if (!caixa) return undefined;
    const acompanhar = () => {
      const visivel = Math.round(caixa.scrollLeft / Math.max(1, caixa.clientWidth));
      if (visivel === atual) return;
      if (arrastado.current) ir(visivel);
      else mostrar(caixa, atual);
    };
    return aoPararDeRolar(caixa, acompanhar);
  });

  const arrastar = () => {
    arrastado.current = true;
  };

  // Only a keyboard's focus holds the timer, not the one a tap leaves on a control.
  const entrou = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) segurar('foco', true);
  };

  const saiu = (evento: FocusEvent) => {
    if (!evento.currentTarget.contains(evento.relatedTarget)) segurar('foco', false);
  };

  // A choice with the pointer starts the timer again although the pointer rests there; a key's click (detail 0) keeps
  // the hold of its focus.
  const escolher = (slide: number, { detail }: MouseEvent) => {
    ir(slide);
    segurar('ponteiro', false);
    if (detail > 0) segurar('foco', false);
  };

  return (
    // Holding the timer is all these listeners do: nothing is reached by them that a control does not do.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={estilos.carrossel}
      aria-roledescription="carrossel"
      aria-label="Destaques"
      onPointerEnter={(evento) => segurar('ponteiro', evento.pointerType === 'mouse')}
      onPointerLeave={() => segurar('ponteiro', false)}
      onFocus={entrou}
      onBlur={saiu}
    >
      <div
        ref={trilho}
        className={estilos.trilho}
        aria-live={parado ? 'polite' : 'off'}
        onTouchStart={arrastar}
        onWheel={arrastar}
      >
        {slides.map((slide, i) => (
          <Slide
            key={i}
            slide={slide}
            numero={i + 1}
            total={slides.length}
            escondido={i !== atual}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className={estilos.controles}>
          <BotaoIcone
            rotulo={parado ? 'Girar destaques' : 'Parar destaques'}
            className={estilos.controle}
            onClick={alternarPausa}
          >
            {parado ? (
              <Play size={18} fill="currentColor" aria-hidden />
            ) : (
              <Pause size={18} fill="currentColor" strokeWidth={1} aria-hidden />
            )}
          </BotaoIcone>
          {slides.map((_, i) => (
            <BotaoIcone
              key={i}
              rotulo={`Destaque ${i + 1} de ${slides.length}`}
              aria-current={i === atual}
              className={classes(estilos.controle, estilos.ponto)}
              onClick={(evento) => escolher(i, evento)}
            />
          ))}
        </div>
      )}
    </section>
  );
};
