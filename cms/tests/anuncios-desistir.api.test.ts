import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import { decidir, ler, meuAnuncio, passosDe, provar, resumoDos } from './harness/andamento';
import { comprarBanner, entrarComoAdministrador } from './harness/anuncios';
import { eventually } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { sql } from './harness/sql';
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

const PEDIDO = { motivo: 'Fechei a loja', chave_pix: 'ana@exemplo.test' };
const pedir = (quem: Visitante, id: number, campos: object = {}) =>
  quem.enviar(CAMINHOS.reembolso(id), campos);
const desistir = (quem: Visitante, id: number) => quem.enviar(CAMINHOS.desistirDoReembolso(id));
const publicos = async (): Promise<number[]> =>
  (await aqui.portal.ask(CAMINHOS.publicidade)).json<{ id: number }[]>().map(({ id }) => id);
/** The ad as an administrator's list has it. */
const daLista = async (id: number): Promise<Anuncio | undefined> =>
  (await ler<Anuncio[]>(admin, CAMINHOS.anunciosDeBanner)).find((um) => um.id === id);

/** A banner ad that is at this status by the ways an ad gets there. */
const anuncioEm = async (status: 0 | 1 | 3): Promise<number> => {
  const { id } = await comprarBanner(ana.visitante);
  if (status !== 0) await provar(ana.visitante, id);
  if (status === 1) await decidir(admin, id, 1);
  return id;
};

describe('desistir do reembolso', () => {
  it.each([0, 1, 3] as const)(
    'volta ao status %i, uma vez só, e o clique a mais responde o mesmo',
    async (status) => {
      const id = await anuncioEm(status);
      const antes = await meuAnuncio(ana, id);
      expect((await pedir(ana.visitante, id, PEDIDO)).status).toBe(200);
      expect(await publicos()).not.toContain(id);
      const [uma, duas] = [await desistir(ana.visitante, id), await desistir(ana.visitante, id)];
      const anuncio = await meuAnuncio(ana, id);
      for (const answer of [uma, duas])
        expect(answer.json()).toEqual({ status: '1', msg: MSG.reembolsoRetirado, anuncio });
      const { esperando_desde, ...resto } = antes;
      expect(anuncio).toMatchObject(resto);
      expect(anuncio.esperando_desde === null).toBe(esperando_desde === null);
      expect((await publicos()).includes(id)).toBe(status === 1);
      expect(resumoDos(await passosDe(ana.visitante, id)).slice(-2)).toEqual([
        `${status}>8 reembolso`,
        `8>${status} desistencia`,
      ]);
      expect((await daLista(id))?.reembolso).toBeNull();
    },
  );

  it('a decisão que chega depois da desistência diz que foi quem anuncia, e não outro administrador', async () => {
    const id = await anuncioEm(3);
    await pedir(ana.visitante, id);
    await desistir(ana.visitante, id);
    const decidirSobre8 = () =>
      admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status: 9, status_atual: 8 });
    expect((await decidirSobre8()).json()).toEqual({
      ...{ status: '0', msg: MSG.anuncianteAntes, codigo: 'anunciante_antes' },
    });
    await decidir(admin, id, 1);
    const tarde = await decidirSobre8();
    expect(tarde.status).toBe(409);
    expect(tarde.json()).toMatchObject({ msg: MSG.decididoAntes, codigo: 'decidido_antes' });
  });

  it('três ao mesmo tempo são uma desistência só', async () => {
    const id = await anuncioEm(3);
    await pedir(ana.visitante, id);
    const respostas = await Promise.all([1, 2, 3].map(() => desistir(ana.visitante, id)));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    const passos = await passosDe(ana.visitante, id);
    expect(passos.filter(({ evento }) => evento === 'desistencia')).toHaveLength(1);
  });

  it('o pedido já decidido não se retira', async () => {
    for (const status of [9, 1, 0]) {
      const id = await anuncioEm(1);
      await pedir(ana.visitante, id);
      await decidir(admin, id, status);
      const answer = await desistir(ana.visitante, id);
      expect([answer.status, answer.json()]).toEqual([
        409,
        { status: '0', msg: MSG.semPedidoDeReembolso, codigo: 'sem_pedido_de_reembolso' },
      ]);
      expect((await meuAnuncio(ana, id)).status).toBe(status);
    }
  });

  it('recusado a quem estava em 0, o pedido não é recusa do anúncio: fica a de antes', async () => {
    const negar = (id: number) => decidir(admin, id, 0, 'Nada foi pago');
    const recusaDe = async (id: number) => (await meuAnuncio(ana, id)).recusa;
    const novo = await anuncioEm(0);
    await pedir(ana.visitante, novo);
    await negar(novo);
    expect(await recusaDe(novo)).toBeUndefined();

    const recusado = await anuncioEm(3);
    await decidir(admin, recusado, 0, 'Está escura');
    await pedir(ana.visitante, recusado);
    await negar(recusado);
    expect(await recusaDe(recusado)).toEqual({ motivo: 'Está escura', tipo_motivo: 'outro' });

    const noAr = await anuncioEm(1);
    await pedir(ana.visitante, noAr);
    await negar(noAr);
    expect(await recusaDe(noAr)).toEqual({ motivo: 'Nada foi pago', tipo_motivo: 'outro' });
  });

  it('depois de uma desistência pode-se pedir e desistir outra vez', async () => {
    const id = await anuncioEm(1);
    for (let vez = 0; vez < 2; vez += 1) {
      expect((await pedir(ana.visitante, id)).status).toBe(200);
      expect((await desistir(ana.visitante, id)).json()).toMatchObject({ anuncio: { status: 1 } });
    }
    await decidir(admin, id, 0);
    expect((await desistir(ana.visitante, id)).status).toBe(409);
  });

  it('o que a administração pôs em reembolso volta aonde estava; do reembolsado, aonde estava antes', async () => {
    const id = await anuncioEm(3);
    await decidir(admin, id, 8);
    expect((await desistir(ana.visitante, id)).json()).toMatchObject({ anuncio: { status: 3 } });
    await decidir(admin, id, 1);
    await pedir(ana.visitante, id);
    await decidir(admin, id, 9);
    await decidir(admin, id, 8);
    expect((await desistir(ana.visitante, id)).json()).toMatchObject({ anuncio: { status: 1 } });
  });

  it('é do dono: a administração é 403, os outros 404, o convidado 401', async () => {
    const id = await anuncioEm(0);
    await pedir(ana.visitante, id);
    for (const [quem, status] of [
      [admin, 403],
      [outra.visitante, 404],
      [novoVisitante(aqui.portal), 401],
    ] as const)
      expect((await desistir(quem, id)).status).toBe(status);
    expect((await meuAnuncio(ana, id)).status).toBe(8);
  });

  it('o dono recebe a confirmação; a administração, só quando volta a ter o que decidir', async () => {
    const id = await anuncioEm(3);
    await pedir(ana.visitante, id);
    const consultar = () =>
      sql<{ modelo: string; resultado: string | null }>(
        aqui.portal,
        aqui.database,
        'select modelo, resultado from correios order by id desc limit 2',
      );
    await desistir(ana.visitante, id);
    await eventually(async () => {
      expect(await consultar()).toEqual([
        { modelo: 'anuncio-administracao', resultado: 'enviado' },
        { modelo: 'anuncio', resultado: 'enviado' },
      ]);
    }, 15_000);
  });
});

