import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import type { Decisao } from '../anuncios/mutations';
import { avisos, dispensar } from '../../ui/avisar';
import { Decidir } from '../fila/decidir';
import { SelectStatus } from './select-status';

const EM_ANALISE = anuncioDeTeste({ status: 3 });
const apertar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const explicar = () =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Motivo/ }), {
    target: { value: 'Ilegível' },
  });

beforeEach(() => avisos.ler().forEach(({ id }) => dispensar(id)));

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

/** An ad that a colleague's decision takes out of the list, with the window of who else decides. */
const comColega = (mostrar: () => ReactNode) => {
  const Lista = () => {
    const [aqui, setAqui] = useState(true);
    return (
      <>
        {aqui && mostrar()}
        <button type="button" onClick={() => setAqui(false)}>
          Um colega decide
        </button>
      </>
    );
  };
  simularRede(() => ({ status: 200, corpo: [] }));
  montar(<Lista />);
};
const naFila = () => (
  <Decidir
    anuncio={EM_ANALISE}
    atalhos={false}
    onDecidir={() => undefined}
    recebimento={() => null}
  />
);
const emCursoNenhum = {
  ...{ esperando: [], ids: new Set<number>(), desfazer: () => false, decidir: () => undefined },
};
const naLista = () => <SelectStatus anuncio={EM_ANALISE} emCurso={emCursoNenhum} />;
const abrirNaFila = () => apertar('Recusar');
const abrirNaLista = () =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '0' } });

it.each([
  ['na fila', naFila, abrirNaFila, 'Recusar anúncio'],
  ['na lista', naLista, abrirNaLista, 'Mudar o status'],
] as const)(
  'o motivo que se escrevia %s não se perde com o anúncio que um colega leva',
  (_, mostrar, abrir, mandar) => {
    const perdido = () => avisos.ler().map(({ msg }) => msg);
    comColega(mostrar);
    abrir();
    explicar();
    apertar('Um colega decide');
    expect(perdido()).toEqual([
      'Padaria da Ana (nº 128): O motivo que você escreveu não foi enviado: “Ilegível”',
    ]);

    avisos.ler().forEach(({ id }) => dispensar(id));
    cleanup();
    comColega(mostrar);
    abrir();
    explicar();
    apertar('Voltar');
    abrir();
    explicar();
    apertar(mandar);
    apertar('Um colega decide');
    expect(perdido()).toEqual([]);
  },
);
