import type { Candidato, Credito } from '@portal/contracts/caixa/extrato';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { Creditos } from './creditos';

const candidato = (mudancas: Partial<Candidato> = {}): Candidato => ({
  ...{ id: 7, titulo: 'Loja', usuario: 'Ana', valor: 50, status: 3, recusado: false },
  ...{ motivos: ['valor'], ...mudancas },
});
const credito = (transacao: string, ...candidatos: Candidato[]): Credito => ({
  ...{ data: '2026-11-03', valor: 50, descricao: `PIX ${transacao}`, transacao },
  ...{ registrado: null, candidatos },
});
const FEITO = { status: '1', msg: 'x' };
/** What is known of the ad when a credit is confirmed. */
const ficha = (recebimento: object | null = null, mudancas: object = {}) => ({
  recebimento,
  anuncio: { status: 3, valor: 50, ...mudancas },
});
const aceitar = (daFicha: object = ficha()) =>
  simularRede((caminho) => ({
    status: 200,
    corpo: caminho === CAMINHOS.ficha(7) ? daFicha : FEITO,
  }));

it('de dois créditos para um anúncio, registrado um, o outro não espera por ninguém', async () => {
  aceitar();
  montar(<Creditos creditos={[credito('A', candidato()), credito('B', candidato())]} />);
  expect(screen.getByText('2 créditos no extrato, 2 esperam por você.')).toBeTruthy();
  const [primeiro] = screen.getAllByRole('button', { name: 'Aprovar e registrar' });
  if (primeiro) fireEvent.click(primeiro);
  expect(await screen.findByText(/Registrado no anúncio nº 7/)).toBeTruthy();
  expect(screen.getByText('2 créditos no extrato.')).toBeTruthy();
  expect(screen.getByText(/já tem outro recebimento/)).toBeTruthy();
});

it.each([
  ['por aprovar', candidato(), 'Aprovar e registrar', true],
  ['recusado', candidato({ status: 0, recusado: true }), 'Registrar', false],
  ['já no ar', candidato({ status: 1 }), 'Registrar', false],
] as const)('o dinheiro de um anúncio %s', async (_, um, name, aprova) => {
  const pedidos = aceitar();
  montar(<Creditos creditos={[credito('A', um)]} />);
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByText(/Registrado no anúncio nº 7/);
  expect(pedidos.map(({ caminho }) => caminho)).toEqual([
    CAMINHOS.ficha(7),
    CAMINHOS.recebimento(7),
    ...(aprova ? [CAMINHOS.atualizarStatus] : []),
  ]);
});

it('um clique duplo registra e aprova uma vez', async () => {
  const pedidos = aceitar();
  montar(<Creditos creditos={[credito('A', candidato())]} />);
  const botao = screen.getByRole('button', { name: 'Aprovar e registrar' });
  fireEvent.click(botao);
  fireEvent.click(botao);
  await screen.findByText(/Registrado no anúncio nº 7/);
  expect(pedidos.map(({ caminho }) => caminho)).toEqual([
    ...[CAMINHOS.ficha(7), CAMINHOS.recebimento(7), CAMINHOS.atualizarStatus],
  ]);
});

it.each([
  [1, /Registrado no anúncio nº 7/],
  [0, /o anúncio não foi aprovado/],
])('a aprovação que já não cabe, com o anúncio em %i', async (status, dito) => {
  simularRede((caminho) => {
    if (caminho === CAMINHOS.atualizarStatus)
      return { status: 409, corpo: { msg: 'Já decidido.' } };
    return {
      status: 200,
      corpo: caminho === CAMINHOS.ficha(7) ? ficha(null, { status }) : FEITO,
    };
  });
  montar(<Creditos creditos={[credito('A', candidato())]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar e registrar' }));
  await screen.findByText(dito);
  // The money is recorded, and trying again approves no more than the first time.
  expect(screen.getByText(/Registrado no anúncio nº 7/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Aprovar e registrar/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Ver o anúncio' }) === null).toBe(status === 1);
});

it('o que foi pago e não foi aprovado continua dito quando se volta de outra aba', async () => {
  simularRede((caminho) =>
    caminho === CAMINHOS.atualizarStatus
      ? { status: 409, corpo: { msg: 'Já decidido.' } }
      : { status: 200, corpo: caminho === CAMINHOS.ficha(7) ? ficha() : FEITO },
  );
  montar(<Creditos creditos={[credito('A', candidato())]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar e registrar' }));
  await screen.findByText(/o anúncio não foi aprovado/);
  fireEvent.click(screen.getByRole('tab', { name: 'Já registrados' }));
  expect(screen.queryByText(/Registrado no anúncio nº 7/)).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /Para confirmar/ }));
  expect(screen.getByText(/Registrado no anúncio nº 7/)).toBeTruthy();
  expect(screen.getByText(/o anúncio não foi aprovado/)).toBeTruthy();
});

it.each([
  ['outro crédito', 'B', false],
  ['este mesmo crédito', 'a ', true],
])('o anúncio recebeu %s depois de lido o extrato', async (_, transacao, registra) => {
  const recebimento = { data: '2026-11-02', valor: 50, transacao, pagador: null };
  const pedidos = aceitar(ficha(recebimento));
  montar(<Creditos creditos={[credito('A', candidato())]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar e registrar' }));
  await screen.findByText(
    registra ? /Registrado no anúncio nº 7/ : /nº 7 já tem outro recebimento/,
  );
  expect(pedidos.some(({ caminho }) => caminho === CAMINHOS.recebimento(7))).toBe(registra);
});

it('o que quem anuncia tornou mais caro depois de lido o extrato não se aprova com o que foi pago', async () => {
  const pedidos = aceitar(ficha(null, { status: 0, valor: 150 }));
  montar(<Creditos creditos={[credito('A', candidato({ status: 0 }))]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar e registrar' }));
  await screen.findByText(/nº 7 mudou .* agora vale R\$ 150,00/);
  expect(pedidos.map(({ caminho }) => caminho)).toEqual([CAMINHOS.ficha(7)]);
});

it('o anúncio excluído depois de lido o extrato é dito assim', async () => {
  simularRede(() => ({ status: 404, corpo: { status: '0', msg: 'Não encontramos.' } }));
  montar(<Creditos creditos={[credito('A', candidato())]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar e registrar' }));
  await screen.findByText(/nº 7 não existe mais: foi excluído/);
});

it('o que outra pessoa já fez não se oferece de novo, e com outro anúncio é como da primeira vez', async () => {
  simularRede((caminho) => {
    if (caminho === CAMINHOS.recebimento(7))
      return { status: 409, corpo: { status: '0', msg: 'Já registrado.' } };
    const isFicha = [7, 8].some((id) => caminho === CAMINHOS.ficha(id));
    return { status: 200, corpo: isFicha ? ficha() : FEITO };
  });
  montar(
    <Creditos creditos={[credito('A', candidato(), candidato({ id: 8, titulo: 'Feira' }))]} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar e registrar' }));
  await screen.findByText('Já registrado.');
  expect(screen.queryByRole('button', { name: /registrar/i })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Feira/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar e registrar' }));
  await screen.findByText(/Registrado no anúncio nº 8/);
});

it('o que a rede não levou se tenta de novo', async () => {
  simularRede(() => ({ status: 503, corpo: { status: '0', msg: 'Volte já.' } }));
  montar(<Creditos creditos={[credito('A', candidato())]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Aprovar e registrar' }));
  await screen.findByRole('button', { name: 'Tentar de novo: Aprovar e registrar' });
});
