import { SENHA } from '@portal/testing/senha';
import { cadastroNovo } from '@portal/testing/pessoas';
import { describe, expect, it } from 'vitest';
import { entrar, novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { copiaDe, linhasDoCookie, novoVisitante } from './harness/visitante';

const EXPIROU = {
  status: '0',
  msg: 'Sua sessão expirou. Atualize a página e tente novamente.',
  codigo: 'sessao_expirada',
};

const aqui = umPortalComum();

describe('contra pedidos forjados', () => {
  const semNada = async (pessoa: Pessoa, headers: Record<string, string>, campos = {}) =>
    pessoa.visitante.pedir('/api/usuario/update', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ cidade: 'Forjada', ...campos }),
    });

  it('sem token, com token errado, de outra sessão ou de antes de entrar: 403 e nada muda', async () => {
    const visitante = novoVisitante(aqui.portal);
    const { token: deConvidado } = await visitante.quem();
    const cadastro = cadastroNovo();
    await visitante.enviar('/usuario/save', cadastro);
    const { id_usuario } = (await visitante.quem()).user;
    const pessoa = { visitante, cadastro, id: id_usuario ?? 0 };
    const outra = await novaPessoa(aqui.portal);
    const deOutra = outra.visitante.cookies.get('XSRF-TOKEN') ?? '';
    const meu = visitante.cookies.get('XSRF-TOKEN') ?? '';
    const tentativas = [
      await semNada(pessoa, {}),
      await semNada(pessoa, { 'X-XSRF-TOKEN': '' }),
      await semNada(pessoa, { 'X-XSRF-TOKEN': deOutra }),
      await semNada(pessoa, { 'X-XSRF-TOKEN': deConvidado }),
      await semNada(pessoa, { 'X-XSRF-TOKEN': `${meu}x` }),
      await semNada(pessoa, {}, { _token: deOutra }),
      await semNada(pessoa, {}, { _token: { toString: 'x' } }),
    ];
    for (const answer of tentativas) {
      expect(answer.status).toBe(403);
      expect(answer.json()).toEqual(EXPIROU);
    }
    // Swapped on both sides: cookie and header agree, but they are somebody else's.
    for (const trocado of [deOutra, deConvidado]) {
      visitante.cookies.set('XSRF-TOKEN', trocado);
      expect((await semNada(pessoa, { 'X-XSRF-TOKEN': trocado })).status).toBe(403);
    }
    visitante.cookies.set('XSRF-TOKEN', meu);
    expect((await visitante.pedir('/api/usuario/meusDados')).json()).toMatchObject({
      cidade: 'São Paulo',
    });
    expect((await semNada(pessoa, {}, { _token: meu })).status).toBe(200);
  });

  it('o convidado também precisa do seu, e o de outro convidado não serve', async () => {
    const [um, outro] = [novoVisitante(aqui.portal), novoVisitante(aqui.portal)];
    await Promise.all([um.quem(), outro.quem()]);
    const login = (token: string) =>
      um.pedir('/usuario/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
        body: JSON.stringify({ email: 'a@b.test', senha: 'x' }),
      });
    expect((await login(outro.cookies.get('XSRF-TOKEN') ?? '')).status).toBe(403);
    expect((await login('')).status).toBe(403);
    expect((await login(um.cookies.get('XSRF-TOKEN') ?? '')).status).toBe(401);
  });

  it('um cookie velho não deixa ninguém preso: o próximo verificaLogin dá um token que vale', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const copia = copiaDe(aqui.portal, pessoa.visitante);
    await pessoa.visitante.pedir('/usuario/logoff');
    await copia.quem();
    expect((await entrar(aqui.portal, pessoa, { visitante: copia })).status).toBe(200);
  });
});

