import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Passo } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS_DA_CONTA as MSG } from '@portal/contracts/usuario/mensagens';
import { SENHA } from '@portal/testing/senha';
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
import { entrarComCodigo, ligarSegundoPasso, recusa } from './harness/autenticador';
import { receber } from './harness/caixa';
import { mailsPara } from './harness/caixa-postal';
import { copiaDe } from './harness/copia-dos-dados';
import { eventually } from './harness/http';
import { entrar, novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { noBanco, nosArquivos, rastrosDe } from './harness/rastros';
import { registroDaConta } from './harness/registro';
import { sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import { novoVisitante, type Visitante } from './harness/visitante';

const aqui = umPortal({ PORTAL_LIMITS: '100' });
let administrador: Visitante;

beforeAll(async () => {
  administrador = await entrarComoAdministrador(aqui.portal);
});

const consultar = <Linha>(comando: string, ...valores: (string | number)[]): Promise<Linha[]> =>
  sql<Linha>(aqui.portal, aqui.database, comando, ...valores);

const excluir = (visitante: Visitante, senha: string = SENHA, codigo_acesso?: string) =>
  visitante.enviar(CAMINHOS.excluirConta, { senha, ...(codigo_acesso && { codigo_acesso }) });

/** Whoever is found by their name, document, telephone, street and e-mail, whatever is searched. */
const pessoaMarcada = (): Promise<Pessoa> =>
  novaPessoa(aqui.portal, {
    nome: `Zuleica Marcada ${String(Date.now())}`,
    telefone: '(81) 91234-9876',
    endereco: 'Travessa Inconfundível',
    email: `zuleica-${String(Date.now())}@exemplo.test`,
  });

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

/** A person with all an account may have: an ad on the air with two proofs and a receipt, one that waits, one deleted before, a second step, mails. */
const comVida = async () => {
  const pessoa = await pessoaMarcada();
  const { nome } = pessoa.cadastro;
  const partes = { titulo: `Anúncio de ${nome}`, arquivo_comprovante: await imagem('#aabbcc') };
  const noAr = await comprarBanner(pessoa.visitante, partes);
  await decidir(administrador, noAr.id, 0, `Ilegível, ${nome}`);
  await provar(pessoa.visitante, noAr.id);
  await decidir(administrador, noAr.id, 1);
  const recebido = await receber(administrador, noAr.id, { pagador: nome });
  expect(recebido.status, recebido.text).toBe(200);
  const { codigos } = await ligarSegundoPasso(pessoa);
  await pessoa.visitante.enviar(CAMINHOS.avisos, { resumo_semanal: false });
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
  return { pessoa, noAr, codigos };
};

describe('a conta que se exclui', () => {
  it('nada da pessoa se acha depois no banco, nos arquivos, nas leituras nem nas mensagens', async () => {
    const antes = arquivosGuardados(aqui.portal);
    const { pessoa, noAr, codigos } = await comVida();
    expect((await noBanco(aqui, pessoa)).length).toBeGreaterThan(3);
    const outra = novoVisitante(aqui.portal);
    expect((await entrarComCodigo(aqui.portal, pessoa, codigos[0], outra)).status).toBe(200);

    const answer = await excluir(pessoa.visitante, SENHA, codigos[1]);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json()).toEqual({ status: '1', msg: MSG.contaExcluida });

    await eventually(async () => {
      expect(await nasLeituras(pessoa)).toEqual([]);
      expect(nosArquivos(aqui.portal, pessoa)).toEqual([]);
      expect(arquivosGuardados(aqui.portal)).toEqual(antes);
      expect(await noBanco(aqui, pessoa)).toEqual([]);
    }, 20_000);
    for (const rastro of rastrosDe(pessoa)) expect(aqui.portal.output()).not.toContain(rastro);
    for (const visitante of [pessoa.visitante, outra])
      expect((await visitante.quem()).user.id_usuario).toBe(null);
    expect((await entrar(aqui.portal, pessoa)).status).toBe(401);
    expect(await consultar('select id from apagamentos')).toEqual([]);

    expect(
      await consultar('select id from segundos_passos where id_usuario = ?', pessoa.id),
    ).toEqual([]);
    const recebidos = 'select pagador, centavos from recebimentos where anuncio_id = ?';
    expect(await consultar(recebidos, noAr.id)).toEqual([{ pagador: null, centavos: 5000 }]);
    expect(await registroDaConta(administrador, pessoa)).toEqual([
      { quem: 'Conta excluída', acao: 'ligou o segundo passo', antes: null, depois: null },
      { quem: 'Conta excluída', acao: 'excluiu a própria conta', antes: null, depois: null },
    ]);
    const passos = (await administrador.pedir(CAMINHOS.historico(noAr.id))).json<Passo[]>();
    expect(passos.map(({ evento }) => evento)).toEqual(
      expect.arrayContaining(['criacao', 'comprovante', 'decisao', 'exclusao']),
    );
    expect(passos.filter(({ por }) => por === 'Conta excluída').length).toBeGreaterThan(0);
  }, 120_000);

  it('o registro do que ela fez em nome de outros fica com o que diz do anúncio deles', async () => {
    const [dela, dono] = [await novaAdministradora(aqui), await novaPessoa(aqui.portal)];
    const { id } = await comprarBanner(dela.visitante, { id_usuario: String(dono.id) });
    await decidir(dela.visitante, id, 1);
    expect((await excluir(dela.visitante)).status).toBe(200);
    const titulos = await consultar<{ quem_nome: unknown; alvo_nome: unknown }>(
      "select quem_nome, alvo_nome from registros where alvo_tipo = 'anuncio' and alvo_id = ?",
      String(id),
    );
    expect(titulos.length).toBeGreaterThan(0);
    for (const linha of titulos)
      expect(linha).toEqual({ quem_nome: null, alvo_nome: expect.any(String) as unknown });
  });

  it('do que outros fizeram em seu nome e já foi excluído também não fica nada', async () => {
    const pessoa = await pessoaMarcada();
    const { nome } = pessoa.cadastro;
    const feito = await comprarBanner(administrador, {
      ...{ id_usuario: String(pessoa.id), titulo: `Feito para ${nome}` },
    });
    await decidir(administrador, feito.id, 1);
    expect((await receber(administrador, feito.id, { pagador: nome })).status).toBe(200);
    await decidir(administrador, feito.id, 0, `A pedido de ${nome}`);
    expect((await excluirAnuncio(administrador, feito.id)).status).toBe(200);
    expect((await excluir(pessoa.visitante)).status).toBe(200);
    await eventually(async () => expect(await noBanco(aqui, pessoa)).toEqual([]), 20_000);
  }, 60_000);

  it('o que ela fez em nome de outros e já foi excluído fica com o que diz', async () => {
    const [dela, dono] = [await novaAdministradora(aqui), await novaPessoa(aqui.portal)];
    const titulo = `De outra pessoa ${String(dono.id)}`;
    const { id } = await comprarBanner(dela.visitante, { id_usuario: String(dono.id), titulo });
    expect((await excluirAnuncio(dela.visitante, id)).status).toBe(200);
    const { dados } = await copiaDe(dela);
    expect(dados.anuncios_excluidos).toEqual([]);
    expect((await excluir(dela.visitante)).status).toBe(200);
    const titulos = await consultar<{ titulo: string }>(
      'select titulo from historicos where anuncio_id = ?',
      id,
    );
    expect(new Set(titulos.map((passo) => passo.titulo))).toEqual(new Set([titulo]));
    const alvos = await consultar<{ alvo_nome: unknown }>(
      "select alvo_nome from registros where alvo_tipo = 'anuncio' and alvo_id = ?",
      String(id),
    );
    expect(new Set(alvos.map((linha) => linha.alvo_nome))).toEqual(new Set([titulo]));
    expect((await copiaDe(dono)).dados.anuncios_excluidos).toMatchObject([{ codigo: id }]);
  }, 60_000);

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

  it('com o segundo passo ligado pede também o código: faltar não é falha, errar é', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const { visitante } = pessoa;
    const { codigos } = await ligarSegundoPasso(pessoa);
    for (const _ of Array(11))
      expect(recusa(await excluir(visitante))).toEqual([401, 'segundo_passo']);
    const errado = await excluir(visitante, SENHA, 'ERRAD-OERRA');
    expect(errado.status).toBe(422);
    expect(errado.json()).toMatchObject({
      erros: { codigo_acesso: [MSG.codigoDeAcessoInvalido] },
    });
    const semSenha = await excluir(visitante, 'errada-errada', codigos[0]);
    expect(semSenha.json()).toMatchObject({ erros: { senha: [MSG.senhaNaoConfere] } });
    expect((await excluir(visitante, SENHA, codigos[0])).status).toBe(200);

    const outra = await novaPessoa(aqui.portal);
    const dela = await ligarSegundoPasso(outra);
    for (const _ of Array(10)) await excluir(outra.visitante, SENHA, 'ERRAD-OERRA');
    expect((await excluir(outra.visitante, SENHA, dela.codigos[0])).status).toBe(429);
  }, 60_000);

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
    await receber(administrador, anuncio.id, { pagador: 'Quem Pagou' });
    const excluido = await comprarBanner(pessoa.visitante);
    await excluirAnuncio(pessoa.visitante, excluido.id);
    const { email } = pessoa.cadastro;
    const marcas = ['pesquisa_numero', 'nome', 'email', 'telefone', 'email_normalizado'];
    await consultar(
      `insert into votos (${marcas.join(', ')}, telefone_normalizado, opcao_id) values (1, ?, ?, ?, ?, ?, 'x')`,
      ...['Voto Meu', email, '11999998888', email, `1199999${String(pessoa.id)}`],
    );
    const { zip, dados } = await copiaDe(pessoa);
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
    expect(dados.anuncios_excluidos).toMatchObject([
      { codigo: excluido.id, historico: [{ evento: 'criacao' }, { evento: 'exclusao' }] },
    ]);
    expect(dados.recebimentos).toMatchObject([{ id_anuncio: anuncio.id, pagador: 'Quem Pagou' }]);

    await consultar('update up_users set email_confirmado_em = created_at where id = ?', pessoa.id);
    expect((await copiaDe(pessoa)).dados.votos).toMatchObject([{ nome: 'Voto Meu' }]);
  });
});
