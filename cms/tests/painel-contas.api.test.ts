import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Anuncio, Passo } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { MeusDados } from '@portal/contracts/usuario/perfil';
import { beforeAll, describe, expect, it } from 'vitest';
import { comprovantesDe, decidir, provar } from './harness/andamento';
import {
  arquivosGuardados,
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  imagem,
  SALVAR,
} from './harness/anuncios';
import { mailSobre, tokenDeEmail } from './harness/caixa-postal';
import { eventually } from './harness/http';
import { comEditor } from './harness/leitura';
import { entrar, novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';
import { sql } from './harness/sql';
import { type Visitante } from './harness/visitante';

const CONTA = 'plugin::users-permissions.user';
const CONTAS = `/content-manager/collection-types/${CONTA}`;

const aqui = comEditor(umPortalComum());
let administrador: Visitante;

const consultar = <Linha>(comando: string, ...valores: (string | number)[]): Promise<Linha[]> =>
  sql<Linha>(aqui.portal, aqui.database, comando, ...valores);
const documentoDe = async ({ id }: Pick<Pessoa, 'id'>): Promise<string> =>
  (await consultar<{ document_id: string }>('select document_id from up_users where id = ?', id))[0]
    ?.document_id ?? '';
const mudar = async (pessoa: Pick<Pessoa, 'id'>, campos: object) =>
  aqui.editor.pedir(`${CONTAS}/${await documentoDe(pessoa)}`, 'PUT', campos);
const apagar = async (pessoa: Pessoa) =>
  aqui.editor.pedir(`${CONTAS}/${await documentoDe(pessoa)}`, 'DELETE');
const recusa = (texto: string): { message: string; details?: { errors?: { path: string[] }[] } } =>
  (JSON.parse(texto) as { error: { message: string } }).error;

beforeAll(async () => {
  administrador = await entrarComoAdministrador(aqui.portal);
});

describe('uma conta editada no painel', () => {
  it.each(['username', 'documento', 'email'] as const)(
    '%s repetido, escrito de outro jeito, é recusado pelo nome do campo',
    async (campo) => {
      const [uma, outra] = [
        await novaPessoa(aqui.portal, { nome: `Zé Açaí ${campo}` }),
        await novaPessoa(aqui.portal),
      ];
      const { nome, documento, email } = uma.cadastro;
      const disfarce = {
        username: `  ${nome.toUpperCase().replace('Ç', 'C')} `,
        documento: documento.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'),
        email: email.toUpperCase(),
      }[campo];
      const answer = await mudar(outra, { [campo]: disfarce });
      expect(answer.status, answer.text).toBe(400);
      expect(recusa(answer.text).message).toMatch(/já está/);
      const mesmo = await mudar(uma, { [campo]: disfarce });
      expect(mesmo.status, mesmo.text).toBe(200);
    },
  );

  it.each([0, 3, -1, 1.5, null, true, 'abc'])('permissão %s é recusada', async (permissao) => {
    const pessoa = await novaPessoa(aqui.portal);
    expect((await mudar(pessoa, { permissao })).status).toBe(400);
  });

  it.each([
    ['curta', 'Abc-123', 'pelo menos 8'],
    ['longa', 'a'.repeat(73), 'no máximo 72'],
    ['longa em bytes', 'é'.repeat(37), 'no máximo 72'],
    ['de controle', 'Senha-\u0007-Nova', 'não podem ser usados'],
  ])('uma senha %s demais é recusada no seu campo', async (_que, password, msg) => {
    const pessoa = await novaPessoa(aqui.portal);
    const answer = await mudar(pessoa, { password });
    expect(answer.status, answer.text).toBe(400);
    expect(recusa(answer.text).details?.errors?.map(({ path }) => path)).toEqual([['password']]);
    expect(answer.text).toContain(msg);
    expect((await entrar(aqui.portal, pessoa)).status).toBe(200);
  });

  it('um nome é o que o cadastro aceita; o que fica como estava não se julga', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    for (const username of ['\u200b\u200b\u200b', 'Ana\u0007 Maria', 'x'.repeat(61), 'ab']) {
      const answer = await mudar(pessoa, { username });
      expect(answer.status, answer.text).toBe(400);
      expect(recusa(answer.text).details?.errors?.map(({ path }) => path)).toEqual([['username']]);
    }
    const antiga = 'update up_users set username = ? where id = ?';
    await consultar(antiga, `${'y'.repeat(61)}${pessoa.id}`, pessoa.id);
    const mesma = { username: `${'y'.repeat(61)}${pessoa.id}`, cidade: 'Olinda' };
    expect((await mudar(pessoa, mesma)).status).toBe(200);
  });

  it('outro e-mail, que ninguém provou, está por confirmar; o mesmo continua confirmado', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const token = tokenDeEmail(
      await mailSobre(aqui.portal, pessoa.cadastro.email, 'Confirme o seu e-mail'),
    );
    expect((await pessoa.visitante.enviar(CAMINHOS.confirmarEmail, { token })).status).toBe(200);
    const dados = async () => (await pessoa.visitante.pedir(CAMINHOS.meusDados)).json<MeusDados>();

    expect((await mudar(pessoa, { email: pessoa.cadastro.email, cidade: 'Olinda' })).status).toBe(
      200,
    );
    expect(await dados()).toMatchObject({ cidade: 'Olinda', email_confirmado: true });
    const email = `da-equipe-${pessoa.id}@exemplo.test`;
    const lida = await aqui.editor.pedir(`${CONTAS}/${await documentoDe(pessoa)}`);
    const formulario = { ...lida.json<{ data: object }>().data, email };
    expect(formulario).toMatchObject({ confirmed: true });
    expect((await mudar(pessoa, formulario)).status).toBe(200);
    expect(await dados()).toMatchObject({
      ...{ email, email_confirmado: false },
      convidar_a_confirmar: true,
    });
  });

  it('o identificador de nada muda', async () => {
    const { documentId, id } = await aqui.editor.create('api::radio.radio', {
      nome_radio: 'Rádio',
      documentId: 'escolhido',
    });
    expect(documentId).not.toBe('escolhido');
    const registro = `/content-manager/collection-types/api::radio.radio/${documentId}`;
    const answer = await aqui.editor.pedir(registro, 'PUT', {
      slogan: 'Oi',
      documentId: 'zzz',
      id: 999,
    });
    expect(answer.json()).toMatchObject({ data: { documentId, id, slogan: 'Oi' } });
  });
});

