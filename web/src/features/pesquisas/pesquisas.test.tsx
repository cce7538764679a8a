import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { Pesquisas } from './pesquisas';

const DA_RADIO = { numero: 1 as const, edicao: 1, titulo: 'Rádio do ano', texto: '' };

const abrir = (pesquisas: (typeof DA_RADIO)[]) =>
  montar(<Pesquisas pesquisas={pesquisas} onVotou={() => undefined} onFechar={() => undefined} />);

it('a pesquisa respondida noutra aba não é dita encerrada', async () => {
  simularRede(() => ({ status: 200, corpo: { pesquisas: [DA_RADIO] } }));
  abrir([]);
  await screen.findByText(MENSAGENS_DA_PESQUISA.jaVotou);
  expect(screen.queryByText(MENSAGENS_DA_PESQUISA.encerrada)).toBeNull();
});

it('sem nenhuma aberta, diz que foi encerrada', async () => {
  simularRede(() => ({ status: 200, corpo: { pesquisas: [] } }));
  abrir([]);
  await screen.findByText(MENSAGENS_DA_PESQUISA.encerrada);
});
