import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { describe, expect, it } from 'vitest';
import {
  autenticador,
  entrarComCodigo,
  esperarRecusa,
  guardadoDe,
  ligarSegundoPasso,
  passos,
  situacaoDe,
} from './harness/autenticador';
import { mailSobre } from './harness/caixa-postal';
import { type Answer } from './harness/http';
import { tokenDoMail } from './harness/mail';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { novoVisitante } from './harness/visitante';

const aqui = umPortalComum();

const entrar = (pessoa: Pick<Pessoa, 'cadastro'>, codigo?: string): Promise<Answer> =>
  entrarComCodigo(aqui.portal, pessoa, codigo);

describe('ligar o segundo passo', () => {
  it('pede um segredo, cada vez outro, e só conta depois de confirmado', async () => {
    const ana = await novaPessoa(aqui.portal);
    expect(await situacaoDe(ana)).toEqual({ ligado: false, codigos: 0, exigido: false });
    const primeiro = (await ana.visitante.enviar(CAMINHOS.segundoPasso)).json<{
      segredo: string;
      otpauth: string;
    }>();
    const segundo = (await ana.visitante.enviar(CAMINHOS.segundoPasso)).json<{
      segredo: string;
      otpauth: string;
    }>();
    expect(primeiro.segredo).toMatch(/^[A-Z2-7]{32}$/);
    expect(segundo.segredo).not.toBe(primeiro.segredo);
    expect(new URL(segundo.otpauth).searchParams.get('secret')).toBe(segundo.segredo);
    expect(segundo.otpauth).toContain(encodeURIComponent(ana.cadastro.email));
    expect((await entrar(ana)).status).toBe(200);

    const confirmar = (codigo_acesso: string) =>
      ana.visitante.enviar(CAMINHOS.confirmarSegundoPasso, { codigo_acesso });
    const doPrimeiro = await confirmar(autenticador(primeiro.segredo).codigo());
    esperarRecusa(doPrimeiro, 422, 'codigo_de_acesso_invalido');
    expect(doPrimeiro.json()).toHaveProperty('erros.codigo_acesso');
    const feito = await confirmar(autenticador(segundo.segredo).codigo());
    expect(feito.status, feito.text).toBe(200);
    expect(feito.headers['cache-control']).toBe('no-store');
    const { codigos } = feito.json<{ codigos: string[] }>();
    expect(new Set(codigos).size).toBe(10);
    for (const codigo of codigos) expect(codigo).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect(await situacaoDe(ana)).toEqual({ ligado: true, codigos: 10, exigido: false });

    esperarRecusa(await ana.visitante.enviar(CAMINHOS.segundoPasso), 409, 'segundo_passo_ligado');
    esperarRecusa(
      await confirmar(autenticador(segundo.segredo).codigo()),
      409,
      'segundo_passo_ligado',
    );
  });

  it('sem segredo pedido não há o que confirmar, nem códigos a trocar', async () => {
    const { visitante } = await novaPessoa(aqui.portal);
    const confirmado = await visitante.enviar(CAMINHOS.confirmarSegundoPasso, {
      codigo_acesso: '123456',
    });
    esperarRecusa(confirmado, 409, 'segundo_passo_nao_preparado');
    esperarRecusa(
      await visitante.enviar(CAMINHOS.codigosDoSegundoPasso),
      409,
      'segundo_passo_desligado',
    );
  });

  it('no banco não está nem o segredo nem código nenhum', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app, codigos } = await ligarSegundoPasso(ana);
    const guardado = JSON.stringify(await guardadoDe(aqui, ana));
    for (const secreto of [app.segredo, ...codigos, ...codigos.map((um) => um.replace('-', ''))])
      expect(guardado).not.toContain(secreto);
  });

  it('dois pedidos e duas confirmações ao mesmo tempo: um segredo e uma lista de códigos valem', async () => {
    const ana = await novaPessoa(aqui.portal);
    const pedidos = await Promise.all(
      Array.from({ length: 4 }, () => ana.visitante.enviar(CAMINHOS.segundoPasso)),
    );
    expect(pedidos.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { segredo } = (await ana.visitante.enviar(CAMINHOS.segundoPasso)).json<{
      segredo: string;
    }>();
    const corpo = { codigo_acesso: autenticador(segredo).codigo() };
    const confirmados = await Promise.all(
      Array.from({ length: 4 }, () => ana.visitante.enviar(CAMINHOS.confirmarSegundoPasso, corpo)),
    );
    expect(confirmados.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await guardadoDe(aqui, ana)).toHaveLength(1);
  });
});

