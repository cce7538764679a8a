import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { responderMedia } from '../../test/navegador';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { useFila } from './use-fila';

const NINGUEM: ReadonlySet<number> = new Set();

/** A queue of so many, from which a colleague takes the ad that is looked at. */
const Fila = ({ quantos }: { quantos: number }) => {
  const [ids, setIds] = useState(() => Array.from({ length: quantos }, (_, i) => i + 1));
  const fila = ids.map((id) => anuncioDeTeste({ id, status: 3 }));
  const { escolhido, foraDaFila, mover, fechar } = useFila(fila, NINGUEM);
  return (
    <>
      <output>{escolhido ? `na fila: ${escolhido.id}` : `fora: ${foraDaFila?.id}`}</output>
      <button type="button" onClick={() => setIds(ids.filter((id) => id !== escolhido?.id))}>
        Um colega decide
      </button>
      <button type="button" onClick={() => mover(1)}>
        J
      </button>
      <button type="button" onClick={() => mover(-1)}>
        K
      </button>
      <button type="button" onClick={fechar}>
        Voltar para a fila
      </button>
    </>
  );
};
const apertar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const olhado = () => screen.getByRole('status').textContent;

beforeEach(() => responderMedia('min-width: 1024px'));

it('o primeiro, que um colega decidiu, não dá lugar a outro sem que se saiba', () => {
  montar(<Fila quantos={3} />);
  expect(olhado()).toBe('na fila: 1');
  apertar('Um colega decide');
  expect(olhado()).toBe('fora: 1');
  apertar('Voltar para a fila');
  expect(olhado()).toBe('na fila: 2');
});

it('depois do que um colega decidiu, J e K seguem de onde ele estava, e não do começo', () => {
  montar(<Fila quantos={5} />);
  apertar('J');
  apertar('J');
  expect(olhado()).toBe('na fila: 3');
  apertar('Um colega decide');
  expect(olhado()).toBe('fora: 3');
  apertar('J');
  expect(olhado()).toBe('na fila: 4');
  apertar('Um colega decide');
  apertar('K');
  expect(olhado()).toBe('na fila: 2');
});
