import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { avisos } from '../../ui/avisar';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { MeuPerfil } from './meu-perfil';

const DADOS = {
  id_usuario: 7,
  usuario: 'Rádio Boa Nova',
  pessoa: 'Juridíca',
  documento: '12ABC34501DE35',
  email: 'boanova@exemplo.com.br',
  telefone: '1133334444',
  cep: '01001000',
  endereco: 'Praça da Sé',
  numero: '1',
  cidade: 'São Paulo',
  bairro: 'Sé',
  estado: 'SP',
};
const campo = (rotulo: string) => screen.findByLabelText<HTMLInputElement>(rotulo);
const salvar = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
const avisado = () => avisos.ler().map(({ tipo, msg }) => [tipo, msg]);

it('mostra os dados com a pontuação de quem lê, e o e-mail só para leitura', async () => {
  simularRede(() => ({ status: 200, corpo: DADOS }));
  montar(<MeuPerfil />);
  expect((await campo('CNPJ')).value).toBe('12.ABC.345/01DE-35');
  expect((await campo('Telefone com DDD')).value).toBe('(11) 3333-4444');
  expect((await campo('CEP')).value).toBe('01001-000');
  const email = await campo('E-mail');
  expect([email.value, email.readOnly, email.name]).toEqual([DADOS.email, true, '']);
});

it('salva sem mandar e-mail nem id, e avisa', async () => {
  const enviados = simularRede((caminho) =>
    caminho === CAMINHOS.meusDados
      ? { status: 200, corpo: DADOS }
      : { status: 200, corpo: { status: '1', msg: 'Perfil atualizado com sucesso' } },
  );
  montar(<MeuPerfil />);
  fireEvent.change(await campo('Número'), { target: { value: '2' } });
  salvar();
  await waitFor(() => expect(avisado()).toEqual([['sucesso', 'Perfil atualizado com sucesso']]));
  const update = enviados.find(({ caminho }) => caminho === CAMINHOS.atualizarUsuario);
  expect(update?.dados).toEqual({ numero: '2' });
});

it('o que outro aparelho mudou enquanto isso fica, e se vê depois de salvar; a segunda vez manda só o que é novo', async () => {
  let dados = DADOS;
  const enviados = simularRede((caminho, pedido) => {
    if (caminho === CAMINHOS.meusDados) return { status: 200, corpo: dados };
    if (caminho === CAMINHOS.atualizarUsuario) dados = { ...dados, ...(pedido as object) };
    return { status: 200, corpo: { status: '1', msg: 'Perfil atualizado com sucesso' } };
  });
  montar(<MeuPerfil />);
  fireEvent.change(await campo('Número'), { target: { value: '2' } });
  dados = { ...dados, telefone: '21988887777' };
  const bairro = await campo('Bairro');
  salvar();
  fireEvent.change(bairro, { target: { value: 'Centro' } });
  await waitFor(async () =>
    expect((await campo('Telefone com DDD')).value).toBe('(21) 98888-7777'),
  );
  expect([bairro.value, (await campo('Número')).value]).toEqual(['Centro', '2']);
  salvar();
  await waitFor(() => expect(dados.bairro).toBe('Centro'));
  const mandados = enviados.filter(({ caminho }) => caminho === CAMINHOS.atualizarUsuario);
  expect(mandados.map((um) => um.dados)).toEqual([{ numero: '2' }, { bairro: 'Centro' }]);
});

it('com outra conta na outra aba, não se envia, e se diz por quê', async () => {
  const user = { id_usuario: 8, usuario: 'Bia', permissao: 1 };
  const enviados = simularRede(() => ({ status: 200, corpo: DADOS }), {
    ...{ user, token: '', mensagem: null },
  });
  montar(<MeuPerfil />);
  fireEvent.change(await campo('Número'), { target: { value: '2' } });
  salvar();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Este é o perfil de Rádio Boa Nova, e agora este navegador está na conta de Bia.',
  );
  expect(enviados.some(({ caminho }) => caminho === CAMINHOS.atualizarUsuario)).toBe(false);
});

it('o que o servidor recusa é avisado e fica sob o campo', async () => {
  const erros = { usuario: ['Este nome já está em uso. Escolha outro.'] };
  simularRede((caminho) =>
    caminho === CAMINHOS.meusDados
      ? { status: 200, corpo: DADOS }
      : { status: 422, corpo: { status: '0', msg: 'Confira', erros } },
  );
  montar(<MeuPerfil />);
  const nome = await campo('Nome');
  fireEvent.change(nome, { target: { value: 'Outra Rádio' } });
  salvar();
  const alerta = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement?.contains(alerta)).toBe(true));
  expect(avisado()).toEqual([['erro', 'Erro ao atualizar perfil']]);
  expect(nome.getAttribute('aria-invalid')).toBe('true');
  expect(nome.value).toBe('Outra Rádio');
});

it('sem os dados, avisa e oferece tentar de novo', async () => {
  let fora = true;
  simularRede(() =>
    fora
      ? { status: 503, corpo: { status: '0', msg: 'Fora do ar' } }
      : { status: 200, corpo: DADOS },
  );
  montar(<MeuPerfil />);
  const tentar = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(avisado()).toEqual([['erro', 'Erro ao carregar meus dados']]);
  fora = false;
  fireEvent.click(tentar);
  expect((await campo('Nome')).value).toBe(DADOS.usuario);
});
