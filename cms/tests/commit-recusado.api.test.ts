import { createHash } from 'node:crypto';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { SENHA } from '@portal/testing/senha';
import { cadastroNovo } from '@portal/testing/pessoas';
import { formularioDeBanner } from '@portal/testing/formularios';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  comprarBanner,
  enviarPartes,
  entrarComoAdministrador,
  excluirAnuncio,
  imagem,
  SALVAR,
  arquivosGuardados,
} from './harness/anuncios';
import { semCommit } from './harness/commit-recusado';
import { type Entry } from './harness/editor';
import { type Answer } from './harness/http';
import { errosEm } from './harness/registros';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortalComPesquisas } from './harness/pesquisas';
import { sql } from './harness/sql';
import { novoVisitante, type Visitante } from './harness/visitante';

const aqui = umPortalComPesquisas({ PORTAL_LIMITS: '100' });
let admin: Visitante;
let ana: Pessoa;
/** An ad in each status a call below begins from. */
let novo: number;
let esperando: number;
let radio: Entry;

const retrato = async () => {
  const linhas = (comando: string) => sql(aqui.portal, aqui.database, comando);
  return {
    votos: await linhas('select count(*) as n from votos'),
    contas: await linhas('select id, email, cidade, password from up_users order by id'),
    anuncios: await linhas('select id, titulo, situacao, enviado_em from anuncios order by id'),
    historico: await linhas('select count(*) as n from historicos'),
    correios: await linhas('select count(*) as n from correios'),
    recuperacoes: await linhas('select id, usado_em from recuperacoes order by id'),
    radios: await linhas('select id, nome_radio from radios order by id'),
    arquivos: arquivosGuardados(aqui.portal),
    publico: (await aqui.portal.ask(CAMINHOS.radios)).text,
    anunciado: (await aqui.portal.ask(CAMINHOS.publicidade)).text,
  };
};

/** Somebody does something whose COMMIT is refused: they are told so, one line says so, and nothing of it is there. */
const recusado = async (tabela: string, fazer: () => Promise<Answer>): Promise<Answer> => {
  const antes = await retrato();
  const calado = aqui.portal.output().length;
  const answer = await semCommit(aqui, tabela, fazer);
  expect(answer.status, answer.text).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.text).not.toMatch(/commit|insert|update|constraint/i);
  expect(await retrato()).toEqual(antes);
  const erros = errosEm(aqui.portal.output().slice(calado));
  expect(erros, JSON.stringify(erros)).toHaveLength(1);
  return answer;
};

/** The contract's own calls answer in its shape (contrato 1). */
const recusadoComPalavras = async (tabela: string, fazer: () => Promise<Answer>): Promise<void> => {
  expect((await recusado(tabela, fazer)).json()).toEqual({
    status: '0',
    msg: expect.stringContaining('indisponível') as unknown,
    codigo: 'banco_indisponivel',
  });
};

beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
  novo = (await comprarBanner(ana.visitante)).id;
  const arquivo_comprovante = await imagem('#114422');
  esperando = (await comprarBanner(ana.visitante, { arquivo_comprovante })).id;
  const campos = { nome_radio: 'Rádio do Painel', url: 'https://painel.test/' };
  radio = await aqui.editor.createPublished('api::radio.radio', campos);
  expect((await aqui.portal.ask(CAMINHOS.radios)).text).toContain('Rádio do Painel');
});

describe('o COMMIT recusado é uma falha: 503, uma linha de erro, e nada aconteceu', () => {
  it('um voto', () =>
    recusadoComPalavras('votos', () => aqui.votar(aqui.pessoa({ id_webradio: aqui.radio }))));

  it('um cadastro, que também não entra na conta', async () => {
    const visitante = novoVisitante(aqui.portal);
    await recusadoComPalavras('up_users', () =>
      visitante.enviar(CAMINHOS.salvarUsuario, cadastroNovo()),
    );
    expect((await visitante.quem()).user.id_usuario).toBeNull();
  });

  it('uma mudança nos próprios dados', () =>
    recusadoComPalavras('up_users', () =>
      ana.visitante.enviar(CAMINHOS.atualizarUsuario, { cidade: 'Recife' }),
    ));

  it('a compra de um anúncio, cujos arquivos também se vão', () =>
    recusadoComPalavras('anuncios', async () =>
      enviarPartes(ana.visitante, SALVAR, {
        ...formularioDeBanner(),
        arquivo_banner: await imagem('#000044'),
      }),
    ));

  it('um comprovante', () =>
    recusadoComPalavras('anuncios', async () =>
      enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
        id_anuncio: String(novo),
        arquivo_comprovante: await imagem('#440000'),
      }),
    ));

  it('uma decisão', () =>
    recusadoComPalavras('anuncios', () =>
      admin.enviar(CAMINHOS.atualizarStatus, {
        id_anuncio: esperando,
        status: AnuncioStatus.Ativo,
      }),
    ));

  it('um pedido de reembolso', () =>
    recusadoComPalavras('anuncios', () => ana.visitante.enviar(CAMINHOS.reembolso(esperando))));

  it('uma exclusão: os arquivos ficam', () =>
    recusadoComPalavras('anuncios', () => excluirAnuncio(ana.visitante, novo)));

  it('o pedido de uma recuperação', () =>
    recusadoComPalavras('correios', () =>
      novoVisitante(aqui.portal).enviar(CAMINHOS.recuperacaoMail, { email: ana.cadastro.email }),
    ));

  it('a senha nova de uma recuperação: o link continua a valer', async () => {
    const token_recuperacao = 'um-link-de-recuperacao-do-teste';
    await sql(
      aqui.portal,
      aqui.database,
      'insert into recuperacoes (token_hash, id_usuario, expira_em) values (?, ?, ?)',
      createHash('sha256').update(token_recuperacao).digest('hex'),
      ...[ana.id, Date.now() + 60_000],
    );
    const senhas = { token_recuperacao, senha: SENHA, senha_confirmation: SENHA };
    const redefinir = () => novoVisitante(aqui.portal).enviar(CAMINHOS.recuperacao, senhas);
    await recusadoComPalavras('up_users', redefinir);
    expect((await redefinir()).status).toBe(200);
  });

  it('uma edição no painel, que também não vai ao público', async () => {
    const { editor } = aqui;
    const onde = `/content-manager/collection-types/api::radio.radio/${radio.documentId}`;
    const publicar = { nome_radio: 'Nunca Gravada', url: 'https://nunca.test/' };
    const salva = await recusado('radios', () => editor.pedir(onde, 'PUT', publicar));
    expect(salva.json<{ error: { message: string } }>().error.message).toContain('indisponível');
    await recusado('radios', () => editor.pedir(`${onde}/actions/publish`, 'POST', publicar));
    await recusado('radios', () => editor.pedir(onde, 'DELETE'));
  });

  it('depois de tudo isso o mesmo portal grava como antes', async () => {
    expect((await aqui.votar(aqui.pessoa())).status).toBe(201);
    expect((await comprarBanner(await entrarDeNovo())).status).toBe(AnuncioStatus.NaoAprovado);
    await aqui.editor.update('api::radio.radio', radio.documentId, {
      nome_radio: 'Gravada',
      url: 'https://painel.test/',
    });
  });
});

const entrarDeNovo = async (): Promise<Visitante> => {
  const { email } = ana.cadastro;
  const visitante = novoVisitante(aqui.portal);
  expect((await visitante.enviar(CAMINHOS.login, { email, senha: SENHA })).status).toBe(200);
  return visitante;
};
