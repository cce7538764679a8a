import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Anuncio, Passo } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS_DA_CONTA as MSG } from '@portal/contracts/usuario/mensagens';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidir, provar } from './harness/andamento';
import {
  arquivosGuardados,
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  SALVAR,
} from './harness/anuncios';
import { mailsPara } from './harness/caixa-postal';
import { onPostgres } from './harness/database';
import { eventually } from './harness/http';
import { entrar, novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { SENHA } from './harness/senha';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import { novoVisitante, type Visitante } from './harness/visitante';
import { lerZip } from './harness/zip';

const aqui = umPortal({ PORTAL_LIMITS: '100' });
let administrador: Visitante;

beforeAll(async () => {
  administrador = await entrarComoAdministrador(aqui.portal);
});

const consultar = <Linha>(comando: string, ...valores: (string | number)[]): Promise<Linha[]> =>
  sql<Linha>(aqui.portal, aqui.database, comando, ...valores);

const excluir = (visitante: Visitante, senha: string = SENHA) =>
  visitante.enviar(CAMINHOS.excluirConta, { senha });

/** Whoever is found by their name, document, telephone, street and e-mail, whatever is searched. */
const pessoaMarcada = (): Promise<Pessoa> =>
  novaPessoa(aqui.portal, {
    nome: `Zuleica Marcada ${String(Date.now())}`,
    telefone: '(81) 91234-9876',
    endereco: 'Travessa Inconfundível',
    email: `zuleica-${String(Date.now())}@exemplo.test`,
  });

const rastrosDe = ({ cadastro }: Pessoa): string[] => [
  ...[cadastro.nome, cadastro.email, cadastro.endereco],
  ...[cadastro.documento.replace(/\D/g, ''), cadastro.telefone.replace(/\D/g, '')],
];

const tabelas = async (): Promise<string[]> =>
  (
    await consultar<{ nome: string }>(
      onPostgres
        ? "select tablename as nome from pg_tables where schemaname = 'public'"
        : "select name as nome from sqlite_master where type = 'table'",
    )
  ).map(({ nome }) => nome);

/** Where anything of a person is found in the database: every column of every table. */
const noBanco = async (pessoa: Pessoa): Promise<string[]> => {
  const achados: string[] = [];
  for (const tabela of await tabelas()) {
    const linhas = JSON.stringify(await consultar(`select * from "${tabela}"`)).toLowerCase();
    for (const rastro of rastrosDe(pessoa))
      if (linhas.includes(rastro.toLowerCase())) achados.push(`${tabela}: ${rastro}`);
  }
  return achados;
};

/** The same in the files written at run time, the database's own left out: it is asked above. */
const nosArquivos = (pessoa: Pessoa): string[] => {
  const { dataDir } = aqui.portal;
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entrada) => entrada.isFile() && !entrada.name.startsWith('portal.db'))
    .map((entrada) => path.join(entrada.parentPath, entrada.name))
    .filter((arquivo) => {
      const texto = readFileSync(arquivo, 'latin1');
      return rastrosDe(pessoa).some((rastro) =>
        texto.includes(Buffer.from(rastro, 'utf8').toString('latin1')),
      );
    });
};

const PUBLICOS = [
  ...[CAMINHOS.portal, CAMINHOS.publicidade, CAMINHOS.anunciosAleatorios],
  ...[CAMINHOS.radios, CAMINHOS.cantores, CAMINHOS.musicas],
];
const nasLeituras = async (pessoa: Pessoa): Promise<string[]> => {
  const achados: string[] = [];
  for (const caminho of PUBLICOS) {
    const { text } = await aqui.portal.ask(caminho);
    if (rastrosDe(pessoa).some((rastro) => text.includes(rastro))) achados.push(caminho);
  }
  return achados;
};

