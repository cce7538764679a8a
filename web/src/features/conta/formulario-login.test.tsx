import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { FormularioLogin } from './formulario-login';

const digitar = (rotulo: string, value: string) =>
  fireEvent.change(screen.getByLabelText(rotulo), { target: { value } });
const entrar = () => fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
const SEM_CODIGO = { status: '0', msg: 'Falta o código.', codigo: 'segundo_passo' };

it('a senha certa pede o código, que vai junto com ela', async () => {
  const onEntrar = vi.fn();
  const enviados = simularRede((caminho, dados) => {
    if (caminho !== CAMINHOS.login) return { status: 200, corpo: {} };
    const { codigo_acesso } = dados as { codigo_acesso: string };
    return codigo_acesso === ''
      ? { status: 401, corpo: SEM_CODIGO }
      : { status: 200, corpo: { status: '1', msg: 'Entrou' } };
  });
  montar(<FormularioLogin rotuloDoBotao="Entrar" esqueci={() => 'Esqueci'} onEntrar={onEntrar} />);
  digitar('E-mail', 'ana@exemplo.com');
  digitar('Senha', 'tijolo amarelo');
  entrar();
  await screen.findByLabelText('Código do aplicativo');
  expect(screen.queryByLabelText('Senha')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onEntrar).not.toHaveBeenCalled();

  entrar();
  await screen.findByText('Informe o código.');
  fireEvent.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }));
  digitar('Código de recuperação', 'abcde-fghjk');
  entrar();
  await waitFor(() => expect(onEntrar).toHaveBeenCalledOnce());
  const logins = enviados.filter(({ caminho }) => caminho === CAMINHOS.login);
  expect(logins.map(({ dados }) => dados)).toEqual([
    { email: 'ana@exemplo.com', senha: 'tijolo amarelo', codigo_acesso: '' },
    { email: 'ana@exemplo.com', senha: 'tijolo amarelo', codigo_acesso: 'ABCDEFGHJK' },
  ]);
});
