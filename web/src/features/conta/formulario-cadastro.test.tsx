import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { montar } from '../../test/montar';
import { simularRede } from '../../test/rede';
import { FormularioCadastro } from './formulario-cadastro';

const campo = (rotulo: string | RegExp) => screen.getByLabelText<HTMLInputElement>(rotulo);
const escrever = (rotulo: string, valor: string) => {
  fireEvent.change(campo(rotulo), { target: { value: valor } });
};
const DIGITADO = {
  Nome: 'Rádio Boa Nova',
  CPF: '529.982.247-25',
  'E-mail': 'boanova@exemplo.com.br',
  'Telefone com DDD': '(11) 98888-7777',
  CEP: '01001-000',
  Endereço: 'Praça da Sé',
  Número: 's/n',
  Bairro: 'Sé',
  Cidade: 'São Paulo',
  Estado: 'SP',
  Senha: 'tijolo amarelo',
};
const preencher = () =>
  Object.entries(DIGITADO).forEach(([rotulo, valor]) => escrever(rotulo, valor));
const finalizar = () => fireEvent.click(screen.getByRole('button', { name: 'Finalizar Cadastro' }));

describe('cadastro', () => {
  it('vai como post para o endereço certo, com a ficha da sessão, mesmo sem o script', async () => {
    simularRede(() => ({ status: 404, corpo: null }));
    montar(<FormularioCadastro />);
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Cadastro' });
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('/usuario/save');
    await waitFor(() => expect(new FormData(form).get('_token')).toBe('ficha'));
    expect([...new FormData(form).keys()].sort()).toEqual(
      [
        ...['_token', 'bairro', 'cep', 'cidade', 'documento', 'email', 'endereco', 'estado'],
        ...['nome', 'numero', 'pessoa', 'senha', 'telefone'],
      ].sort(),
    );
  });

  it('diz sob cada campo o que falta e leva o foco ao primeiro, sem falar com o servidor', async () => {
    const enviados = simularRede(() => ({ status: 500, corpo: null }));
    montar(<FormularioCadastro />);
    finalizar();
    expect(await screen.findByText('Informe o nome.')).toBeDefined();
    expect(campo('Nome').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(campo('Nome'));
    expect(screen.getByText('Escolha o estado.')).toBeDefined();
    expect(enviados).toEqual([]);
  });

  it('manda ao servidor os dados sem pontuação', async () => {
    const enviados = simularRede(() => ({ status: 201, corpo: { status: '1', msg: 'Pronto' } }));
    montar(<FormularioCadastro />);
    preencher();
    finalizar();
    await waitFor(() => expect(enviados).toHaveLength(1));
    expect(enviados[0]).toEqual({
      caminho: CAMINHOS.salvarUsuario,
      dados: {
        nome: 'Rádio Boa Nova',
        pessoa: 'Física',
        documento: '52998224725',
        email: 'boanova@exemplo.com.br',
        telefone: '11988887777',
        cep: '01001000',
        endereco: 'Praça da Sé',
        numero: 's/n',
        bairro: 'Sé',
        cidade: 'São Paulo',
        estado: 'SP',
        senha: 'tijolo amarelo',
      },
    });
  });

  it('põe a recusa do servidor sob os campos e no alto, com o foco, e guarda o digitado', async () => {
    simularRede(() => ({
      status: 422,
      corpo: {
        status: '0',
        msg: 'Confira os campos destacados.',
        erros: {
          email: ['Este e-mail já está cadastrado.'],
          documento: ['Este documento já está cadastrado.'],
        },
      },
    }));
    montar(<FormularioCadastro />);
    preencher();
    finalizar();

    const alertas = await screen.findAllByRole('alert');
    expect(alertas.map((alerta) => alerta.textContent)).toEqual([
      'Este e-mail já está cadastrado.',
      'Este documento já está cadastrado.',
    ]);
    await waitFor(() => expect(document.activeElement?.contains(alertas[0] ?? null)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    const descricao = document.getElementById(
      campo('E-mail').getAttribute('aria-describedby') ?? '',
    );
    expect(descricao?.textContent).toBe('Este e-mail já está cadastrado.');
    expect(campo('Senha').value).toBe(DIGITADO.Senha);

    const [primeiro] = alertas;
    if (primeiro)
      fireEvent.click(within(primeiro).getByRole('button', { name: 'Dispensar aviso' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('cada recusa sai com a sua causa, sem tirar o foco de quem corrige', async () => {
    simularRede(() => ({
      status: 422,
      corpo: {
        status: '0',
        msg: 'Confira os campos destacados.',
        erros: {
          email: ['Este e-mail já está cadastrado.'],
          documento: ['Este documento já está cadastrado.'],
        },
      },
    }));
    montar(<FormularioCadastro />);
    preencher();
    finalizar();
    expect(await screen.findAllByRole('alert')).toHaveLength(2);

    campo('E-mail').focus();
    escrever('E-mail', 'outro@exemplo.com.br');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    expect(screen.getByRole('alert').textContent).toBe('Este documento já está cadastrado.');
    expect(document.activeElement).toBe(campo('E-mail'));

    escrever('E-mail', 'sem arroba');
    finalizar();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('uma recusa que não é de nenhum campo fica no alto e recebe o foco', async () => {
    simularRede(() => ({ status: 429, corpo: { status: '0', msg: 'Muitas tentativas.' } }));
    montar(<FormularioCadastro />);
    preencher();
    finalizar();
    const alerta = await screen.findByRole('alert');
    expect(alerta.textContent).toBe('Muitas tentativas.');
    await waitFor(() => expect(document.activeElement?.contains(alerta)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('trocar o tipo de pessoa troca o rótulo e a máscara do documento, e voltar traz o digitado', () => {
    simularRede(() => ({ status: 404, corpo: null }));
    montar(<FormularioCadastro />);
    escrever('CPF', '529.982.247-25');
    fireEvent.click(screen.getByLabelText('Juridíca'));
    expect(campo('CNPJ').value).toBe('');
    escrever('CNPJ', '12.ABC.345/01DE-35');
    fireEvent.click(screen.getByLabelText('Física'));
    expect(campo('CPF').value).toBe('529.982.247-25');
    fireEvent.click(screen.getByLabelText('Juridíca'));
    expect(campo('CNPJ').value).toBe('12.ABC.345/01DE-35');
  });

  it('a senha pode ser mostrada e escondida', () => {
    simularRede(() => ({ status: 404, corpo: null }));
    montar(<FormularioCadastro />);
    expect(campo('Senha').type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(campo('Senha').type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(campo('Senha').type).toBe('password');
    expect(campo('Senha').autocomplete).toBe('new-password');
  });
});