/** A person with all an account may have: an ad on the air with two proofs, one that waits, one deleted before, mails. */
const comVida = async (): Promise<{ pessoa: Pessoa; noAr: Anuncio }> => {
  const pessoa = await pessoaMarcada();
  const { nome } = pessoa.cadastro;
  const partes = { titulo: `Anúncio de ${nome}`, arquivo_comprovante: await imagem('#aabbcc') };
  const noAr = await comprarBanner(pessoa.visitante, partes);
  await decidir(administrador, noAr.id, 0, `Ilegível, ${nome}`);
  await provar(pessoa.visitante, noAr.id);
  await decidir(administrador, noAr.id, 1);
  const cancelado = await comprarBanner(pessoa.visitante, { titulo: `Outro de ${nome}` });
  const pedido = await pessoa.visitante.enviar(CAMINHOS.reembolso(cancelado.id), {
    motivo: `Sou ${nome}`,
    chave_pix: pessoa.cadastro.email,
  });
  expect(pedido.status, pedido.text).toBe(200);
  const apagado = await comprarBanner(pessoa.visitante, { titulo: `Apagado de ${nome}` });
  expect((await excluirAnuncio(pessoa.visitante, apagado.id)).status).toBe(200);
  await pessoa.visitante.enviar(CAMINHOS.recuperacaoMail, { email: pessoa.cadastro.email });
  await eventually(async () => {
    expect(mailsPara(aqui.portal, pessoa.cadastro.email).length).toBeGreaterThan(3);
    expect((await aqui.portal.ask(CAMINHOS.publicidade)).text).toContain(nome);
  }, 20_000);
  return { pessoa, noAr };
};

describe('a conta que se exclui', () => {
  it('nada da pessoa se acha depois no banco, nos arquivos, nas leituras nem nas mensagens', async () => {
    const antes = arquivosGuardados(aqui.portal);
    const { pessoa, noAr } = await comVida();
    expect((await noBanco(pessoa)).length).toBeGreaterThan(3);
    const outra = novoVisitante(aqui.portal);
    expect((await entrar(aqui.portal, pessoa, { visitante: outra })).status).toBe(200);

    const answer = await excluir(pessoa.visitante);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json()).toEqual({ status: '1', msg: MSG.contaExcluida });

    await eventually(async () => {
      expect(await nasLeituras(pessoa)).toEqual([]);
      expect(nosArquivos(pessoa)).toEqual([]);
      expect(arquivosGuardados(aqui.portal)).toEqual(antes);
      expect(await noBanco(pessoa)).toEqual([]);
    }, 20_000);
    for (const rastro of rastrosDe(pessoa)) expect(aqui.portal.output()).not.toContain(rastro);
    for (const visitante of [pessoa.visitante, outra])
      expect((await visitante.quem()).user.id_usuario).toBe(null);
    expect((await entrar(aqui.portal, pessoa)).status).toBe(401);
    expect(await consultar('select id from apagamentos')).toEqual([]);

    const passos = (await administrador.pedir(CAMINHOS.historico(noAr.id))).json<Passo[]>();
    expect(passos.map(({ evento }) => evento)).toEqual(
      expect.arrayContaining(['criacao', 'comprovante', 'decisao', 'exclusao']),
    );
    expect(passos.filter(({ por }) => por === 'Conta excluída').length).toBeGreaterThan(0);
  }, 120_000);

  it('pede a senha, e a errada conta como uma entrada errada', async () => {
    const { visitante } = await novaPessoa(aqui.portal);
    const errada = await excluir(visitante, 'errada-errada');
    expect(errada.status).toBe(422);
    expect(errada.json()).toMatchObject({ erros: { senha: [MSG.senhaNaoConfere] } });
    expect((await visitante.enviar(CAMINHOS.excluirConta, {})).status).toBe(422);
    for (const _ of Array(9)) await excluir(visitante, 'errada-errada');
    expect((await excluir(visitante)).status).toBe(429);
    expect((await visitante.quem()).user.id_usuario).not.toBe(null);
  });

  it('dois cliques ao mesmo tempo são um', async () => {
    const { visitante, id } = await novaPessoa(aqui.portal);
    const respostas = await Promise.all([excluir(visitante), excluir(visitante)]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200]);
    expect(await consultar('select id from up_users where id = ?', id)).toEqual([]);
    expect((await excluir(visitante)).status).not.toBe(200);
  });

  it('uma compra ao mesmo tempo não deixa anúncio sem dono', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const foto = await imagem('#445566');
    const compra = enviarPartes(pessoa.visitante, SALVAR, {
      ...{ titulo: 'Na corrida', tipo_anuncio: 'banner', periodo: '1', meio_pagamento: 'pix' },
      ...{ termos: 'on', titulo_banner: 'Oi', resumo_banner: 'Oi', url: 'https://a.test/' },
      arquivo_banner: foto,
    });
    const [comprado, excluido] = await Promise.all([compra, excluir(pessoa.visitante)]);
    expect(excluido.status, excluido.text).toBe(200);
    expect(comprado.status, comprado.text).toBeLessThan(500);
    expect(await consultar("select id from anuncios where titulo = 'Na corrida'")).toEqual([]);
  });

  it('a última administração não pode; de duas ao mesmo tempo uma fica', async () => {
    const duas = [await novaAdministradora(aqui), await novaAdministradora(aqui)];
    const outras = await consultar<{ id: number }>(
      'select id from up_users where permissao >= 2 and id not in (?, ?)',
      ...duas.map(({ id }) => id),
    );
    for (const { id } of outras)
      await consultar('update up_users set permissao = 1 where id = ?', id);
    try {
      const respostas = await Promise.all(duas.map(({ visitante }) => excluir(visitante)));
      expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
      const recusada = respostas.find(({ status }) => status === 409);
      expect(recusada?.json()).toMatchObject({ codigo: 'ultima_administracao' });
    } finally {
      for (const { id } of outras)
        await consultar('update up_users set permissao = 2 where id = ?', id);
    }
  });
});

