import { describe, expect, it } from 'vitest';
import { filaVazia, mailSobre, mailsPara } from './harness/caixa-postal';
import { umPortalEditado } from './harness/leitura';
import { novaAdministradora, type Pessoa } from './harness/pessoas';
import { ADMIN } from './harness/portal';
import { comRedacao } from './harness/redacao';
import { sql } from './harness/sql';

const ASSUNTO = 'Mudança em pagamentos, preços ou termos do portal';
const CONFIGURACAO = '/content-manager/single-types/api::configuracao.configuracao';
const PRECO = '/content-manager/collection-types/api::preco.preco';

const aqui = umPortalEditado();
const redacao = comRedacao(aqui);

interface Recusa {
  error: { message: string; details: { codigo: string; pergunta: { opcoes: object[] } } };
}

const gravar = (campos: object, confirmo?: string) =>
  redacao.conteudista.pedir(CONFIGURACAO, 'PUT', campos, confirmo);
const gravada = async (): Promise<Record<string, unknown>> =>
  (await redacao.conteudista.pedir(CONFIGURACAO)).json<{ data: Record<string, unknown> }>().data;

describe('o que mexe com dinheiro', () => {
  it('pergunta antes, dizendo o que muda, e até o sim nada é gravado', async () => {
    const antes = (await gravada())['pix_chave'];
    const recusa = await gravar({ pix_chave: 'doacao@exemplo.org' });
    expect(recusa.status).toBe(400);
    const { error } = recusa.json<Recusa>();
    expect(error.details.codigo).toBe('dinheiro');
    expect(error.details.pergunta.opcoes).toHaveLength(1);
    expect(error.message).toContain('Chave Pix');
    expect(error.message).toContain('→ doacao@exemplo.org');
    expect((await gravada())['pix_chave']).toBe(antes);
  });

  it('com o sim grava, e conta por e-mail aos outros administradores', async () => {
    const answer = await gravar({ pix_chave: 'doacao@exemplo.org' }, 'dinheiro');
    expect(answer.status, answer.text).toBe(200);
    expect((await gravada())['pix_chave']).toBe('doacao@exemplo.org');
    const mail = await mailSobre(aqui.portal, ADMIN.email, ASSUNTO);
    expect(mail.texto).toContain('Pessoa Da Redação mudou no painel');
    expect(mail.texto).toContain('→ doacao@exemplo.org');
  });

  it('a quem foi bloqueado nada se conta', async () => {
    const administra = await novaAdministradora(aqui);
    const bloqueada = await novaAdministradora(aqui);
    await sql(
      aqui.portal,
      aqui.database,
      'update up_users set blocked = true where id = ?',
      bloqueada.id,
    );
    expect((await gravar({ pix_chave: 'caixa@exemplo.org' }, 'dinheiro')).status).toBe(200);
    await filaVazia(aqui.portal, aqui.database);
    const assuntos = ({ cadastro }: Pessoa): (string | undefined)[] =>
      mailsPara(aqui.portal, cadastro.email).map(({ cabecalhos }) => cabecalhos.get('subject'));
    expect(assuntos(administra)).toContain(ASSUNTO);
    expect(assuntos(bloqueada)).not.toContain(ASSUNTO);
  });

  it.each([
    ['pix_favorecido', 'Favorecido do Pix'],
    ['pix_cidade', 'Cidade do Pix'],
    ['banco', 'Banco'],
    ['agencia', 'Agência'],
    ['conta', 'Conta'],
    ['favorecido_conta', 'Favorecido da conta'],
    ['termos', 'Termos e condições'],
  ])('também %s', async (campo, rotulo) => {
    const valor = `Novo de ${campo}`.slice(0, 15);
    expect((await gravar({ [campo]: valor })).json<Recusa>().error.message).toContain(rotulo);
    await filaVazia(aqui.portal, aqui.database);
    const antes = mailsPara(aqui.portal, ADMIN.email).length;
    const answer = await gravar({ [campo]: valor }, 'dinheiro');
    expect(answer.status, answer.text).toBe(200);
    await filaVazia(aqui.portal, aqui.database);
    const mails = mailsPara(aqui.portal, ADMIN.email);
    expect(mails).toHaveLength(antes + 1);
    expect(mails.some(({ texto }) => texto.includes(rotulo))).toBe(true);
  });

  it('o preço, com quanto era e quanto fica', async () => {
    const lista = await redacao.conteudista.pedir(
      `${PRECO}?filters[tipo]=radio&filters[periodo]=3`,
    );
    const [preco] = lista.json<{ results: { documentId: string; valor: number }[] }>().results;
    const mudar = (valor: number, confirmo?: string) =>
      redacao.conteudista.pedir(`${PRECO}/${preco?.documentId ?? ''}`, 'PUT', { valor }, confirmo);
    const novo = Number(preco?.valor) + 10.5;
    const recusa = await mudar(novo);
    expect(recusa.json<Recusa>().error.message).toMatch(
      /Preço de rádio por 3 meses: R\$ [\d.,]+ → R\$ [\d.,]+,50/,
    );
    expect((await mudar(novo, 'dinheiro')).status).toBe(200);
    expect((await mudar(novo)).status, 'o mesmo valor não muda nada').toBe(200);
  });

  it('o resto não pergunta nem escreve a ninguém, e quem não sabe perguntar não é perguntado', async () => {
    await filaVazia(aqui.portal, aqui.database);
    const antes = mailsPara(aqui.portal, ADMIN.email).length;
    expect((await gravar({ facebook: 'https://facebook.com/portal' })).status).toBe(200);
    await filaVazia(aqui.portal, aqui.database);
    expect(mailsPara(aqui.portal, ADMIN.email)).toHaveLength(antes);
    const { token } = redacao.conteudista;
    const semCabecalho = await aqui.portal.ask(CONFIGURACAO, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ pix_cidade: 'Olinda' }),
    });
    expect(semCabecalho.status, semCabecalho.text).toBe(200);
    await filaVazia(aqui.portal, aqui.database);
    expect(mailsPara(aqui.portal, ADMIN.email)).toHaveLength(antes + 1);
  });

  it.each([
    ...['nao é chave', '123.456.789-00', '11.222.333/0001-82', 'doacao@exemplo', '+1 212 555 0100'],
    ...['123e4567-e12b-12d1-a456', 'a@b@exemplo.org', `${'x'.repeat(70)}@exemplo.org`],
  ])('%s não é chave Pix, e é recusada no seu campo', async (pix_chave) => {
    const recusa = await gravar({ pix_chave }, 'dinheiro');
    expect(recusa.status, recusa.text).toBe(400);
    const { error } = recusa.json<{ error: { details: { errors?: { path: string[] }[] } } }>();
    expect(error.details.errors?.map(({ path }) => path)).toEqual([['pix_chave']]);
    expect(recusa.text).toContain('CPF, CNPJ');
  });

  it.each([
    ...['529.982.247-25', '11.222.333/0001-81', 'doacao@exemplo.org', '+55 (11) 98765-4321'],
    ...['(11) 98765-4321', '123E4567-E12B-12D1-A456-426655440000', ''],
  ])('%j é chave Pix ou nenhuma', async (pix_chave) => {
    const answer = await gravar({ pix_chave }, 'dinheiro');
    expect(answer.status, answer.text).toBe(200);
  });

  it('uma chave de antes, que não é nenhuma, não impede de mudar o resto', async () => {
    await sql(aqui.portal, aqui.database, "update configuracao set pix_chave = 'da loja'");
    const answer = await gravar({ pix_chave: 'da loja', facebook: 'https://facebook.com/casa' });
    expect(answer.status, answer.text).toBe(200);
  });

  it('diz que os termos ficam vazios, em vez de um texto novo', async () => {
    const termos = 'Um texto longo. '.repeat(20);
    const longo = await gravar({ termos });
    expect(longo.json<Recusa>().error.message).toContain('Termos e condições: um texto novo.');
    expect((await gravar({ termos }, 'dinheiro')).status).toBe(200);
    const recusa = await gravar({ termos: '' });
    expect(recusa.json<Recusa>().error.message).toContain(
      'Termos e condições: um texto → (vazio).',
    );
  });
});
