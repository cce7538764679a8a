import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../../test/montar';
import { simularRede } from '../../../test/rede';
import { avisos } from '../../../ui/avisar';
import { Notas } from './notas';

it('um clique duplo guarda a nota uma vez, e depois dela cabe outra', async () => {
  const pedidos = simularRede(() => ({ status: 200, corpo: { status: '1', msg: 'x' } }));
  montar(<Notas id={7} notas={[]} />);
  const campo = screen.getByRole('textbox', { name: 'Nova nota' });
  const botao = screen.getByRole('button', { name: 'Guardar nota' });
  const guardadas = () => pedidos.filter(({ caminho }) => caminho === CAMINHOS.notas(7)).length;
  fireEvent.change(campo, { target: { value: 'Ligou hoje' } });
  fireEvent.click(botao);
  fireEvent.click(botao);
  await waitFor(() => expect(campo).toHaveProperty('value', ''));
  expect(guardadas()).toBe(1);
  fireEvent.change(campo, { target: { value: 'Ligou de novo' } });
  fireEvent.click(botao);
  await waitFor(() => expect(guardadas()).toBe(2));
});

it('a nota que se escrevia está lá quando se volta ao anúncio, e só nele', async () => {
  simularRede(() => ({ status: 200, corpo: { status: '1', msg: 'x' } }));
  const abrir = (id: number): HTMLTextAreaElement => {
    cleanup();
    montar(<Notas id={id} notas={[]} />);
    return screen.getByRole('textbox', { name: 'Nova nota' });
  };
  fireEvent.change(abrir(8), { target: { value: 'Combinou por telefone' } });
  expect(abrir(9).value).toBe('');
  const campo = abrir(8);
  expect(campo.value).toBe('Combinou por telefone');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(campo.value).toBe(''));
  expect(abrir(8).value).toBe('');
});

it('a nota guardada na segunda vez tira da tela o erro da primeira', async () => {
  let status = 503;
  simularRede(() => ({ status, corpo: { status: '1', msg: 'Nota guardada' } }));
  montar(<Notas id={10} notas={[]} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Nova nota' }), { target: { value: 'Oi' } });
  const guardar = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
  const ditos = () => avisos.ler().filter(({ tipo }) => tipo === 'erro').length;
  guardar();
  await waitFor(() => expect(ditos()).toBe(1));
  status = 200;
  guardar();
  await waitFor(() => expect(avisos.ler().at(-1)).toMatchObject({ tipo: 'sucesso' }));
  expect(ditos()).toBe(0);
});