describe('o formulário comum do navegador', () => {
  it.each(['/usuario/save/', '/USUARIO/SAVE'])('%s é o mesmo formulário', async (endereco) => {
    const visitante = novoVisitante(aqui.portal);
    const answer = await visitante.enviarFormulario(endereco, cadastroNovo());
    expect(answer.status, answer.text).toBe(303);
  });

  it('cadastra, segue para a home e a mensagem aparece uma vez', async () => {
    const visitante = novoVisitante(aqui.portal);
    const answer = await visitante.enviarFormulario('/usuario/save', cadastroNovo());
    expect(answer.status, answer.text).toBe(303);
    expect(answer.headers.location).toBe('/#home');
    const [cookie] = linhasDoCookie(answer, 'portal_mensagem');
    expect(cookie).toContain('HttpOnly');
    // Whoever only asks for the headers has not read it.
    await visitante.pedir('/api/verificaLogin', { method: 'HEAD' });
    const depois = await visitante.quem();
    expect(depois.user.id_usuario).not.toBeNull();
    expect(depois.mensagem).toEqual({ status: 1, msg: 'Cadastro realizado com sucesso!' });
    expect((await visitante.quem()).mensagem).toBeNull();
  });

  it.each([
    [
      '/usuario/save',
      { nome: 'Jo', senha: 'curta' },
      '/usuario/novo',
      /Use pelo menos 3 caracteres\..*A senha precisa de pelo menos 8/,
    ],
    ['/usuario/login', { email: 'a@b.test', senha: 'x' }, '/usuario/login', /^E-mail ou senha inv/],
    [
      '/usuario/recuperacao/mail',
      { email: 'x' },
      '/usuario/login',
      /^Informe um email válido para recuperação de senha!$/,
    ],
    ['/usuario/recuperacao/mail', { email: 'a@b.test' }, '/usuario/login', /estiver cadastrado/],
    [
      '/usuario/recuperacao',
      { token_recuperacao: 'abc_-1', senha: SENHA, senha_confirmation: SENHA },
      '/usuario/recuperacao/abc_-1',
      /não vale mais/,
    ],
    [
      '/usuario/recuperacao',
      { token_recuperacao: '//evil.test', senha: SENHA, senha_confirmation: SENHA },
      '/usuario/login',
      /não vale mais/,
    ],
  ])('%s %j volta para %s com a mensagem', async (path, campos, pagina, msg) => {
    const visitante = novoVisitante(aqui.portal);
    const answer = await visitante.enviarFormulario(path, campos);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(pagina);
    expect((await visitante.quem()).mensagem?.msg).toMatch(msg);
  });

  it('sem token também volta para a página, e nada acontece', async () => {
    const visitante = novoVisitante(aqui.portal);
    const campos = { ...cadastroNovo(), _token: 'x' };
    const answer = await visitante.enviarFormulario('/usuario/save', campos);
    expect([answer.status, answer.headers.location]).toEqual([303, '/usuario/novo']);
    expect(await visitante.quem()).toMatchObject({
      user: { usuario: 'convidado' },
      mensagem: { status: 0, msg: EXPIROU.msg },
    });
  });

  it('uma mensagem que o portal não assinou não aparece', async () => {
    const visitante = novoVisitante(aqui.portal);
    const falsa = Buffer.from(JSON.stringify({ status: 1, msg: 'Oi' })).toString('base64url');
    visitante.cookies.set('portal_mensagem', `${falsa}.${'a'.repeat(22)}`);
    expect((await visitante.quem()).mensagem).toBeNull();
  });

  it('XMLHttpRequest recebe JSON mesmo com Accept de navegador', async () => {
    const visitante = novoVisitante(aqui.portal);
    const answer = await visitante.enviar(
      '/usuario/login',
      { email: 'a@b.test', senha: 'x' },
      { Accept: 'text/html' },
    );
    expect(answer.status).toBe(401);
    expect(answer.json()).toEqual({
      status: '0',
      msg: 'E-mail ou senha inválidos.',
      codigo: 'credenciais_invalidas',
    });
  });
});
