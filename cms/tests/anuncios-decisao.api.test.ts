import type { Anuncio, Passo } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  imagem,
  type Partes,
} from './harness/anuncios';
import { newDatabase, type TestDatabase } from './harness/database';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import type { Visitante } from './harness/visitante';

let database: TestDatabase;
let portal: TestPortal;
let admin: Visitante;
let outroAdmin: Visitante;
let ana: Pessoa;

beforeAll(async () => {
  database = await newDatabase();
  portal = await startTestPortal({ database: database.url, env: { PORTAL_LIMITS: '100' } });
  admin = await entrarComoAdministrador(portal);
  outroAdmin = await entrarComoAdministrador(portal);
  ana = await novaPessoa(portal);
});
afterAll(async () => {
  await portal.stop();
  await database.drop();
});

const esperandoDecisao = async (): Promise<Anuncio> => {
  const { id } = await comprarBanner(ana.visitante);
  await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
    id_anuncio: String(id),
    arquivo_comprovante: await imagem('#00ff00', 'jpeg'),
  });
  return meu(id);
};
const meu = async (id: number): Promise<Anuncio> => {
  const answer = await ana.visitante.pedir(CAMINHOS.anunciosDoUsuario(ana.id));
  const anuncio = answer.json<Anuncio[]>().find((um) => um.id === id);
  if (!anuncio) throw new Error(`ad ${id} is not there`);
  return anuncio;
};
const passosDe = async (id: number): Promise<Passo[]> =>
  (await admin.pedir(CAMINHOS.historico(id))).json<Passo[]>();

it('a decisão tomada sobre um status que já mudou é recusada e não muda nada', async () => {
  const { id } = await esperandoDecisao();
  const decidir = (quem: Visitante, status: number) =>
    quem.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status, status_atual: 3 });
  expect((await decidir(outroAdmin, 0)).status).toBe(200);
  const antes = await passosDe(id);
  const tarde = await decidir(admin, 1);
  expect(tarde.status).toBe(409);
  expect(tarde.json()).toEqual({
    status: '0',
    msg: 'Outro administrador já decidiu sobre este anúncio.',
  });
  expect((await meu(id)).status).toBe(0);
  expect(await passosDe(id)).toEqual(antes);
});

it('o que foi aprovado e parou volta pelo comprovante, e por nada mais que o dono mude', async () => {
  const { id } = await esperandoDecisao();
  const decidir = (status: number) =>
    admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });
  const editar = (partes: Partes) =>
    enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, { id_anuncio: String(id), ...partes });
  await decidir(1);
  await decidir(0);
  const { data_inicio } = await meu(id);
  const arquivo_comprovante = await imagem('#0000ff', 'jpeg');
  const trocas: Partes[] = [{ titulo: 'Outro' }, { titulo_banner: 'Outro', arquivo_comprovante }];
  for (const troca of trocas) expect((await editar(troca)).status).toBe(409);
  const antes = await meu(id);
  expect(antes.status).toBe(0);
  expect((await editar({ arquivo_comprovante })).status).toBe(200);
  expect(await meu(id)).toMatchObject({ status: 3, banner: antes.banner });
  expect((await editar({ arquivo_comprovante })).status).toBe(409);
  await decidir(1);
  expect(await meu(id)).toMatchObject({ status: 1, data_inicio });
});

it('de duas decisões ao mesmo tempo sobre o mesmo status, uma só vale', async () => {
  const { id } = await esperandoDecisao();
  const respostas = await Promise.all(
    [admin, outroAdmin].map((quem, i) =>
      quem.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status: i, status_atual: '3' }),
    ),
  );
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await passosDe(id)).toHaveLength(3);
});

it.each([2, '3abc', null, true])('status_atual %j não é um status', async (status_atual) => {
  const { id } = await comprarBanner(ana.visitante);
  const answer = await admin.enviar(CAMINHOS.atualizarStatus, {
    id_anuncio: id,
    status: 1,
    status_atual,
  });
  expect(answer.status).toBe(422);
  expect((await meu(id)).status).toBe(0);
});

it('diz desde quando um anúncio espera, e só enquanto espera', async () => {
  const { id, esperando_desde } = await comprarBanner(ana.visitante);
  expect(esperando_desde).toBeNull();
  await ana.visitante.enviar(CAMINHOS.reembolso(id));
  const [compra, pedido] = (await passosDe(id)).map(({ quando }) => quando);
  const desde = (await meu(id)).esperando_desde ?? '';
  expect([compra, desde, pedido]).toEqual([compra, desde, pedido].sort());
  await admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status: 9 });
  expect((await meu(id)).esperando_desde).toBeNull();
});
