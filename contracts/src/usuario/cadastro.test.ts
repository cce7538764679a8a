import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { criarCadastroSchema } from './cadastro';
import { loginSchema } from './login';
import { criarPerfilSchema, perfilParcialSchema } from './perfil';
import { recuperacaoSchema } from './recuperacao';

// The library that knows documents is the server's and the page's; here its answer is enough.
const validos = new Set(['Física 52998224725', 'Juridíca 12ABC34501DE35']);
const schema = criarCadastroSchema((documento, pessoa) => validos.has(`${pessoa} ${documento}`));

const completo = {
  nome: 'Ana da Silva',
  pessoa: 'Física',
  documento: '529.982.247-25',
  email: 'Ana@Exemplo.com.br',
  telefone: '(11) 98765-4321',
  cep: '01001-000',
  endereco: 'Praça da Sé',
  numero: 'S/N',
  cidade: 'São Paulo',
  bairro: 'Sé',
  estado: 'sp',
  senha: 'senha boa',
};

const erros = (mudanca: Record<string, unknown>) => {
  const lido = schema.safeParse({ ...completo, ...mudanca });
  return lido.success ? {} : z.flattenError(lido.error).fieldErrors;
};

describe('o formulário de cadastro', () => {
  it('guarda sem pontuação, em minúsculas o e-mail e em maiúsculas o documento', () => {
    expect(schema.parse(completo)).toEqual({
      ...completo,
      documento: '52998224725',
      email: 'ana@exemplo.com.br',
      telefone: '11987654321',
      cep: '01001000',
      estado: 'SP',
    });
    const empresa = { ...completo, pessoa: ['Juridíca'], documento: '12.abc.345/01de-35' };
    expect(schema.parse(empresa)).toMatchObject({
      pessoa: 'Juridíca',
      documento: '12ABC34501DE35',
    });
  });

  it('ignora o que não é do formulário', () => {
    const intruso = { ...completo, permissao: 2, role: 1, confirmed: true, id: 1, blocked: false };
    expect(Object.keys(schema.parse(intruso)).sort()).toEqual(Object.keys(completo).sort());
  });

  it('mostra o erro do documento junto dos outros', () => {
    expect(erros({ documento: '111.111.111-11', nome: '', senha: 'curta' })).toEqual({
      documento: ['Informe um CPF válido.'],
      nome: ['Informe o nome.'],
      senha: ['A senha precisa de pelo menos 8 caracteres.'],
    });
    expect(Object.keys(erros({ documento: '111.111.111-11', nome: undefined })).sort()).toEqual([
      ...['documento', 'nome'],
    ]);
    expect(erros({ pessoa: 'Juridíca' }).documento).toEqual(['Informe um CNPJ válido.']);
  });

  it('sem nada, pede cada campo uma vez', () => {
    const lido = schema.safeParse({});
    const vazios = lido.success ? {} : z.flattenError(lido.error).fieldErrors;
    expect(Object.keys(vazios).sort()).toEqual(Object.keys(completo).sort());
    for (const mensagens of Object.values(vazios)) expect(mensagens).toHaveLength(1);
  });

  it.each([
    ['nome', 'Jo'],
    ['nome', 'a'.repeat(61)],
    ['nome', '\u200b\u200b\u200b\u200b'],
    ['nome', 'Ana\u0000Maria'],
    ['nome', 'Ana \u202eairaM'],
    ['nome', 'CONVIDADO'],
    ['nome', { $ne: null }],
    ['nome', ['Ana Maria']],
    ['pessoa', 'Juridica'],
    ['pessoa', ['Física', 'Juridíca']],
    ['pessoa', { $gt: '' }],
    ['documento', '52998224725; drop table up_users'],
    ['documento', '٥٢٩٩٨٢٢٤٧٢٥'],
    ['email', 'ana'],
    ['email', 'ana@exemplo.com\r\nBcc: outra@exemplo.com'],
    ['email', `${'a'.repeat(250)}@exemplo.com`],
    ['email', 'ana@exemplo.com,outra@exemplo.com'],
    ['email', '\u212aana@exemplo.com'],
    ['telefone', '123456789'],
    ['telefone', '119876543210'],
    ['cep', '0100100'],
    ['cep', '0100100a'],
    ['cep', '010010001'],
    ['cep', 'a01001000'],
    ['cep', '01001000a'],
    ['estado', 'XX'],
    ['estado', ''],
    ['endereco', 'x'.repeat(121)],
    ['numero', '   '],
    ['senha', 'sete777'],
    ['senha', 'é'.repeat(37)],
    ['senha', 'senha\u0000boa'],
    ['senha', ['senha boa']],
  ])('recusa %s %j só nesse campo', (campo, valor) => {
    expect(Object.keys(erros({ [campo]: valor }))).toEqual([campo]);
  });

  // Apart: a title that long is no pattern Stryker could choose the test by.
  it('recusa uma senha sem fim', () => {
    expect(Object.keys(erros({ senha: 'x'.repeat(100_000) }))).toEqual(['senha']);
  });

  it('sem um campo, diz o que falta com as palavras dele', () => {
    const lido = schema.safeParse({});
    const vazios = lido.success ? {} : z.flattenError(lido.error).fieldErrors;
    expect(vazios).toMatchObject({
      ...{ pessoa: ['Escolha pessoa Física ou Juridíca.'], estado: ['Escolha o estado.'] },
      ...{ senha: ['Informe a senha.'], documento: ['Informe o documento.'] },
      ...{ email: ['Informe o e-mail.'], cep: ['Informe o CEP.'] },
    });
    expect(erros({ estado: 'XX' })).toEqual({ estado: ['Escolha o estado.'] });
    expect(erros({ pessoa: 'X' })).toEqual({ pessoa: ['Escolha pessoa Física ou Juridíca.'] });
    expect(erros({ cep: '010010000' })).toEqual({ cep: ['Informe um CEP de 8 números.'] });
  });

  it.each([
    ['nome', 'Ana'],
    ['nome', 'J'.repeat(60)],
    ['nome', '<b>Zé & Cia</b> {{7*7}}'],
    ['nome', 'Ana ❤️ Rádio'],
    ['senha', 'oito8888'],
    ['senha', 'é'.repeat(36)],
    ['senha', 'x'.repeat(72)],
    ['telefone', '1133334444'],
    ['estado', 'TO'],
    ['estado', ' to '],
    ['pessoa', ' F\u00edsica '],
    ['pessoa', 'Fi\u0301sica'],
    ['pessoa', ['Fi\u0301sica']],
  ])('aceita %s %j', (campo, valor) => {
    expect(erros({ [campo]: valor })).toEqual({});
  });
});

