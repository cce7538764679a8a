import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { anuncioDeTeste } from '../anuncios/anuncio-de-teste';
import { atualizarTudo } from '../anuncios/mutations';
import { notificacoesQuery } from '../anuncios/queries';
import { useDecisoes } from './use-decisoes';

const Decisoes = () => {
  const client = useQueryClient();
  const { esperando, decidir, desfazer } = useDecisoes();
  const aprovar = (id: number) => () =>
    decidir({ anuncio: anuncioDeTeste({ id, status: 3 }), para: 1 });
  return (
    <>
      <button type="button" onClick={aprovar(1)}>
        Aprovar o primeiro
      </button>
      <button type="button" onClick={aprovar(2)}>
        Aprovar o segundo
      </button>
      <button type="button" onClick={() => void atualizarTudo(client)}>
        Ler de novo
      </button>
      <button type="button" onClick={() => esperando[0] && desfazer(esperando[0])}>
        Desfazer
      </button>
    </>
  );
};
const Painel = () => {
  const { data, isFetching } = useQuery(notificacoesQuery);
  const [aqui, setAqui] = useState(true);
  return (
    <>
      <output>{isFetching ? '…' : data}</output>
      {aqui && <Decisoes />}
      <button type="button" onClick={() => setAqui(false)}>
        Sair da administração
      </button>
    </>
  );
};
const apertar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const expectContagem = (n: number) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(String(n)));

it('a contagem não volta com o que o servidor ainda não sabe, e o que se desfaz é lido de novo', async () => {
  let noServidor = 3;
  const lidas = simularRede(() => ({ status: 200, corpo: noServidor }));
  const vezes = () => lidas.filter(({ caminho }) => caminho === CAMINHOS.notificacoes).length;
  montar(<Painel />);
  await expectContagem(3);
  apertar('Aprovar o primeiro');
  apertar('Aprovar o segundo');
  await expectContagem(1);
  apertar('Ler de novo');
  await waitFor(() => expect(vezes()).toBe(2));
  await expectContagem(1);
  // A colleague decided on the first meanwhile.
  noServidor = 2;
  apertar('Desfazer');
  await waitFor(() => expect(vezes()).toBe(3));
  await expectContagem(1);
});

it('quem sai da administração tem tudo mandado, e a contagem é a do servidor', async () => {
  let noServidor = 3;
  simularRede((caminho) => {
    if (caminho === CAMINHOS.atualizarStatus) noServidor -= 1;
    if (caminho === CAMINHOS.notificacoes) return { status: 200, corpo: noServidor };
    const feita = { status: '1', msg: 'Status atualizado com sucesso' };
    const ficha = { anuncio: anuncioDeTeste({ id: 1, status: 3 }), recebimento: null };
    return { status: 200, corpo: caminho === CAMINHOS.ficha(1) ? ficha : feita };
  });
  montar(<Painel />);
  await expectContagem(3);
  apertar('Aprovar o primeiro');
  await expectContagem(2);
  apertar('Sair da administração');
  await waitFor(() => expect(noServidor).toBe(2));
  await expectContagem(2);
});
