import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS_DE_RECUPERACAO } from '@portal/contracts/usuario/mensagens';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { expect, it, vi } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { FormularioLogin } from './formulario-login';
import { FormularioNovaSenha } from './formulario-nova-senha';
import { FormularioRecuperacao } from './formulario-recuperacao';

const campo = (rotulo: string) => screen.getByLabelText<HTMLInputElement>(rotulo);
const escrever = (rotulo: string, valor: string) => {
  fireEvent.change(campo(rotulo), { target: { value: valor } });
};
const apertar = (nome: string) => fireEvent.click(screen.getByRole('button', { name: nome }));

it.each(['', 'sem-arroba'])(
  'recuperar com o e-mail %j avisa sem perguntar ao servidor',
  async (email) => {
    const enviados = simularRede(() => ({ status: 500, corpo: null }));
    montar(<FormularioRecuperacao email={email} />);
    apertar('Recuperar senha');
    const dialogo = await screen.findByRole('dialog', { name: 'Email inválido!' });
    expect(dialogo.textContent).toContain('Informe um email válido para recuperação de senha!');
    expect(enviados).toEqual([]);
    apertar('OK');
    escrever('E-mail', 'ainda-sem-arroba');
    await screen.findByText('Informe um e-mail válido.');
    expect(screen.queryByRole('dialog', { name: 'Email inválido!' })).toBeNull();
  },
);

it.each([
  [200, MENSAGENS_DE_RECUPERACAO.enviada],
  [422, MENSAGENS_DE_RECUPERACAO.emailInvalido],
  [429, MENSAGENS_DE_RECUPERACAO.muitasTentativas],
])('a resposta %i da recuperação vira o diálogo que o servidor disse', async (status, mensagem) => {
  simularRede(() => ({ status, corpo: { mensagem } }));
  montar(<FormularioRecuperacao email="ana@exemplo.com.br" />);
  apertar('Recuperar senha');
  const dialogo = await screen.findByRole('dialog', { name: mensagem.titulo });
  expect(dialogo.textContent).toContain(mensagem.texto);
});

it.each([
  ['', '', 'Informe a senha.'],
  ['curta', 'curta', 'A senha precisa de pelo menos 8 caracteres.'],
  ['tijolo amarelo', 'tijolo azul', 'As senhas não são iguais.'],
])('a nova senha %j repetida como %j abre a lista do que falta', async (senha, outra, erro) => {
  const enviados = simularRede(() => ({ status: 500, corpo: null }));
  montar(<FormularioNovaSenha token="abc" onTrocar={() => undefined} />);
  escrever('Nova senha', senha);
  escrever('Repita a nova senha', outra);
  apertar('Salvar nova senha');
  const dialogo = await screen.findByRole('dialog', { name: 'Erro na recuperação de senha' });
  expect(within(dialogo).getByRole('listitem').textContent).toBe(erro);
  expect(within(dialogo).queryByRole('link')).toBeNull();
  expect(campo('Nova senha').getAttribute('aria-invalid')).toBe('true');
  apertar('OK');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText(erro).length).toBe(1);
  expect(enviados).toEqual([]);
});

it('senhas diferentes não saem da página, e igualar resolve', async () => {
  const enviados = simularRede(() => ({ status: 200, corpo: { status: '1', msg: 'Pronto' } }));
  const onTrocar = vi.fn();
  montar(<FormularioNovaSenha token="abc" onTrocar={onTrocar} />);
  escrever('Nova senha', 'tijolo amarelo');
  escrever('Repita a nova senha', 'tijolo azul');
  apertar('Salvar nova senha');
  await screen.findByRole('dialog', { name: 'Erro na recuperação de senha' });
  apertar('OK');
  expect(screen.getByText('As senhas não são iguais.')).toBeTruthy();
  expect(enviados).toEqual([]);
  escrever('Repita a nova senha', 'tijolo amarelo');
  await waitFor(() => expect(screen.queryByText('As senhas não são iguais.')).toBeNull());
  apertar('Salvar nova senha');
  await waitFor(() => expect(onTrocar).toHaveBeenCalledOnce());
  expect(enviados).toEqual([
    {
      caminho: CAMINHOS.recuperacao,
      dados: {
        token_recuperacao: 'abc',
        senha: 'tijolo amarelo',
        senha_confirmation: 'tijolo amarelo',
      },
    },
  ]);
});

it('as recusas do servidor à nova senha vêm num diálogo que as lista', async () => {
  const erros = { senha: ['Este link de recuperação não vale mais.', 'Peça um novo.'] };
  simularRede(() => ({ status: 422, corpo: { status: '0', msg: 'Confira', erros } }));
  montar(<FormularioNovaSenha token="abc" onTrocar={() => undefined} />);
  escrever('Nova senha', 'tijolo amarelo');
  escrever('Repita a nova senha', 'tijolo amarelo');
  apertar('Salvar nova senha');
  await screen.findByRole('dialog', { name: 'Erro na recuperação de senha' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    erros.senha,
  );
  expect(campo('Nova senha').getAttribute('aria-invalid')).toBe('true');
});

it('o link que se gastou com a resposta que se perdeu leva ao login, e não a pedir outro', async () => {
  const corpo = {
    ...{ status: '0', msg: 'Este link não vale mais', codigo: 'link_de_recuperacao_invalido' },
    erros: { senha: ['Este link não vale mais'] },
  };
  let vez = 0;
  simularRede(() => {
    vez += 1;
    if (vez === 1) throw new AxiosError('sem resposta', 'ERR_NETWORK');
    return { status: 422, corpo };
  });
  montar(<FormularioNovaSenha token="abc" onTrocar={() => undefined} />);
  escrever('Nova senha', 'tijolo amarelo');
  escrever('Repita a nova senha', 'tijolo amarelo');
  apertar('Salvar nova senha');
  await screen.findByText(/Não conseguimos falar com o portal/);
  expect(screen.queryByRole('link', { name: 'Pedir um novo link' })).toBeNull();
  apertar('OK');
  apertar('Salvar nova senha');
  await screen.findByText(/a senha que você salvou antes já vale/);
  expect(screen.queryByText('Este link não vale mais')).toBeNull();
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(CAMINHOS.login);
  expect(screen.getByRole('link', { name: 'Pedir um novo link' })).toBeTruthy();
});

it('o login recusado diz por quê, no alto, e guarda o e-mail', async () => {
  simularRede(() => ({
    status: 401,
    corpo: { status: '0', msg: 'E-mail ou senha inválidos.' },
  }));
  const onEntrar = vi.fn();
  montar(<FormularioLogin rotuloDoBotao="Entrar" esqueci={() => null} onEntrar={onEntrar} />);
  escrever('E-mail', 'ana@exemplo.com.br');
  escrever('Senha', 'errada');
  apertar('Entrar');
  expect((await screen.findByRole('alert')).textContent).toBe('E-mail ou senha inválidos.');
  expect(campo('E-mail').value).toBe('ana@exemplo.com.br');
  expect(onEntrar).not.toHaveBeenCalled();
});