describe('a mudança do perfil', () => {
  it('liga o documento à pessoa, e chama o nome de usuário', () => {
    const perfil = criarPerfilSchema(() => false);
    const { nome: usuario, email: _email, senha: _senha, ...outros } = completo;
    const lido = perfil.safeParse({ usuario, ...outros });
    expect(lido.success ? {} : z.flattenError(lido.error).fieldErrors).toEqual({
      documento: ['Informe um CPF válido.'],
    });
    expect(criarPerfilSchema(() => true).safeParse({ usuario, ...outros }).success).toBe(true);
    expect(perfilParcialSchema.parse({ nome: ' Ana Maria ' })).toEqual({ nome: 'Ana Maria' });
  });

  it.each(['529!', '!529', 'a'.repeat(21), '٥٢٩'])('o documento %j não é nenhum', (documento) => {
    const { error } = perfilParcialSchema.safeParse({ documento });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Informe um documento válido.']);
  });

  it('aceita só alguns campos e nunca e-mail, senha ou permissão', () => {
    expect(
      perfilParcialSchema.parse({ cidade: ' Recife ', email: 'x@y.z', senha: 'x', permissao: 2 }),
    ).toEqual({ cidade: 'Recife' });
  });
});

it('para entrar, a senha é qualquer uma, mas é uma', () => {
  const lido = (senha: unknown) =>
    loginSchema
      .safeParse({ email: 'ana@x.test', senha })
      .error?.issues.map(({ message }) => message);
  expect(lido('x')).toBeUndefined();
  for (const nenhuma of ['', undefined, 7]) expect(lido(nenhuma)).toEqual(['Informe a senha.']);
});

describe('a nova senha', () => {
  it('que se confirma vale', () => {
    const nova = { token_recuperacao: 'x', senha: 'senha boa', senha_confirmation: 'senha boa' };
    expect(recuperacaoSchema.parse(nova)).toEqual(nova);
    expect(recuperacaoSchema.parse({ ...nova, token_recuperacao: 7 }).token_recuperacao).toBe('');
  });

  it('diz sob senha que a confirmação é outra', () => {
    const lido = recuperacaoSchema.safeParse({
      token_recuperacao: 'x',
      senha: 'senha boa',
      senha_confirmation: 'senha ruim',
    });
    expect(lido.success ? {} : z.flattenError(lido.error).fieldErrors).toEqual({
      senha: ['As senhas não são iguais.'],
    });
  });
});
