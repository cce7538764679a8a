import { existsSync } from 'node:fs';
import path from 'node:path';
import { comprovanteSchema } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { somarDiasUteis } from '@portal/contracts/tempo/dias-uteis';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  comprovantesDe,
  decidir,
  editarMeu,
  meuAnuncio,
  passosDe,
  provar,
  resumoDos,
} from './harness/andamento';
import { comprarBanner, entrarComoAdministrador, excluirAnuncio } from './harness/anuncios';
import { eventually } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { retratoDe } from './harness/retrato';
import { emBanco, sql } from './harness/sql';
import { umPortal } from './harness/um-portal';
import { novoVisitante, type Visitante } from './harness/visitante';

const aqui = umPortal({ PORTAL_LIMITS: '100' });
let admin: Visitante;
let ana: Pessoa;
let outra: Pessoa;
beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
  outra = await novaPessoa(aqui.portal);
});

const reenviar = (quem: Visitante, id: number) => quem.enviar(CAMINHOS.reenviarAnuncio(id));

/** A banner ad whose proof came and that was refused. */
const recusado = async (motivo = 'A imagem está cortada'): Promise<number> => {
  const { id } = await comprarBanner(ana.visitante);
  await provar(ana.visitante, id);
  expect((await decidir(admin, id, 0, motivo)).status).toBe(200);
  return id;
};

describe('reenviar', () => {
  it('o recusado volta à fila com o comprovante que já tinha, e o clique a mais não muda nada', async () => {
    const id = await recusado();
    const antes = await meuAnuncio(ana, id);
    expect((await editarMeu(ana.visitante, id, { titulo_banner: 'Corrigido' })).status).toBe(200);
    const [uma, duas] = [await reenviar(ana.visitante, id), await reenviar(ana.visitante, id)];
    const anuncio = await meuAnuncio(ana, id);
    for (const answer of [uma, duas])
      expect(answer.json()).toEqual({ status: '1', msg: MSG.reenviado, anuncio });
    const { path_comprovante, enviado_em } = antes;
    expect(anuncio).toMatchObject({ status: 3, path_comprovante, enviado_em });
    expect(resumoDos(await passosDe(ana.visitante, id)).slice(-3)).toEqual([
      '3>0 decisao',
      '0>0 edicao',
      '0>3 reenvio',
    ]);
    expect(await comprovantesDe(ana.visitante, id)).toHaveLength(1);
  });

  it('o assunto do motivo vai com ele, na leitura e no histórico; sem assunto é outro; o que não é assunto é 422', async () => {
    const recusar = (id: number, dados: object) =>
      admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status: 0, ...dados });
    const { id } = await comprarBanner(ana.visitante);
    expect((await meuAnuncio(ana, id)).recusa).toBeUndefined();
    await provar(ana.visitante, id);
    const errado = await recusar(id, { motivo: 'Não abre', tipo_motivo: 'preço' });
    expect(errado.status).toBe(422);
    expect(errado.json()).toMatchObject({ erros: { tipo_motivo: expect.any(Array) as string[] } });
    expect((await recusar(id, { motivo: 'Não abre', tipo_motivo: 'link' })).status).toBe(200);
    const link = { motivo: 'Não abre', tipo_motivo: 'link' };
    expect((await meuAnuncio(ana, id)).recusa).toEqual(link);
    expect((await passosDe(ana.visitante, id)).at(-1)).toMatchObject(link);

    await reenviar(ana.visitante, id);
    expect((await meuAnuncio(ana, id)).recusa).toBeUndefined();
    await recusar(id, { motivo: 'Ainda não' });
    expect((await meuAnuncio(ana, id)).recusa).toEqual({
      motivo: 'Ainda não',
      tipo_motivo: 'outro',
    });
    expect((await decidir(admin, id, 1)).status).toBe(200);
    expect((await meuAnuncio(ana, id)).recusa).toBeUndefined();
    expect((await passosDe(ana.visitante, id)).at(-1)?.tipo_motivo).toBeUndefined();
  });

  it('dois ao mesmo tempo são um reenvio só', async () => {
    const id = await recusado();
    const respostas = await Promise.all([
      reenviar(ana.visitante, id),
      reenviar(ana.visitante, id),
      reenviar(ana.visitante, id),
    ]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    const passos = await passosDe(ana.visitante, id);
    expect(passos.filter(({ evento }) => evento === 'reenvio')).toHaveLength(1);
  });

  it('o prazo da análise conta de novo; o dia em que o comprovante veio fica', async () => {
    const id = await recusado();
    const faz10dias = emBanco(aqui.database, new Date(Date.now() - 10 * 86_400_000));
    const voltar = 'update anuncios set enviado_em = ? where id = ?';
    await sql(aqui.portal, aqui.database, voltar, faz10dias, id);
    await reenviar(ana.visitante, id);
    const { enviado_em, esperando_desde, previsao_liberacao } = await meuAnuncio(ana, id);
    expect(Date.now() - new Date(enviado_em ?? '').getTime()).toBeGreaterThan(9 * 86_400_000);
    expect(previsao_liberacao).toBe(somarDiasUteis(dataCivil(new Date(esperando_desde ?? '')), 5));
  });

  it('a administração é avisada de que foi reenviado, e não de outro pagamento', async () => {
    const id = await recusado();
    await reenviar(ana.visitante, id);
    await eventually(async () => {
      const mails = await sql<{ modelo: string; resultado: string }>(
        aqui.portal,
        aqui.database,
        'select modelo, resultado from correios where resultado is not null order by id desc limit 1',
      );
      expect(mails).toEqual([{ modelo: 'anuncio-administracao', resultado: 'enviado' }]);
    }, 15_000);
  });

  it('sem comprovante, ou fora do status 0, é recusado com o motivo, e nada muda', async () => {
    const { id } = await comprarBanner(ana.visitante);
    const semProva = await reenviar(ana.visitante, id);
    expect([semProva.status, semProva.json()]).toEqual([
      409,
      { status: '0', msg: MSG.reenvioSemComprovante, codigo: 'reenvio_sem_comprovante' },
    ]);
    await provar(ana.visitante, id);
    for (const status of [3, 1, 8, 9]) {
      await decidir(admin, id, status);
      const answer = await reenviar(ana.visitante, id);
      expect([answer.status, answer.json()], `status ${status}`).toEqual([
        409,
        { status: '0', msg: MSG.reenvioTravado, codigo: 'reenvio_travado' },
      ]);
      expect((await meuAnuncio(ana, id)).status).toBe(status);
    }
  });

  it('é do dono: a administração é 403, os outros 404, o convidado 401', async () => {
    const id = await recusado();
    const antes = await retratoDe(aqui);
    const convidado = novoVisitante(aqui.portal);
    for (const [quem, status] of [
      [admin, 403],
      [outra.visitante, 404],
      [convidado, 401],
    ] as const)
      expect((await reenviar(quem, id)).status).toBe(status);
    for (const nenhum of [999_999, Number.NaN])
      expect((await reenviar(ana.visitante, nenhum)).status).toBe(404);
    expect(await retratoDe(aqui)).toEqual(antes);
  });
});

