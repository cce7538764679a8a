import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { SENHA } from '@portal/testing/senha';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comprarBanner, entrarComoAdministrador, excluirAnuncio } from './harness/anuncios';
import { onPostgres } from './harness/database';
import { comContaveis, idDoCookie } from './harness/contagens';
import { type Answer, eventually } from './harness/http';
import { enviarRetrato } from './harness/midias';
import { novaPessoa } from './harness/pessoas';
import { umPortalComPesquisas } from './harness/pesquisas';
import { errosEm } from './harness/registros';
import { esperamPorTrava } from './harness/travas';

const noPostgres = describe.runIf(onPostgres);

noPostgres('uma tabela que outro programa trava', () => {
  const aqui = umPortalComPesquisas({ PORTAL_LIMITS: '100', PORTAL_DB_LOCK_TIMEOUT: '1500' });
  const cont = comContaveis(aqui);
  let cliente: Client;

  beforeAll(async () => {
    cliente = new Client({ connectionString: aqui.database.url ?? '' });
    await cliente.connect();
  });
  afterAll(() => cliente.end());

  const comTrava = async (tabela: string, fazer: () => Promise<void>): Promise<void> => {
    await cliente.query('begin');
    await cliente.query(`lock table ${tabela} in access exclusive mode`);
    try {
      await fazer();
    } finally {
      await cliente.query('rollback');
    }
  };

  const em = async (pedido: Promise<Answer>): Promise<{ status: number; ms: number }> => {
    const inicio = performance.now();
    const { status } = await pedido;
    return { status, ms: performance.now() - inicio };
  };

  const votar = () => aqui.votar(aqui.pessoa());

  const responde503 = async (pedidos: Promise<Answer>[]): Promise<void> => {
    for (const { status, ms } of await Promise.all(pedidos.map(em))) {
      expect(status).toBe(503);
      // Within 5 s (docs/operacao.md, "Quedas"), and what a busy machine adds to the test's own clock.
      expect(ms).toBeLessThan(7500);
    }
  };

  const responde = async (status: number, pedidos: Promise<Answer>[]): Promise<void> => {
    const respostas = await Promise.all(pedidos);
    expect(respostas.map((uma) => uma.status)).toEqual(respostas.map(() => status));
  };

  it('os votos: quem vota ouve 503 em menos de 5 s, com uma linha cada; os outros nada percebem', async () => {
    const { visitante } = await novaPessoa(aqui.portal);
    const calado = aqui.portal.output().length;
    await comTrava('votos', async () => {
      // More of them than there are connections.
      const votos = responde503(Array.from({ length: 30 }, votar));
      await responde(200, [
        aqui.portal.ask(CAMINHOS.radios),
        aqui.portal.ask(CAMINHOS.saude),
        visitante.pedir(CAMINHOS.meusDados),
      ]);
      await responde(204, [cont.presenca(await cont.visitante())]);
      await votos;
    });
    expect(errosEm(aqui.portal.output().slice(calado))).toHaveLength(30);
    expect((await votar()).status).toBe(201);
  });

  it('os anúncios: quem os lê de novo ouve 503; as leituras públicas seguem com o que sabiam', async () => {
    const pessoa = await novaPessoa(aqui.portal);
    const visto = await cont.visitante();
    const leituras = () =>
      [CAMINHOS.portal, CAMINHOS.precos, CAMINHOS.radios, CAMINHOS.publicidade].map((uma) =>
        aqui.portal.ask(uma),
      );
    await responde(200, leituras());
    await comTrava('anuncios', async () => {
      const dependem = responde503(
        Array.from({ length: 10 }, () =>
          pessoa.visitante.pedir(CAMINHOS.anunciosDoUsuario(pessoa.id)),
        ),
      );
      // Longer than public reads may be kept without a look at the tables.
      for (let vez = 0; vez < 3; vez += 1) {
        await new Promise((resolve) => setTimeout(resolve, 3100));
        await responde(200, leituras());
      }
      await responde(200, [
        pessoa.visitante.pedir(CAMINHOS.meusDados),
        aqui.portal.ask(CAMINHOS.saude),
      ]);
      await responde(204, [visto.pedir(CAMINHOS.presenca(idDoCookie(visto)))]);
      await dependem;
    });
  });

  it('os arquivos: um cantor guardado no painel com foto é 503, e não uma foto que não existe', async () => {
    const foto = (await enviarRetrato(aqui.editor)).id;
    const guardar = () =>
      aqui.editor.pedir('/content-manager/collection-types/api::cantor.cantor', 'POST', {
        nome: 'Com Foto',
        foto,
      });
    await comTrava('files', () => responde503([guardar()]));
    expect((await guardar()).status).toBe(201);
  });

  it('as contagens: o toque ouve 503, e conta quando a trava se vai', async () => {
    const visto = await cont.visitante();
    await eventually(async () => expect((await cont.tocar(visto)).status).toBe(204));
    await comTrava('contadores', () => responde503([cont.tocar(visto)]));
    await eventually(async () => expect((await cont.tocar(visto)).status).toBe(204));
  });

  it('um anúncio: a conta que se exclui e espera por ele o acha excluído pela administração, e vai assim mesmo', async () => {
    const { visitante, id } = await novaPessoa(aqui.portal);
    const administrador = await entrarComoAdministrador(aqui.portal);
    const anuncio = await comprarBanner(visitante);
    const pedidos: Promise<Answer>[] = [];
    await cliente.query('begin');
    await cliente.query('select id from anuncios where id = $1 for update', [anuncio.id]);
    try {
      for (const [vez, pedir] of [
        () => excluirAnuncio(administrador, anuncio.id),
        () => visitante.enviar(CAMINHOS.excluirConta, { senha: SENHA }),
      ].entries()) {
        pedidos.push(pedir());
        await eventually(async () => expect(await esperamPorTrava(aqui)).toBe(vez + 1));
      }
    } finally {
      await cliente.query('rollback');
    }
    await responde(200, pedidos);
    const contas = await cliente.query('select id from up_users where id = $1', [id]);
    expect(contas.rows).toEqual([]);
  });
});