describe('a cópia dos dados', () => {
  it('traz a conta, os anúncios, os arquivos e o histórico, e os votos só de e-mail confirmado', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const comprovante = await imagem('#aabbcc');
    const anuncio = await comprarBanner(pessoa.visitante, { arquivo_comprovante: comprovante });
    const { email } = pessoa.cadastro;
    const marcas = ['pesquisa_numero', 'nome', 'email', 'telefone', 'email_normalizado'];
    await consultar(
      `insert into votos (${marcas.join(', ')}, telefone_normalizado, opcao_id) values (1, ?, ?, ?, ?, ?, 'x')`,
      ...['Voto Meu', email, '11999998888', email, `1199999${String(pessoa.id)}`],
    );
    const baixar = async () => {
      const answer = await pessoa.visitante.pedir(CAMINHOS.baixarMeusDados);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-disposition']).toBe('attachment; filename="meus-dados.zip"');
      expect(answer.headers['cache-control']).toContain('no-store');
      const zip = lerZip(answer.bytes);
      const dados = JSON.parse(zip.get('dados.json')?.toString() ?? '') as {
        conta: Record<string, unknown>;
        anuncios: { anuncio: Anuncio; historico: Passo[]; comprovantes: unknown[] }[];
        votos: { nome: string }[];
      };
      return { zip, dados };
    };
    const { zip, dados } = await baixar();
    expect([...zip.keys()]).toEqual([
      'LEIA-ME.txt',
      'dados.json',
      `imagens/anuncio-${anuncio.id}-banner.webp`,
      `comprovantes/anuncio-${anuncio.id}-1.webp`,
    ]);
    const banner = path.join(
      aqui.portal.dataDir,
      'uploads',
      (anuncio.banner?.path_imagem ?? '').replace('/storage/', ''),
    );
    expect(zip.get(`imagens/anuncio-${anuncio.id}-banner.webp`)).toEqual(readFileSync(banner));
    expect(dados.conta).toMatchObject({ id_usuario: pessoa.id, email, permissao: 1 });
    expect(dados.anuncios).toMatchObject([{ anuncio: { id: anuncio.id }, reembolso: null }]);
    expect(dados.anuncios[0]?.historico.length).toBeGreaterThan(1);
    expect(JSON.stringify(dados)).not.toMatch(/\$2[aby]\$|password/);
    expect(dados.votos).toEqual([]);

    await consultar('update up_users set email_confirmado_em = created_at where id = ?', pessoa.id);
    expect((await baixar()).dados.votos).toMatchObject([{ nome: 'Voto Meu' }]);
  });
});
