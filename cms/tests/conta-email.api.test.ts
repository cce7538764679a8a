import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS_DA_CONTA as MSG } from '@portal/contracts/usuario/mensagens';
import type { MeusDados } from '@portal/contracts/usuario/perfil';
import { SENHA } from '@portal/testing/senha';
import { describe, expect, it } from 'vitest';
import { entrarComoAdministrador } from './harness/anuncios';
import { ligarSegundoPasso, recusa } from './harness/autenticador';
import { filaVazia, mailSobre, mailsPara, tokenDeEmail } from './harness/caixa-postal';
import { eventually } from './harness/http';
import { entrar, novaPessoa, type Pessoa } from './harness/pessoas';
import { registroDaConta } from './harness/registro';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import { novoVisitante } from './harness/visitante';

const CONFIRME = 'Confirme o seu e-mail';
const NOVO = 'Confirme o novo e-mail da sua conta';
const MUDOU = 'O e-mail da sua conta mudou';

const aqui = umPortal({ PORTAL_LIMITS: '100' });

let n = 0;
const outroEmail = (): string => `novo-${(n += 1)}@exemplo.test`;
const pedirTroca = ({ visitante }: Pessoa, email: string, senha: string = SENHA) =>
  visitante.enviar(CAMINHOS.trocarEmail, { email, senha });
const confirmar = (token: string) =>
  novoVisitante(aqui.portal).enviar(CAMINHOS.confirmarEmail, { token });
const dadosDe = async ({ visitante }: Pessoa): Promise<MeusDados> =>
  (await visitante.pedir(CAMINHOS.meusDados)).json<MeusDados>();
const linkDeTroca = async (pessoa: Pessoa, email: string): Promise<string> => {
  const answer = await pedirTroca(pessoa, email);
  expect(answer.status, answer.text).toBe(200);
  return tokenDeEmail(await mailSobre(aqui.portal, email.toLowerCase().trim(), NOVO));
};