describe('o pedido de reembolso', () => {
  it('leva motivo e chave Pix à administração, e a mais ninguém', async () => {
    const id = await anuncioEm(1);
    expect((await daLista(id))?.reembolso).toBeNull();
    const { anuncio } = (await pedir(ana.visitante, id, PEDIDO)).json<{ anuncio: Anuncio }>();
    expect(anuncio).not.toHaveProperty('reembolso');
    expect(await meuAnuncio(ana, id)).not.toHaveProperty('reembolso');
    const pedido = { ...PEDIDO, pedido_em: anuncio.esperando_desde };
    expect((await daLista(id))?.reembolso).toEqual(pedido);
    const porConta = await ler<Anuncio[]>(admin, CAMINHOS.anunciosDoUsuario(ana.id));
    expect(porConta.find((um) => um.id === id)?.reembolso).toEqual(pedido);
    const passos = await passosDe(ana.visitante, id);
    expect(passos.at(-1)).toMatchObject({ evento: 'reembolso', motivo: PEDIDO.motivo });
    expect(JSON.stringify(passos)).not.toContain(PEDIDO.chave_pix);
    const pago = await decidir(admin, id, 9);
    expect(pago.json<{ anuncio: Anuncio }>().anuncio.reembolso).toEqual(pedido);
  });

  it('sem nada também vale; recusado, deixa de constar', async () => {
    const id = await anuncioEm(1);
    expect((await pedir(ana.visitante, id)).status).toBe(200);
    expect((await daLista(id))?.reembolso).toMatchObject({ motivo: '', chave_pix: '' });
    const recusa = await decidir(admin, id, 1, 'O anúncio já ficou no ar');
    expect(recusa.json<{ anuncio: Anuncio }>().anuncio.reembolso).toBeNull();
    const guardado = await sql<{ chave: string | null }>(
      aqui.portal,
      aqui.database,
      'select reembolso_chave_pix as chave from anuncios where id = ?',
      id,
    );
    expect(guardado).toEqual([{ chave: null }]);
  });

  it.each([
    [{ motivo: 'x'.repeat(501) }, ['motivo']],
    [{ chave_pix: 'x'.repeat(78) }, ['chave_pix']],
    [{ motivo: ['x'], chave_pix: { x: 1 } }, ['motivo', 'chave_pix']],
  ])('%j é 422, e nada é pedido', async (campos, erros) => {
    const id = await anuncioEm(0);
    const answer = await pedir(ana.visitante, id, campos);
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.json<{ erros: object }>().erros)).toEqual(erros);
    expect((await meuAnuncio(ana, id)).status).toBe(0);
  });
});
