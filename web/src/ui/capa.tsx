import { memo, type ReactElement, type SVGProps } from 'react';
import { desenharCapa, type DesenhoDaCapa } from './capa-desenho';

const ondas = [18, 36, 54, 72, 90].map((y) => `M-10 ${y}q15-14 30 0t30 0t30 0t30 0`);
const raios = Array.from({ length: 9 }, (_, i) => {
  const angulo = (a: number) => `${50 + 90 * Math.cos(a)} ${100 - 90 * Math.sin(a)}`;
  const inicio = (i * 2 * Math.PI) / 18;
  return `M50 100L${angulo(inicio)}L${angulo(inicio + Math.PI / 18)}Z`;
});
const colunas = [42, 64, 30, 54, 76, 48, 26];

const MOTIVOS: Record<DesenhoDaCapa['motivo'], (traco: string) => ReactElement> = {
  calcadao: (traco) => (
    <path d={ondas.join('')} fill="none" stroke={traco} strokeWidth="7" opacity=".55" />
  ),
  antena: (traco) => (
    <g fill="none" stroke={traco} strokeWidth="6" opacity=".6">
      {[16, 32, 48, 64].map((raio) => (
        <circle key={raio} cx="50" cy="100" r={raio} />
      ))}
    </g>
  ),
  sol: (traco) => <path d={raios.join('')} fill={traco} opacity=".55" />,
  equalizador: (traco) => (
    <g fill={traco} opacity=".55">
      {colunas.map((altura, i) => (
        <rect key={i} x={4 + i * 14} y={100 - altura} width="9" height={altura + 6} rx="4.5" />
      ))}
    </g>
  ),
};

const LETRAS: SVGProps<SVGTextElement> = {
  x: 50,
  y: 50,
  dy: '.36em',
  textAnchor: 'middle',
  fill: '#fff',
  stroke: '#2b0f1f',
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontFamily: 'var(--fonte-display)',
  fontWeight: 700,
  fontSize: 34,
};

/** Cover drawn from a name, where there is no image: decoration, the name is always written beside it. */
export const Capa = memo(({ nome, id }: { nome: string; id: string }) => {
  const { fundo, traco, motivo, iniciais } = desenharCapa(nome, id);
  return (
    <svg aria-hidden focusable="false">
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
        <rect width="100" height="100" fill={fundo} />
        {MOTIVOS[motivo](traco)}
      </svg>
      <svg width="100%" height="100%" viewBox="0 0 100 100">
        <text {...LETRAS}>{iniciais}</text>
      </svg>
    </svg>
  );
});
Capa.displayName = 'Capa';
