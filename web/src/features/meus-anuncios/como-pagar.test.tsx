import type { Pagamento } from '@portal/contracts/anuncio/anuncio';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { responderMedia } from '../../test/navegador';
import { ComoPagar } from './como-pagar';

const PIX = { copia_e_cola: '00020126BR', chave: 'pix@exemplo.com.br', favorecido: 'Associação' };
const DEPOSITO = { banco: 'Banco', agencia: '1', conta: '2-3', favorecido: 'Associação' };
const com = (dados: Partial<Pagamento>): Pagamento => ({
  valor: 100,
  identificador: 'ANUNCIO7',
  pix: null,
  deposito: null,
  ...dados,
});

beforeEach(() => responderMedia('min-width'));

it('mostra primeiro o meio escolhido, e o outro por trás de uma linha', () => {
  montar(<ComoPagar pagamento={com({ pix: PIX, deposito: DEPOSITO })} preferido="pix" />);
  expect(screen.getByRole('img', { name: 'QR Code do Pix' })).toBeTruthy();
  expect(screen.getByText('Prefere pagar por depósito?').closest('details')?.open).toBe(false);
});

it('sem a chave Pix, diz por que e oferece o depósito', () => {
  montar(<ComoPagar pagamento={com({ deposito: DEPOSITO })} preferido="pix" />);
  expect(screen.getByRole('status').textContent).toContain('chave Pix ainda não está cadastrada');
  expect(screen.getByText('2-3')).toBeTruthy();
});

it('sem dado nenhum, o pedido continua guardado', () => {
  montar(<ComoPagar pagamento={com({})} preferido="deposito" />);
  expect(screen.getByRole('status').textContent).toContain('Seu pedido está guardado');
  expect(screen.queryByRole('button')).toBeNull();
});

it('no celular o código vem antes, e o QR só quando pedido', () => {
  responderMedia('nada');
  montar(<ComoPagar pagamento={com({ pix: PIX })} preferido="pix" />);
  expect(screen.getByRole('button', { name: 'Copiar código Pix' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'QR Code do Pix' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mostrar QR' })).toBeTruthy();
});
