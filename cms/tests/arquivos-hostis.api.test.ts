import { formularioDeBanner } from '@portal/testing/formularios';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  imagem,
  SALVAR,
} from './harness/anuncios';
import { type Editor, loginEditor, multipart } from './harness/editor';
import { enquanto } from './harness/enquanto';
import { type Answer, eventually } from './harness/http';
import { enviarRetrato, som } from './harness/midias';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { pngInteiro, pngQueDiz } from './harness/png-gigante';
import { umPortal } from './harness/um-portal';
import { retratoDe } from './harness/retrato';
import { SONS_HOSTIS } from './harness/sons-hostis';
import type { Visitante } from './harness/visitante';

/** Far above what is measured, far below what a portal that does this work itself takes. */
const LEITURA_MS = 2_000;
const SAUDE_MS = 5_000;
const DEMORA_MS = 180_000;

const aqui = umPortal({ PORTAL_LIMITS: '1000' });
let admin: Visitante;
let ana: Pessoa;
let editor: Editor;
let enderecos: string[];
beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
  editor = await loginEditor(aqui.portal);
  const { url } = await enviarRetrato(editor, 'Ana');
  enderecos = ['/api/radios/all', url];
});

/** Sends, and sees to it that meanwhile everybody else is answered and afterwards nothing of what was refused is left. */
const semEsperas = async (
  enviar: () => Promise<Answer[]>,
  statuses: number[],
): Promise<Answer[]> => {
  const antes = await retratoDe(aqui);
  const { feito, p95, saude } = await enquanto(aqui.portal, enderecos, enviar());
  for (const { status, text } of feito) expect(statuses, text).toContain(status);
  expect(p95).toBeLessThan(LEITURA_MS);
  expect(saude).toBeLessThan(SAUDE_MS);
  if (feito.every(({ status }) => status >= 400))
    await eventually(async () => expect(await retratoDe(aqui)).toEqual(antes));
  return feito;
};

const comprar = (arquivo_banner: Buffer): Promise<Answer> =>
  enviarPartes(ana.visitante, SALVAR, { ...formularioDeBanner(), arquivo_banner });

const aBiblioteca = (nome: string, tipo: string, bytes: Buffer): Promise<Answer> => {
  const { headers, body } = multipart('files', nome, tipo, bytes);
  return aqui.portal.ask('/upload', {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${editor.token}` },
    body,
  });
};

describe('imagens feitas para ocupar', () => {
  it('uma de 1 × 39.000.000 é recusada pelo cabeçalho, num anúncio e na biblioteca', async () => {
    const fina = pngQueDiz(1, 39_000_000);
    const palavras = 'A imagem deve ter até 12.000 pixels de lado.';
    const [anuncio, biblioteca] = await semEsperas(
      () => Promise.all([comprar(fina), aBiblioteca('a.png', 'image/png', fina)]),
      [400, 422],
    );
    expect(anuncio?.json()).toMatchObject({ erros: { arquivo_banner: [palavras] } });
    expect(biblioteca?.json()).toMatchObject({ error: { message: palavras } });
  });

  it(
    'oito de uma vez não param os outros: cada uma é guardada, recusada, ou fica para depois',
    async () => {
      const pesada = pngInteiro({ largura: 8000, altura: 4990, bits: 16 });
      const answers = await semEsperas(
        () => Promise.all(Array.from({ length: 8 }, () => comprar(pesada))),
        [201, 422, 503],
      );
      for (const { status, headers, text } of answers) {
        if (status !== 503) continue;
        expect(headers['retry-after']).toMatch(/^\d+$/);
        expect(text).toContain('Há muitos arquivos');
      }
      await comprarBanner(ana.visitante);
    },
    DEMORA_MS,
  );

  it(
    'quem chega com a fila cheia ouve que volte depois, no anúncio e na biblioteca',
    async () => {
      const pesada = pngInteiro({ largura: 8000, altura: 4990, bits: 16 });
      const answers = await semEsperas(
        () =>
          Promise.all([
            ...Array.from({ length: 30 }, () => comprar(pesada)),
            ...Array.from({ length: 6 }, () => aBiblioteca('a.png', 'image/png', pesada)),
          ]),
        [200, 201, 400, 422, 503],
      );
      const cheias = answers.filter(({ status }) => status === 503);
      expect(cheias.length).toBeGreaterThan(0);
      for (const { headers, text } of cheias) {
        expect(headers['retry-after']).toMatch(/^\d+$/);
        expect(text).toContain('Há muitos arquivos');
      }
      await comprarBanner(ana.visitante);
    },
    DEMORA_MS,
  );
});

describe('sons feitos para ocupar', () => {
  const musica = async (arquivo_musica: Buffer): Promise<Answer> =>
    enviarPartes(admin, SALVAR, {
      ...{ titulo: 'Canção', periodo: '1', tipo_anuncio: 'musica', meio_pagamento: 'pix' },
      ...{ termos: 'on', nome_musica: 'Canção', id_cantor_musica: '', nome_cantor: 'Cantora' },
      ...{ slogan_cantor: 'Voz', segmento_cantor: 'Louvor' },
      foto_cantor: await imagem('#131313'),
      arquivo_musica,
    });

  it.each(SONS_HOSTIS)(
    '%s é guardado ou recusado no seu prazo, e ninguém mais espera',
    async (_, hostil) => {
      const inicio = performance.now();
      const [answer] = await semEsperas(async () => [await musica(hostil())], [201, 422]);
      expect(performance.now() - inicio).toBeLessThan(60_000);
      if (answer?.status === 422)
        expect(answer.json()).toMatchObject({
          erros: { arquivo_musica: [expect.stringMatching(/áudio.*Envie outro\.$/)] },
        });
    },
    DEMORA_MS,
  );

  it(
    'na biblioteca também, e um som de verdade entra em seguida',
    async () => {
      const [, , aac] = SONS_HOSTIS;
      const bytes = aac?.[1]() ?? Buffer.alloc(0);
      const [answer] = await semEsperas(
        async () => [await aBiblioteca('a.aac', 'audio/aac', bytes)],
        [400],
      );
      expect(answer?.text).toMatch(/áudio.*Envie outro/);
      expect((await aBiblioteca('b.mp3', 'audio/mpeg', som())).status).toBe(201);
    },
    DEMORA_MS,
  );
});
