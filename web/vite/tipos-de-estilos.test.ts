import { expect, it } from 'vitest';
import { classesDe } from './tipos-de-estilos';

it('as classes de uma folha, cada uma uma vez, e nada que não seja classe dela', () => {
  const css = `
    /* .comentada { } */
    @import './outra.css';
    .cartao > .titulo, .cartao:hover { margin: .5rem; background: url(fundo.svg); }
    .cartao :global(.de-fora), :global(html):has(.barra) { content: '.nada'; }
    @media (width > 600px) { .cartao-largo { width: 1.5em; } }`;
  expect(classesDe(css)).toEqual(['barra', 'cartao', 'cartao-largo', 'titulo']);
});
