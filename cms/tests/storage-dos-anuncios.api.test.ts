import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { variante } from '@portal/contracts/arquivo/imagem';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  excluirAnuncio,
  imagem,
  SALVAR,
} from './harness/anuncios';
import { eventually } from './harness/http';
import { umPortalEditado } from './harness/leitura';
import { enviarRetrato, som } from './harness/midias';
import { entrar, novaPessoa, type Pessoa } from './harness/pessoas';
import { umRelogio } from './harness/relogio';
import type { Visitante } from './harness/visitante';

/** Long enough ago for every instance to know whose a file is. */
const MAIS_TARDE_S = 60;
const POR_ENQUANTO = 'public, max-age=240, must-revalidate';
const PARA_SEMPRE = 'public, max-age=31536000, immutable';
const PRIVADO = 'private, no-store';

const relogio = umRelogio();
const aqui = umPortalEditado({ PORTAL_LIMITS: '100', ...relogio.env });
let admin: Visitante;
let ana: Pessoa;
let outra: Pessoa;

/** Whoever the clock logged off comes back. */
const entrarDeNovo = async (): Promise<void> => {
  admin = await entrarComoAdministrador(aqui.portal);
  await entrar(aqui.portal, outra, { visitante: outra.visitante });
};

beforeAll(async () => {
  admin = await entrarComoAdministrador(aqui.portal);
  ana = await novaPessoa(aqui.portal);
  outra = await novaPessoa(aqui.portal);
});

const decidir = async ({ id }: Anuncio, status: number): Promise<void> => {
  const answer = await admin.enviar(CAMINHOS.atualizarStatus, { id_anuncio: id, status });
  expect(answer.status, answer.text).toBe(200);
};

/** What everybody gets, what the owner gets and how it may be kept. */
const resposta = async (caminho: string, dona: Visitante) => {
  const publica = await aqui.portal.ask(caminho);
  const alheia = await outra.visitante.pedir(caminho);
  const propria = await dona.pedir(caminho);
  const daEquipe = await admin.pedir(caminho);
  expect([alheia.status, daEquipe.status]).toEqual([publica.status, propria.status]);
  return {
    publica: publica.status,
    propria: propria.status,
    cache: propria.headers['cache-control'],
  };
};
const NO_AR = { publica: 200, propria: 200, cache: POR_ENQUANTO };
const SO_DELA = { publica: 404, propria: 200, cache: PRIVADO };
const DE_TODOS = { publica: 200, propria: 200, cache: PARA_SEMPRE };
const SUMIDO = { publica: 404, propria: 404 };

it('o que a equipe publicou por si fica nos caches para sempre, passado o primeiro minuto', async () => {
  const retrato = await enviarRetrato(aqui.editor, 'Da equipe');
  const foto = retrato.url;
  await aqui.editor.createPublished('api::cantor.cantor', { nome: 'Da equipe', foto: retrato.id });
  expect(await resposta(foto, ana.visitante)).toEqual({ ...DE_TODOS, cache: POR_ENQUANTO });
  relogio.adiantar(MAIS_TARDE_S);
  expect(await resposta(foto, ana.visitante)).toEqual(DE_TODOS);
});

describe('os arquivos de um anúncio', () => {
  it('de banner são só do dono e da administração enquanto ele não está no ar, em toda largura', async () => {
    const arquivo_banner = await imagem('#336699');
    const anuncio = await comprarBanner(ana.visitante, { arquivo_banner });
    const inteira = anuncio.imagem_banner ?? '';
    for (const caminho of [inteira, variante(inteira, 256), variante(inteira, 512)]) {
      expect(await resposta(caminho, ana.visitante)).toEqual(SO_DELA);
      await decidir(anuncio, 1);
      expect(await resposta(caminho, ana.visitante)).toEqual(NO_AR);
      await decidir(anuncio, 0);
      expect(await resposta(caminho, ana.visitante)).toEqual(SO_DELA);
    }
    await decidir(anuncio, 1);
    const visto = await aqui.portal.ask(inteira);
    const etag = visto.headers.etag ?? '';
    const outraVez = await aqui.portal.ask(inteira, { headers: { 'If-None-Match': etag } });
    expect([outraVez.status, outraVez.headers['cache-control']]).toEqual([304, POR_ENQUANTO]);
    expect((await excluirAnuncio(admin, anuncio.id)).status).toBe(200);
    await eventually(async () =>
      expect(await resposta(inteira, ana.visitante)).toMatchObject(SUMIDO),
    );
  });

  it('de música e do cantor que veio com ela saem do ar à meia-noite de São Paulo', async () => {
    relogio.acertar('2027-03-10T15:00:00Z');
    await entrarDeNovo();
    const venda = await enviarPartes(admin, SALVAR, {
      ...{ titulo: 'Canção', tipo_anuncio: 'musica', periodo: '1', meio_pagamento: 'pix' },
      ...{ termos: 'true', nome_musica: 'Canção', arquivo_musica: som() },
      foto_musica: await imagem('#112233'),
      ...{ nome_cantor: 'Cantora', slogan_cantor: 'Voz', segmento_cantor: 'Louvor' },
      foto_cantor: await imagem('#223344'),
    });
    const { anuncio } = venda.json<{ anuncio: Anuncio }>();
    const arquivos = [
      anuncio.musica?.url,
      anuncio.musica?.url_foto,
      anuncio.musica?.cantor.url_foto,
    ];
    const todos = async () => {
      const respostas = [];
      for (const caminho of arquivos) respostas.push(await resposta(caminho ?? '', admin));
      return respostas;
    };
    expect(await todos()).toEqual([SO_DELA, SO_DELA, SO_DELA]);
    await decidir(anuncio, 1);
    expect(await todos()).toEqual([NO_AR, NO_AR, NO_AR]);
    relogio.acertar('2027-04-10T02:59:20Z');
    await entrarDeNovo();
    expect((await todos())[0]).toEqual(NO_AR);
    relogio.acertar('2027-04-10T03:00:01Z');
    await eventually(async () => expect(await todos()).toEqual([SO_DELA, SO_DELA, SO_DELA]));
    const parte = await aqui.portal.ask(arquivos[0] ?? '', { headers: { Range: 'bytes=0-9' } });
    expect(parte.status).toBe(404);
  });
});
