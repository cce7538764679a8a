import { MENSAGENS_DO_SORTEIO, type Sorteio } from '@portal/contracts/pesquisa/sorteio';
import type { PesquisaResumida } from '@portal/contracts/pesquisa/resultados';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AxiosError } from 'axios';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { Sorteios } from './sorteios';

const PESQUISA: PesquisaResumida = {
  ...{ numero: 1, edicao: 1, titulo: 'Rádio do ano', situacao: 'encerrada', total_votos: 5 },
  ...{ abre_em: null, fecha_em: '2026-11-01T12:00:00.000Z', numero_autorizacao: null, atual: true },
};
const FEITO: Sorteio = {
  ...{ id: 7, pesquisa: 1, edicao: 1, semente: 'Loteria 5900', algoritmo: 'x', participantes: 5 },
  ...{ hash_da_lista: 'a', sorteado_em: '2026-11-22T17:03:00.000Z', sorteados: [] },
};

it.each<[string, () => { status: number; corpo: unknown }]>([
  [
    'cuja resposta se perdeu',
    () => {
      throw new AxiosError('Network Error');
    },
  ],
  [
    'que outra pessoa fez com a mesma semente',
    () => ({ status: 409, corpo: { status: '0', msg: MENSAGENS_DO_SORTEIO.sementeUsada } }),
  ],
])('o sorteio %s aparece na lista', async (_, recusar) => {
  let feitos: Sorteio[] = [];
  simularRede((_caminho, dados) => {
    if (!dados) return { status: 200, corpo: feitos };
    feitos = [FEITO];
    return recusar();
  });
  montar(<Sorteios pesquisa={PESQUISA} />);
  await screen.findByText('Nenhum sorteio foi feito ainda.');
  const semente = screen.getByRole('textbox', { name: /Semente/ });
  fireEvent.change(semente, { target: { value: FEITO.semente } });
  fireEvent.click(screen.getByRole('button', { name: 'Sortear' }));
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain(FEITO.semente));
});
