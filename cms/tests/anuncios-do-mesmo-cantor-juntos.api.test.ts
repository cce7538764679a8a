import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, expect, it } from 'vitest';
import {
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  type Partes,
  SALVAR,
  venderMusica,
} from './harness/anuncios';
import type { Answer } from './harness/http';
import { som } from './harness/midias';
import { umPortalComum } from './harness/portal-comum';
import type { Visitante } from './harness/visitante';

/** Enough for a deadlock to show: without one lock order one round in two met it. */
const VOLTAS = Number(process.env['PORTAL_TESTS_VOLTAS'] ?? 20);

const aqui = umPortalComum();
let admin: Visitante;
let outra: Visitante;

beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  outra = await entrarComoAdministrador(aqui.portal);
});

const vender = (nome: string, cantor: Partes) => venderMusica(admin, nome, cantor);
const novaCantora = async (volta: number): Promise<Partes> => ({
  ...{ nome_cantor: `Cantora ${volta}`, slogan_cantor: 'Um slogan', segmento_cantor: 'Louvor' },
  foto_cantor: await imagem('#778899'),
});

type Acao = (quem: Visitante, id: number) => Promise<Answer>;
const decidir =
  (status: number): Acao =>
  (quem, id) =>
    quem.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });
const ACOES: readonly [nome: string, acao: Acao, noAr: boolean][] = [
  ['excluir', excluirAnuncio, false],
  ['desativar', decidir(0), false],
  [
    'editar',
    (quem, id) =>
      enviarPartes(quem, CAMINHOS.editarMusica, { id_anuncio: String(id), nome_musica: 'Outra' }),
    true,
  ],
  ['reembolso', (quem, id) => quem.enviar(CAMINHOS.reembolso(id)), false],
];
const PARES = ACOES.flatMap((uma, i) => ACOES.slice(i).map((outra) => [uma, outra] as const));

const ouvidas = async (cantora: string): Promise<number> => {
  const answer = await admin.pedir(`${CAMINHOS.cantores}/${cantora}`);
  return answer.status === 404 ? 0 : answer.json<Cantor>().musicas.length;
};

it(
  'dois administradores mexem em duas músicas de um cantor: os dois conseguem, em alguma ordem',
  { timeout: VOLTAS * 10_000 },
  async () => {
    for (let volta = 0; volta < VOLTAS; volta += 1) {
      const par = PARES[volta % PARES.length];
      if (!par) throw new Error('sem par');
      const a = await vender('Primeira', await novaCantora(volta));
      const cantora = a.musica?.id_cantor ?? '';
      expect((await decidir(1)(admin, a.id)).status).toBe(200);
      const b = await vender('Segunda', { id_cantor_musica: cantora });
      expect((await decidir(1)(outra, b.id)).status).toBe(200);
      const [[nomeA, acaoA, ficaA], [nomeB, acaoB, ficaB]] = par;
      const respostas = await Promise.all([acaoA(admin, a.id), acaoB(outra, b.id)]);
      const status = respostas.map((resposta) => resposta.status);
      expect({ volta, par: [nomeA, nomeB], status }).toEqual({
        ...{ volta, par: [nomeA, nomeB], status: [200, 200] },
      });
      expect(await ouvidas(cantora)).toBe(Number(ficaA) + Number(ficaB));
    }
  },
);

it('duas músicas trocam de cantor entre si ao mesmo tempo', { timeout: 120_000 }, async () => {
  const a = await vender('Primeira', await novaCantora(1));
  const b = await vender('Segunda', await novaCantora(2));
  for (const { id } of [a, b]) expect((await decidir(1)(admin, id)).status).toBe(200);
  const dar = (quem: Visitante, { id }: Anuncio, de: Anuncio) =>
    enviarPartes(quem, CAMINHOS.editarMusica, {
      ...{ id_anuncio: String(id), id_cantor_musica: de.musica?.id_cantor ?? '' },
    });
  for (let volta = 0; volta < VOLTAS / 4; volta += 1) {
    const [x, y] = volta % 2 === 0 ? [b, a] : [a, b];
    const respostas = await Promise.all([dar(admin, a, x), dar(outra, b, y)]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200]);
  }
});

it(
  'uma música nova chega enquanto o cantor se vai: é vendida ou recusada com palavras',
  { timeout: 120_000 },
  async () => {
    for (let volta = 0; volta < VOLTAS / 8; volta += 1) {
      const a = await vender('Primeira', await novaCantora(volta));
      expect((await decidir(1)(admin, a.id)).status).toBe(200);
      const [, nova] = await Promise.all([
        excluirAnuncio(admin, a.id),
        enviarPartes(outra, SALVAR, {
          ...{ titulo: 'Nova', tipo_anuncio: 'musica', periodo: '1', meio_pagamento: 'pix' },
          ...{ termos: 'true', nome_musica: 'Nova', arquivo_musica: som() },
          id_cantor_musica: a.musica?.id_cantor ?? '',
        }),
      ]);
      expect([201, 422]).toContain(nova.status);
    }
  },
);