describe('os comprovantes', () => {
  it('ficam todos, o mais novo primeiro, os recusados também', async () => {
    const id = await recusado('O valor é outro');
    await provar(ana.visitante, id, '#0000ff');
    await decidir(admin, id, 0, 'Ilegível');
    await provar(ana.visitante, id, '#ff0000');
    const lista = await comprovantesDe(ana.visitante, id);
    expect(lista).toHaveLength(3);
    expect(lista.map((um) => comprovanteSchema.parse(um))).toEqual(lista);
    const anuncio = await meuAnuncio(ana, id);
    const { path_comprovante, enviado_em } = anuncio;
    expect(lista[0]).toEqual({ path_comprovante, enviado_em });
    expect(lista.map((um) => um.enviado_em)).toEqual(
      lista
        .map((um) => um.enviado_em)
        .sort()
        .reverse(),
    );
    expect(await comprovantesDe(admin, id)).toEqual(lista);
    const bytes = new Set<string>();
    for (const um of lista) {
      expect((await aqui.portal.ask(um.path_comprovante)).status).toBe(404);
      expect((await outra.visitante.pedir(um.path_comprovante)).status).toBe(404);
      for (const quem of [ana.visitante, admin]) {
        const visto = await quem.pedir(um.path_comprovante);
        expect([visto.status, visto.headers['cache-control']]).toEqual([200, 'private, no-store']);
        bytes.add(visto.bytes.toString('base64'));
      }
    }
    expect(bytes.size).toBe(3);
    const vistas = (await passosDe(admin, id)).filter((p) => p.evento === 'comprovante visto');
    expect(vistas).toHaveLength(3);
  });

  it('sem nenhum, a lista é vazia; de outra pessoa não existe', async () => {
    const { id } = await comprarBanner(ana.visitante);
    expect(await comprovantesDe(ana.visitante, id)).toEqual([]);
    for (const [quem, status] of [
      [outra.visitante, 404],
      [novoVisitante(aqui.portal), 401],
    ] as const)
      expect((await quem.pedir(CAMINHOS.comprovantes(id))).status).toBe(status);
    expect((await admin.pedir(CAMINHOS.comprovantes(999_999))).status).toBe(404);
  });

  it('um comprovante que não serve não entra na lista', async () => {
    const id = await recusado();
    const antes = await retratoDe(aqui);
    const answer = await editarMeu(ana.visitante, id, { arquivo_comprovante: Buffer.from('x') });
    expect(answer.status).toBe(422);
    expect(await retratoDe(aqui)).toEqual(antes);
  });

  it('vão todos com o anúncio excluído, o arquivo também', async () => {
    const antes = await retratoDe(aqui);
    const id = await recusado();
    await provar(ana.visitante, id, '#0000ff');
    const arquivos = (await comprovantesDe(ana.visitante, id)).map(({ path_comprovante }) =>
      path.join(aqui.portal.dataDir, 'uploads', path_comprovante.replace('/storage/', '')),
    );
    expect(arquivos.map((arquivo) => existsSync(arquivo))).toEqual([true, true]);
    expect((await excluirAnuncio(ana.visitante, id)).status).toBe(200);
    await eventually(async () => {
      const { linhas, ...resto } = await retratoDe(aqui);
      const { historicos } = linhas;
      expect({ linhas: { ...antes.linhas, historicos }, ...resto }).toEqual({
        ...antes,
        linhas: { ...linhas },
      });
    });
    expect((await admin.pedir(CAMINHOS.comprovantes(id))).status).toBe(404);
  });
});