describe('entrar com segundo passo', () => {
  it('sem o código é 401 segundo_passo, só para quem sabe a senha, e não conta como falha', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app, agora } = await ligarSegundoPasso(ana);
    for (let vez = 0; vez < 12; vez += 1) esperarRecusa(await entrar(ana), 401, 'segundo_passo');
    esperarRecusa(await entrar(ana, ''), 401, 'segundo_passo');
    const errada = { cadastro: { ...ana.cadastro, senha: 'Nao-E-Esta-1' } };
    esperarRecusa(await entrar(errada), 401, 'credenciais_invalidas');
    esperarRecusa(await entrar(errada, app.codigo(agora)), 401, 'credenciais_invalidas');
    const codigo = app.codigo(agora);
    const feito = await entrar(ana, `${codigo.slice(0, 3)} ${codigo.slice(3)}`);
    expect(feito.status, feito.text).toBe(200);
  });

  it('cada código entra uma vez, e o de um passo antes ou depois também serve', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app, agora } = await ligarSegundoPasso(ana);
    // One step ago was used to confirm.
    esperarRecusa(
      await entrar(ana, app.codigo(passos(agora, -1))),
      401,
      'codigo_de_acesso_invalido',
    );
    for (const passo of [1, 0]) {
      const codigo = app.codigo(passos(agora, passo));
      expect((await entrar(ana, codigo)).status).toBe(200);
      const repetido = await entrar(ana, codigo);
      esperarRecusa(repetido, 401, 'codigo_de_acesso_invalido');
      expect(repetido.json()).toHaveProperty('erros.codigo_acesso');
    }
    for (const passo of [-3, 4])
      esperarRecusa(
        await entrar(ana, app.codigo(passos(agora, passo))),
        ...([401, 'codigo_de_acesso_invalido'] as const),
      );
  });

  it('de vários logins ao mesmo tempo com o mesmo código um entra', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app, agora, codigos } = await ligarSegundoPasso(ana);
    for (const codigo of [app.codigo(agora), codigos[0] ?? '']) {
      const juntos = await Promise.all(Array.from({ length: 4 }, () => entrar(ana, codigo)));
      expect(juntos.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    }
  });

  it('um código de recuperação serve no lugar do código, uma vez, como quer que se escreva', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { codigos } = await ligarSegundoPasso(ana);
    const [um = '', outro = ''] = codigos;
    expect((await entrar(ana, um.toLowerCase())).status).toBe(200);
    esperarRecusa(await entrar(ana, um), 401, 'codigo_de_acesso_invalido');
    expect((await entrar(ana, ` ${outro.replace('-', ' ')} `)).status).toBe(200);
    expect(await situacaoDe(ana)).toMatchObject({ codigos: 8 });
    const bia = await novaPessoa(aqui.portal);
    await ligarSegundoPasso(bia);
    esperarRecusa(await entrar(bia, codigos[2]), 401, 'codigo_de_acesso_invalido');
  });

  it('códigos errados são tentativas falhas: depois de dez nem o certo entra', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app, agora } = await ligarSegundoPasso(ana);
    for (let vez = 0; vez < 10; vez += 1)
      esperarRecusa(await entrar(ana, 'ERRAD-OERRA'), 401, 'codigo_de_acesso_invalido');
    const recusado = await entrar(ana, app.codigo(agora));
    esperarRecusa(recusado, 429, 'muitas_tentativas');
    expect(Number(recusado.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('uma senha recuperada não devolve as tentativas: a caixa de correio só não adivinha códigos', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app, agora } = await ligarSegundoPasso(ana);
    for (let vez = 0; vez < 10; vez += 1)
      esperarRecusa(await entrar(ana, 'ERRAD-OERRA'), 401, 'codigo_de_acesso_invalido');
    const { email } = ana.cadastro;
    const alguem = novoVisitante(aqui.portal);
    await alguem.enviar('/usuario/recuperacao/mail', { email });
    const token_recuperacao = tokenDoMail(
      await mailSobre(aqui.portal, email, 'Recuperação de senha'),
    );
    const senha = 'Senha-Nova-456';
    const nova = { token_recuperacao, senha, senha_confirmation: senha };
    expect((await alguem.enviar('/usuario/recuperacao', nova)).status).toBe(200);
    const comNova = { cadastro: { ...ana.cadastro, senha } };
    esperarRecusa(await entrar(comNova), 401, 'segundo_passo');
    esperarRecusa(await entrar(comNova, app.codigo(agora)), 429, 'muitas_tentativas');
  });

  it.each([{ $ne: '' }, ['123456'], null, 'x'.repeat(100), '１２３４５６', '\u0000', "' or 1=1"])(
    'um código_acesso %j não entra nem quebra nada',
    async (codigo_acesso) => {
      const ana = await novaPessoa(aqui.portal);
      await ligarSegundoPasso(ana);
      const { email, senha } = ana.cadastro;
      const answer = await novoVisitante(aqui.portal).enviar('/usuario/login', {
        ...{ email, senha, codigo_acesso },
      });
      expect([400, 401, 422], answer.text).toContain(answer.status);
    },
  );

  it('um formulário clássico é levado à página que pede o código, e com ele entra', async () => {
    const ana = await novaPessoa(aqui.portal);
    const { app, agora } = await ligarSegundoPasso(ana);
    const { email, senha } = ana.cadastro;
    const visitante = novoVisitante(aqui.portal);
    const semCodigo = await visitante.enviarFormulario('/usuario/login', { email, senha });
    expect([semCodigo.status, semCodigo.headers.location]).toEqual([303, '/usuario/login#codigo']);
    expect((await visitante.quem()).mensagem).toMatchObject({ status: 0 });
    const errado = { email, senha, codigo_acesso: 'ERRAD-OERRA' };
    const deNovo = await visitante.enviarFormulario('/usuario/login', errado);
    expect([deNovo.status, deNovo.headers.location]).toEqual([303, '/usuario/login#codigo']);
    const certo = { email, senha, codigo_acesso: app.codigo(agora) };
    const feito = await visitante.enviarFormulario('/usuario/login', certo);
    expect([feito.status, feito.headers.location]).toEqual([303, '/#home']);
    expect((await visitante.quem()).user.id_usuario).toBe(ana.id);
  });

  it('quem não tem segundo passo entra como sempre, mande o código que mandar', async () => {
    const ana = await novaPessoa(aqui.portal);
    expect((await entrar(ana, '123456')).status).toBe(200);
    await ana.visitante.enviar(CAMINHOS.segundoPasso);
    expect((await entrar(ana)).status).toBe(200);
  });
});