describe('um link de recuperação', () => {
  const pedirLink = async (pessoa: Pessoa): Promise<void> => {
    await pessoa.visitante.enviar(CAMINHOS.recuperacaoMail, { email: pessoa.cadastro.email });
    await eventually(async () => {
      expect(await vivos(pessoa)).toBe(1);
    });
  };
  const vivos = async ({ id }: Pessoa): Promise<number> =>
    (await consultar('select id from recuperacoes where id_usuario = ? and usado_em is null', id))
      .length;

  it.each([{ password: 'Outra-Senha-1' }, { email: 'outra-caixa@exemplo.test' }])(
    'morre com %j dada pela equipe, e só assim',
    async (campos) => {
      const pessoa = await novaPessoa(aqui.portal);
      await pedirLink(pessoa);
      const { email } = pessoa.cadastro;
      expect((await mudar(pessoa, { email, cidade: 'Recife' })).status).toBe(200);
      expect(await vivos(pessoa)).toBe(1);
      expect((await mudar(pessoa, campos)).status).toBe(200);
      expect(await vivos(pessoa)).toBe(0);
    },
  );
});

const comComprovante = async (dona: Visitante): Promise<Anuncio> =>
  comprarBanner(dona, { arquivo_comprovante: await imagem('#aabbcc') });

describe('um comprovante visto', () => {
  it('fica na história para a administração, com quem o viu', async () => {
    const dona = await novaPessoa(aqui.portal);
    const { id, path_comprovante } = await comComprovante(dona.visitante);
    const ver = (quem: Visitante, method = 'GET') => quem.pedir(path_comprovante ?? '', { method });
    expect((await ver(dona.visitante)).status).toBe(200);
    expect((await ver(administrador, 'HEAD')).status).toBe(200);
    expect((await ver(administrador)).status).toBe(200);
    const historia = async (quem: Visitante) =>
      (await quem.pedir(CAMINHOS.historico(id))).json<Passo[]>();
    const vistas = (await historia(administrador)).filter((p) => p.evento === 'comprovante visto');
    const { user } = await administrador.quem();
    expect(vistas).toMatchObject([{ de: null, para: null, por: user.usuario }]);
    expect((await historia(dona.visitante)).map(({ evento }) => evento)).toEqual([
      'criacao',
      'comprovante',
    ]);
  });
});

