import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { FormularioCadastro } from './formulario-cadastro';

const campo = (rotulo: string) => screen.getByLabelText<HTMLInputElement>(rotulo);
const escrever = (rotulo: string, valor: string) => {
  fireEvent.change(campo(rotulo), { target: { value: valor } });
};
const sairDoCep = (cep: string) => {
  escrever('CEP', cep);
  fireEvent.blur(campo('CEP'));
};
const SE = { logradouro: 'Praça da Sé', localidade: 'São Paulo', bairro: 'Sé', uf: 'SP' };
const CIDADE_INTEIRA = { logradouro: '', localidade: 'Água Boa', bairro: '', uf: 'MT' };
const achar = (corpo: unknown) => () => ({ status: 200, corpo });
const falhar = (status: number) => () => ({ status, corpo: { status: '0', msg: 'x' } });

it('ao sair do CEP, preenche endereço, bairro, cidade e estado', async () => {
  const pedidos = simularRede(achar(SE));
  montar(<FormularioCadastro />);
  sairDoCep('01001-000');
  await waitFor(() => expect(campo('Endereço').value).toBe('Praça da Sé'));
  expect(campo('Bairro').value).toBe('Sé');
  expect(campo('Cidade').value).toBe('São Paulo');
  expect(campo('Estado').value).toBe('SP');
  expect(pedidos.map(({ caminho }) => caminho)).toEqual(['/api/cep/01001000']);
});

it('sair de novo com o mesmo CEP não pergunta outra vez', async () => {
  const pedidos = simularRede(achar(SE));
  montar(<FormularioCadastro />);
  sairDoCep('01001-000');
  await waitFor(() => expect(campo('Cidade').value).toBe('São Paulo'));
  escrever('Cidade', 'Outra');
  fireEvent.blur(campo('CEP'));
  await Promise.resolve();
  expect(pedidos).toHaveLength(1);
  expect(campo('Cidade').value).toBe('Outra');
});

it.each([404, 422, 503])('resposta %i: avisa e deixa preencher à mão', async (status) => {
  simularRede(falhar(status));
  montar(<FormularioCadastro />);
  sairDoCep('99999-999');
  const dialogo = await screen.findByRole('dialog', { name: 'Erro' });
  expect(dialogo.textContent).toContain('Ops... CEP Inválido');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByText('Ops... CEP Inválido')).toBeNull();
  escrever('Endereço', 'Rua Sem Saída');
  expect(campo('Endereço').value).toBe('Rua Sem Saída');
  expect(campo('CEP').value).toBe('99999-999');
});

it('CEP vazio não pergunta nada', async () => {
  const pedidos = simularRede(achar(SE));
  montar(<FormularioCadastro />);
  fireEvent.blur(campo('CEP'));
  await Promise.resolve();
  expect(pedidos).toEqual([]);
});

it('o que a pessoa escreve enquanto o CEP é procurado fica, e o que o CEP não sabe também', async () => {
  let responder = (_corpo: unknown): void => undefined;
  simularRede(
    () =>
      new Promise((resolve) => {
        responder = (corpo) => resolve({ status: 200, corpo });
      }),
  );
  montar(<FormularioCadastro />);
  escrever('Bairro', 'Centro');
  sairDoCep('78635-000');
  await screen.findByText('Procurando o endereço…');
  escrever('Cidade', 'Minha cidade');
  responder(CIDADE_INTEIRA);
  await waitFor(() => expect(campo('Estado').value).toBe('MT'));
  expect(campo('Cidade').value).toBe('Minha cidade');
  expect(campo('Bairro').value).toBe('Centro');
});

it('a resposta de um CEP já trocado não vale mais', async () => {
  const esperas = new Map<string, (corpo: unknown) => void>();
  simularRede(
    (caminho) =>
      new Promise((resolve) => {
        esperas.set(caminho, (corpo) => resolve({ status: 200, corpo }));
      }),
  );
  montar(<FormularioCadastro />);
  sairDoCep('01001-000');
  await waitFor(() => expect(esperas.has('/api/cep/01001000')).toBe(true));
  sairDoCep('78635-000');
  await waitFor(() => expect(esperas.has('/api/cep/78635000')).toBe(true));
  esperas.get('/api/cep/78635000')?.(CIDADE_INTEIRA);
  await waitFor(() => expect(campo('Cidade').value).toBe('Água Boa'));
  esperas.get('/api/cep/01001000')?.(SE);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(campo('Cidade').value).toBe('Água Boa');
});
