import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { rascunho } from './dados';
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

it('a rádio que deixou o portal enquanto se preenchia sai da lista em que se pede que escolha', async () => {
  const nomes = [
    { id: 'r1', nome_radio: 'Rádio Um' },
    { id: 'r2', nome_radio: 'Rádio Dois' },
  ];
  const { radioDesconhecida } = MENSAGENS_DA_PESQUISA;
  simularRede((caminho) => {
    if (caminho !== CAMINHOS.votar) return { status: 200, corpo: [...nomes] };
    nomes.shift();
    const erros = { id_webradio: [radioDesconhecida] };
    return { status: 422, corpo: { status: '0', msg: '', codigo: 'campos_invalidos', erros } };
  });
  rascunho.guardar({
    nome: 'Pessoa Exemplo',
    telefone: '11987654321',
    email: 'pessoa@exemplo.com.br',
    id_webradio: 'r1',
    id_musica: '',
  });
  abrir([DA_RADIO]);
  const escolha = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Web rádio' });
  await waitFor(() => expect(escolha.value).toBe('Rádio Um'));
  fireEvent.click(screen.getByRole('button', { name: 'Votar' }));
  await screen.findAllByText(radioDesconhecida);
  await waitFor(() => expect(escolha.value).toBe(''));
});