describe('apagar uma conta', () => {
  const publicidade = async () => (await aqui.portal.ask(CAMINHOS.publicidade)).text;
  const aprovar = async ({ id }: Anuncio): Promise<void> => {
    const decisao = { id_anuncio: id, status: 1 };
    expect((await administrador.enviar(CAMINHOS.atualizarStatus, decisao)).status).toBe(200);
  };
  /** The ad's own content in radio, which the catalogue keeps when only the ad goes. */
  const radioDe = async (dona: Pessoa): Promise<Anuncio> => {
    const venda = await enviarPartes(dona.visitante, SALVAR, {
      ...{ titulo: 'Rádio', periodo: '3', tipo_anuncio: 'radio', meio_pagamento: 'pix' },
      ...{ termos: 'on', nome_webradio: `Rádio ${dona.id}`, url_webradio: 'https://radio.test/' },
      imagem_webradio: await imagem('#123456'),
    });
    expect(venda.status, venda.text).toBe(201);
    return venda.json<{ anuncio: Anuncio }>().anuncio;
  };

  /** How many entries of each kind there are, files in the library among them. */
  const conteudos = async (): Promise<number[]> =>
    Promise.all(
      ['banners', 'radios', 'files', 'anuncios', 'comprovantes', 'notas'].map(
        async (tabela) => (await consultar(`select id from ${tabela}`)).length,
      ),
    );

  it('leva anúncios do ar, comprovantes, imagens e sessões, e o nome de toda história', async () => {
    const antes = arquivosGuardados(aqui.portal);
    const cheio = await conteudos();
    const dona = await novaAdministradora(aqui);
    const banner = await comComprovante(dona.visitante);
    await decidir(administrador, banner.id, 0, 'Ilegível');
    await provar(dona.visitante, banner.id);
    expect(await comprovantesDe(dona.visitante, banner.id)).toHaveLength(2);
    await administrador.enviar(CAMINHOS.notas(banner.id), { texto: 'Ligou no sábado' });
    await aprovar(banner);
    const radio = await radioDe(dona);
    await aprovar(radio);
    await eventually(async () => {
      expect(await publicidade()).toContain(dona.cadastro.nome);
    });
    expect(arquivosGuardados(aqui.portal).length).toBeGreaterThan(antes.length);

    const answer = await apagar(dona);
    expect(answer.status, answer.text).toBe(200);
    expect(await consultar('select id from up_users where id = ?', dona.id)).toEqual([]);
    await eventually(async () => {
      expect(await publicidade()).not.toContain(dona.cadastro.nome);
      expect((await aqui.portal.ask(CAMINHOS.radios)).text).not.toContain(`Rádio ${dona.id}`);
      expect(arquivosGuardados(aqui.portal)).toEqual(antes);
    });
    expect(await conteudos()).toEqual(cheio);
    const nomes = await consultar<{ por_nome: string }>(
      'select por_nome from historicos where anuncio_id in (?, ?)',
      banner.id,
      radio.id,
    );
    expect(nomes.length).toBeGreaterThan(3);
    expect(JSON.stringify(nomes)).not.toContain(dona.cadastro.nome);
    expect((await dona.visitante.pedir('/api/usuario/meusDados')).status).toBe(401);
    expect((await entrar(aqui.portal, dona)).status).toBe(401);
  });

  it('vale também para várias de uma vez, e nunca leva a última administração', async () => {
    const [uma, outra] = [await novaPessoa(aqui.portal), await novaPessoa(aqui.portal)];
    const { path_comprovante } = await comComprovante(uma.visitante);
    const arquivo = path.join(
      aqui.portal.dataDir,
      'uploads',
      (path_comprovante ?? '').replace('/storage/', ''),
    );
    expect(existsSync(arquivo)).toBe(true);
    const bulk = async (...pessoas: Pick<Pessoa, 'id'>[]) =>
      aqui.editor.pedir(`${CONTAS}/actions/bulkDelete`, 'POST', {
        documentIds: await Promise.all(pessoas.map(documentoDe)),
      });
    const answer = await bulk(uma, outra);
    expect(answer.status, answer.text).toBe(200);
    await eventually(() => {
      expect(existsSync(arquivo)).toBe(false);
    });
    const administradoras = await consultar<{ id: number }>(
      'select id from up_users where permissao >= 2',
    );
    const nova = await novaAdministradora(aqui);
    const todas = await bulk(...administradoras, nova);
    expect(todas.status, todas.text).toBe(400);
    expect(recusa(todas.text).message).toMatch(/última conta de administração/);
    expect(await consultar('select id from up_users where permissao >= 2')).toHaveLength(
      administradoras.length + 1,
    );
  });
});