describe('a troca de e-mail', () => {
  it('só acontece pelo botão da página do link, avisa o endereço de antes e deixa as sessões', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const email = outroEmail();
    const token = await linkDeTroca(pessoa, ` ${email.toUpperCase()} `);
    const pagina = await aqui.portal.ask(`${CAMINHOS.paginaDeTroca}/${token}`, {
      headers: { Accept: 'text/html' },
    });
    expect(pagina.headers['referrer-policy']).toBe('no-referrer');
    expect((await dadosDe(pessoa)).email).toBe(pessoa.cadastro.email);

    const feito = await confirmar(token);
    expect(feito.status, feito.text).toBe(200);
    expect(feito.json()).toMatchObject({ status: '1', msg: MSG.emailTrocado });
    expect(await dadosDe(pessoa)).toMatchObject({ email, email_confirmado: true });
    const { texto } = await mailSobre(aqui.portal, pessoa.cadastro.email, MUDOU);
    expect(texto).not.toContain(email);
    expect((await entrar(aqui.portal, pessoa)).status).toBe(401);
    const novo = { cadastro: { ...pessoa.cadastro, email } };
    expect((await entrar(aqui.portal, novo)).status).toBe(200);

    const deNovo = await confirmar(token);
    expect(deNovo.status, deNovo.text).toBe(200);
    expect(deNovo.json()).toEqual(feito.json());
    const { nome: quem, email: antigo } = pessoa.cadastro;
    expect(await registroDaConta(await entrarComoAdministrador(aqui.portal), pessoa)).toEqual([
      { quem, acao: 'trocou o e-mail', antes: { email: antigo }, depois: { email } },
    ]);
  });

  it('pede a senha da conta, e recusa o mesmo e-mail', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const errada = await pedirTroca(pessoa, outroEmail(), 'errada-errada');
    expect(errada.status).toBe(422);
    expect(errada.json()).toMatchObject({ erros: { senha: [MSG.senhaNaoConfere] } });
    const mesmo = await pedirTroca(pessoa, pessoa.cadastro.email);
    expect(mesmo.status).toBe(422);
    expect(mesmo.json()).toMatchObject({ erros: { email: [MSG.mesmoEmail] } });
    for (const email of ['', 'x', 'a@b.test\r\nBcc: c@d.test', ['a@b.test'], { $ne: '' }]) {
      const answer = await pessoa.visitante.enviar(CAMINHOS.trocarEmail, { email, senha: SENHA });
      expect(answer.status).toBe(422);
    }
  });

  it('com o segundo passo ligado pede também o código', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const { codigos } = await ligarSegundoPasso(pessoa);
    const email = outroEmail();
    const pedir = (codigo_acesso?: string) =>
      pessoa.visitante.enviar(CAMINHOS.trocarEmail, { email, senha: SENHA, codigo_acesso });
    expect(recusa(await pedir())).toEqual([401, 'segundo_passo']);
    const errado = await pedir('ERRAD-OERRA');
    expect(errado.status).toBe(422);
    expect(errado.json()).toHaveProperty('erros.codigo_acesso');
    expect((await pedir(codigos[0])).status).toBe(200);
    expect((await pedir(codigos[0])).status).toBe(422);
  }, 30_000);

  it('responde o mesmo para um endereço de outra conta, a quem nada chega', async () => {
    const [pessoa, outra] = [await novaPessoa(aqui.portal), await novaPessoa(aqui.portal)];
    const tomado = await pedirTroca(pessoa, outra.cadastro.email);
    const livre = await pedirTroca(pessoa, outroEmail());
    expect(tomado.status).toBe(200);
    expect(tomado.json()).toEqual(livre.json());
    await filaVazia(aqui.portal, aqui.database);
    const assuntos = mailsPara(aqui.portal, outra.cadastro.email).map(({ cabecalhos }) =>
      cabecalhos.get('subject'),
    );
    expect(assuntos).toEqual([CONFIRME]);
  });

  it('de duas contas para um endereço, uma fica com ele e a outra ouve por quê', async () => {
    const [uma, outra] = [await novaPessoa(aqui.portal), await novaPessoa(aqui.portal)];
    const email = outroEmail();
    const primeiro = await linkDeTroca(uma, email);
    expect((await pedirTroca(outra, email)).status).toBe(200);
    let segundo = primeiro;
    await eventually(() => {
      const tokens = mailsPara(aqui.portal, email).map(tokenDeEmail);
      segundo = tokens.find((token) => token !== primeiro) ?? primeiro;
      expect(segundo).not.toBe(primeiro);
    }, 20_000);
    const respostas = await Promise.all([confirmar(primeiro), confirmar(segundo)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    const recusada = respostas.find(({ status }) => status === 409);
    expect(recusada?.json()).toMatchObject({ msg: MSG.emailTomado, codigo: 'email_tomado' });
    const emails = [(await dadosDe(uma)).email, (await dadosDe(outra)).email];
    expect(emails.filter((um) => um === email)).toHaveLength(1);
  });

  it('o mesmo link apertado duas vezes ao mesmo tempo vale uma, e diz o mesmo às duas', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const token = await linkDeTroca(pessoa, outroEmail());
    const respostas = await Promise.all([confirmar(token), confirmar(token)]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200]);
    const feitas = await registroDaConta(await entrarComoAdministrador(aqui.portal), pessoa);
    expect(feitas).toHaveLength(1);
  });

  it('usado, não vale mais quando o e-mail já é outro ou a conta está bloqueada', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const [primeiro, segundo] = [outroEmail(), outroEmail()];
    const antes = await linkDeTroca(pessoa, primeiro);
    expect((await confirmar(antes)).status).toBe(200);
    const depois = await linkDeTroca(pessoa, segundo);
    expect((await confirmar(antes)).status).toBe(200);
    expect((await confirmar(depois)).status).toBe(200);
    const recusado = await confirmar(antes);
    expect(recusado.status).toBe(422);
    expect(recusado.json()).toMatchObject({ codigo: 'link_de_email_invalido' });
    expect((await dadosDe(pessoa)).email).toBe(segundo);
    const outra = "update up_users set email = 'da-equipe@exemplo.test' where id = ?";
    await sql(aqui.portal, aqui.database, outra, pessoa.id);
    expect((await confirmar(depois)).status).toBe(422);
    await sql(
      aqui.portal,
      aqui.database,
      'update up_users set email = ? where id = ?',
      segundo,
      pessoa.id,
    );
    expect((await confirmar(depois)).status).toBe(200);
    const bloquear = 'update up_users set blocked = true where id = ?';
    await sql(aqui.portal, aqui.database, bloquear, pessoa.id);
    expect((await confirmar(depois)).status).toBe(422);
  });

  it.each([
    ['password', '$2a$10$abcdefghijklmnopqrstuv'],
    ['email', 'mudado-por-fora@exemplo.test'],
  ])('o link morre com outro %s, venha de onde vier', async (coluna, valor) => {
    const pessoa = await novaPessoa(aqui.portal);
    const token = await linkDeTroca(pessoa, outroEmail());
    await sql(
      aqui.portal,
      aqui.database,
      `update up_users set ${coluna} = ? where id = ?`,
      valor,
      pessoa.id,
    );
    expect((await confirmar(token)).status).toBe(422);
  });

  it('um pedido novo tira o valor do link de antes', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const [engano, certo] = [outroEmail(), outroEmail()];
    const antes = await linkDeTroca(pessoa, engano);
    const depois = await linkDeTroca(pessoa, certo);
    expect((await confirmar(antes)).status).toBe(422);
    expect((await confirmar(depois)).status).toBe(200);
    expect((await dadosDe(pessoa)).email).toBe(certo);
  });

  it('um pedido novo tira também o valor da mensagem que ainda ia sair', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const [engano, certo] = [outroEmail(), outroEmail()];
    expect((await pedirTroca(pessoa, engano)).status).toBe(200);
    const depois = await linkDeTroca(pessoa, certo);
    await filaVazia(aqui.portal, aqui.database);
    for (const mail of mailsPara(aqui.portal, engano))
      expect((await confirmar(tokenDeEmail(mail))).status).toBe(422);
    expect((await confirmar(depois)).status).toBe(200);
    expect((await dadosDe(pessoa)).email).toBe(certo);
  });

  it('o link vale sessenta minutos e não fica em claro em lugar nenhum do banco', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const token = await linkDeTroca(pessoa, outroEmail());
    for (const tabela of ['confirmacoes', 'correios']) {
      const linhas = await sql(aqui.portal, aqui.database, `select * from ${tabela}`);
      expect(JSON.stringify(linhas)).not.toContain(token);
    }
    await sql(
      aqui.portal,
      aqui.database,
      'update confirmacoes set expira_em = expira_em - 3600001 where id_usuario = ?',
      pessoa.id,
    );
    expect((await confirmar(token)).status).toBe(422);
    for (const invalido of ['', 'x', 'a'.repeat(5000)]) {
      expect((await confirmar(invalido)).status).toBe(422);
    }
    expect((await dadosDe(pessoa)).email).toBe(pessoa.cadastro.email);
  });

  it('trocado o e-mail, um link de recuperação de antes não vale mais', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    await pessoa.visitante.enviar(CAMINHOS.recuperacaoMail, { email: pessoa.cadastro.email });
    await mailSobre(aqui.portal, pessoa.cadastro.email, 'Recuperação de senha');
    expect((await confirmar(await linkDeTroca(pessoa, outroEmail()))).status).toBe(200);
    const vivos = await sql(
      aqui.portal,
      aqui.database,
      'select id from recuperacoes where id_usuario = ? and usado_em is null',
      pessoa.id,
    );
    expect(vivos).toEqual([]);
  });

  it('três mensagens por endereço na hora; a quarta espera', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const email = outroEmail();
    for (const _ of Array(3)) expect((await pedirTroca(pessoa, email)).status).toBe(200);
    const quarta = await pedirTroca(pessoa, email);
    expect(quarta.status).toBe(429);
    expect(Number(quarta.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a confirmação do e-mail', () => {
  it('chega depois do cadastro, convida até ser feita e nunca impede nada', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    expect(await dadosDe(pessoa)).toMatchObject({
      email_confirmado: false,
      convidar_a_confirmar: true,
    });
    const { email } = pessoa.cadastro;
    const token = tokenDeEmail(await mailSobre(aqui.portal, email, CONFIRME));
    const feito = await confirmar(token);
    expect(feito.json()).toMatchObject({ status: '1', msg: MSG.emailConfirmado });
    expect(await dadosDe(pessoa)).toMatchObject({
      email_confirmado: true,
      convidar_a_confirmar: false,
    });
    expect((await confirmar(token)).json()).toEqual(feito.json());
    expect(await registroDaConta(await entrarComoAdministrador(aqui.portal), pessoa)).toMatchObject(
      [{ acao: 'confirmou o e-mail', depois: null }],
    );
    const deNovo = await pessoa.visitante.enviar(CAMINHOS.enviarConfirmacao);
    expect(deNovo.json()).toMatchObject({ status: '1', msg: MSG.emailJaConfirmado });
  });

  it('é enviada de novo a quem pede, três vezes na hora', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const pedir = () => pessoa.visitante.enviar(CAMINHOS.enviarConfirmacao);
    for (const _ of Array(3)) expect((await pedir()).status).toBe(200);
    expect((await pedir()).status).toBe(429);
  });

  it('contas de antes não são convidadas, e podem confirmar quando quiserem', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const { id } = pessoa;
    await sql(aqui.portal, aqui.database, 'update up_users set confirmed = true where id = ?', id);
    expect(await dadosDe(pessoa)).toMatchObject({
      email_confirmado: false,
      convidar_a_confirmar: false,
    });
    expect((await pessoa.visitante.enviar(CAMINHOS.enviarConfirmacao)).status).toBe(200);
  });

  it('recuperar a senha prova o e-mail também', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const { email } = pessoa.cadastro;
    await pessoa.visitante.enviar(CAMINHOS.recuperacaoMail, { email });
    const { texto } = await mailSobre(aqui.portal, email, 'Recuperação de senha');
    const token = /recuperacao\/([\w-]+)/.exec(texto)?.[1];
    const senha = 'Senha-Nova-456';
    const nova = { token_recuperacao: token, senha, senha_confirmation: senha };
    expect((await pessoa.visitante.enviar(CAMINHOS.recuperacao, nova)).status).toBe(200);
    const visitante = novoVisitante(aqui.portal);
    await entrar(aqui.portal, pessoa, { visitante, senha });
    expect(await dadosDe({ ...pessoa, visitante })).toMatchObject({ email_confirmado: true });
  });
});
