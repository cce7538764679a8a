import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { SuaConta } from './sua-conta';

const DADOS = {
  ...{ id_usuario: 7, usuario: 'Ana', pessoa: 'Física', documento: '52998224725' },
  ...{ email: 'ana@exemplo.test', telefone: '11987654321', cep: '01001000', endereco: 'Sé' },
  ...{ numero: '1', cidade: 'São Paulo', bairro: 'Sé', estado: 'SP' },
  ...{ email_confirmado: false, convidar_a_confirmar: true },
};
const FEITO = { status: 200, corpo: { status: '1', msg: 'Feito' } };
const apertar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const senha = () => screen.getByLabelText('Sua senha');

it('pede a troca com o novo e-mail e a senha, e diz que nada mudou ainda', async () => {
  const enviados = simularRede(() => FEITO);
  montar(<SuaConta dados={DADOS} />);
  apertar('Trocar e-mail');
  fireEvent.change(screen.getByLabelText('Novo e-mail'), { target: { value: 'bia@exemplo.test' } });
  fireEvent.change(senha(), { target: { value: 'Senha-Boa-123' } });
  apertar('Enviar link');
  await screen.findByText(/continua com o e-mail de agora/);
  const pedido = enviados.find(({ caminho }) => caminho === CAMINHOS.trocarEmail);
  expect(pedido?.dados).toMatchObject({ email: 'bia@exemplo.test', senha: 'Senha-Boa-123' });
});

it('diz o que vai e o que fica antes de excluir, e só com a senha', async () => {
  const enviados = simularRede(() => FEITO);
  montar(<SuaConta dados={DADOS} />);
  apertar('Excluir minha conta');
  expect(screen.getByText('Vai embora:')).toBeTruthy();
  expect(screen.getByText('Fica:')).toBeTruthy();
  apertar('Excluir para sempre');
  await waitFor(() => expect(senha().getAttribute('aria-invalid')).toBe('true'));
  expect(enviados.some(({ caminho }) => caminho === CAMINHOS.excluirConta)).toBe(false);
});

it('pede o código do segundo passo só quando o servidor o pede', async () => {
  const enviados = simularRede((_caminho, dados) =>
    (dados as { codigo_acesso?: string } | undefined)?.codigo_acesso
      ? FEITO
      : { status: 401, corpo: { status: '0', msg: 'Falta o código.', codigo: 'segundo_passo' } },
  );
  montar(<SuaConta dados={DADOS} />);
  apertar('Trocar e-mail');
  fireEvent.change(screen.getByLabelText('Novo e-mail'), { target: { value: 'bia@exemplo.test' } });
  fireEvent.change(senha(), { target: { value: 'Senha-Boa-123' } });
  expect(screen.queryByLabelText('Código do aplicativo')).toBe(null);
  apertar('Enviar link');
  const codigo = await screen.findByLabelText('Código do aplicativo');
  await waitFor(() => expect(document.activeElement).toBe(codigo));
  fireEvent.change(codigo, { target: { value: '123 456' } });
  apertar('Enviar link');
  await screen.findByText(/continua com o e-mail de agora/);
  expect(enviados.at(-1)?.dados).toMatchObject({ codigo_acesso: '123456' });
});

it('a quem não está mais na conta, oferece entrar em outra aba, e guarda o que foi preenchido', async () => {
  simularRede(() => ({
    status: 401,
    corpo: {
      ...{ status: '0', msg: 'Entre na sua conta para continuar.' },
      codigo: 'nao_autenticado',
    },
  }));
  montar(<SuaConta dados={DADOS} />);
  apertar('Trocar e-mail');
  fireEvent.change(screen.getByLabelText('Novo e-mail'), { target: { value: 'bia@exemplo.test' } });
  fireEvent.change(senha(), { target: { value: 'Senha-Boa-123' } });
  apertar('Enviar link');
  const aviso = await screen.findByRole('alert');
  expect(aviso.textContent).toContain('Entre na sua conta para continuar. O que você preencheu');
  const volta = screen.getByRole('link', { name: 'entre em outra aba' });
  expect([volta.getAttribute('href'), volta.getAttribute('target')]).toEqual([
    ...[CAMINHOS.login, '_blank'],
  ]);
  expect(screen.getByDisplayValue('bia@exemplo.test')).toBeTruthy();
});

it('oferece confirmar só a quem ainda não confirmou', () => {
  simularRede(() => FEITO);
  const { unmount } = montar(<SuaConta dados={DADOS} />);
  expect(screen.getByRole('button', { name: 'Receber o link de confirmação' })).toBeTruthy();
  unmount();
  montar(<SuaConta dados={{ ...DADOS, email_confirmado: true }} />);
  expect(screen.queryByRole('button', { name: 'Receber o link de confirmação' })).toBe(null);
});

it('um clique duplo pede um link só', async () => {
  const enviados = simularRede(() => FEITO);
  montar(<SuaConta dados={DADOS} />);
  apertar('Receber o link de confirmação');
  apertar('Receber o link de confirmação');
  const pedidos = () => enviados.filter(({ caminho }) => caminho === CAMINHOS.enviarConfirmacao);
  await waitFor(() => expect(pedidos()).toHaveLength(1));
  await waitFor(() => {
    apertar('Receber o link de confirmação');
    expect(pedidos()).toHaveLength(2);
  });
});
