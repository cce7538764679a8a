import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import type { Decisao } from '../anuncios/mutations';
import { Decidir } from '../fila/decidir';
import { SelectStatus } from './select-status';

const EM_ANALISE = anuncioDeTeste({ status: 3 });
const apertar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const explicar = () =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Motivo/ }), {
    target: { value: 'Ilegível' },
  });

/** An ad whose refund its owner asks for while who decides writes the reason. */
const comPedido = (mostrar: (anuncio: Anuncio) => ReactNode) => {
  const Lista = () => {
    const [anuncio, setAnuncio] = useState(EM_ANALISE);
    return (
      <>
        {mostrar(anuncio)}
        <button type="button" onClick={() => setAnuncio({ ...anuncio, status: 8 })}>
          Quem anuncia pede o reembolso
        </button>
      </>
    );
  };
  simularRede(() => ({ status: 200, corpo: [] }));
  montar(<Lista />);
};

it('a recusa que se escreve é do anúncio como estava, e não do pedido que veio depois', () => {
  const decididas: Decisao[] = [];
  comPedido((anuncio) => (
    <Decidir
      anuncio={anuncio}
      atalhos={false}
      onDecidir={(decisao) => decididas.push(decisao)}
      recebimento={() => null}
    />
  ));
  apertar('Recusar');
  explicar();
  apertar('Quem anuncia pede o reembolso');
  apertar('Recusar anúncio');
  expect(decididas).toMatchObject([{ anuncio: EM_ANALISE, para: 0, motivo: 'Ilegível' }]);
});

it('o status escolhido na lista, também', () => {
  const decididas: Decisao[] = [];
  const emCurso = {
    ...{ esperando: [], ids: new Set<number>(), desfazer: () => false },
    decidir: (decisao: Decisao) => void decididas.push(decisao),
  };
  comPedido((anuncio) => <SelectStatus anuncio={anuncio} emCurso={emCurso} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '0' } });
  explicar();
  apertar('Quem anuncia pede o reembolso');
  apertar('Mudar o status');
  expect(decididas).toMatchObject([{ anuncio: EM_ANALISE, para: 0, motivo: 'Ilegível' }]);
});
