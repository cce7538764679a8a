import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { ARQUIVO_EM_TEXTO, COMPROVANTE_EM_PDF } from '@portal/contracts/arquivo/formatos';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { formularioDeBanner, formularioDeRadio } from '@portal/testing/formularios';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  comprarBanner,
  entrarComoAdministrador,
  enviarPartes,
  imagem,
  SALVAR,
} from './harness/anuncios';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortalComum } from './harness/portal-comum';

const aqui = umPortalComum();
let ana: Pessoa;
beforeAll(async () => {
  ana = await novaPessoa(aqui.portal);
});

const logo = (): Promise<Buffer> =>
  sharp({
    create: { width: 600, height: 250, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();

it('a imagem transparente de um banner fica sobre branco', async () => {
  const { id } = await comprarBanner(ana.visitante);
  const answer = await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
    id_anuncio: String(id),
    arquivo_banner: await logo(),
  });
  expect(answer.status, answer.text).toBe(200);
  const { imagem_banner } = answer.json<{ anuncio: Anuncio }>().anuncio;
  const { bytes } = await ana.visitante.pedir(imagem_banner ?? '');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, info.channels)]).toEqual([255, 255, 255]);
});

it('um comprovante em PDF é recusado com o que fazer', async () => {
  const { id } = await comprarBanner(ana.visitante);
  const answer = await enviarPartes(ana.visitante, CAMINHOS.editarMeuBanner, {
    id_anuncio: String(id),
    arquivo_comprovante: Buffer.from('%PDF-1.7\n%âãÏÓ\n'),
  });
  expect(answer.status, answer.text).toBe(422);
  expect(answer.json()).toMatchObject({ erros: { arquivo_comprovante: [COMPROVANTE_EM_PDF] } });
});

describe('texto no lugar de um arquivo', () => {
  const recusado = { erros: { arquivo_comprovante: [ARQUIVO_EM_TEXTO] } };

  // A form without its enctype sends the file's name, and JSON makes {} of a file.
  it.each(['comprovante.png', {}, ['x'], true])('%j não é comprovante', async (valor) => {
    const { id } = await comprarBanner(ana.visitante);
    const answer = await ana.visitante.enviar(CAMINHOS.editarMeuBanner, {
      id_anuncio: id,
      titulo: 'Outro título',
      arquivo_comprovante: valor,
    });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.json()).toMatchObject(recusado);
    const { anuncio } = (
      await ana.visitante.enviar(CAMINHOS.editarMeuBanner, {
        ...{ id_anuncio: id, arquivo_comprovante: '', arquivo_banner: null },
      })
    ).json<{ anuncio: Anuncio }>();
    expect(anuncio).toMatchObject({ status: 0, titulo: formularioDeBanner().titulo });
  });

  it('num formulário clássico também não', async () => {
    const { id } = await comprarBanner(ana.visitante);
    const edicao = await ana.visitante.enviarFormulario(CAMINHOS.editarBanner, {
      id_anuncio: String(id),
      arquivo_comprovante: 'comprovante.png',
    });
    expect(edicao.status, edicao.text).toBe(422);
    const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#123456') };
    const venda = await enviarPartes(ana.visitante, SALVAR, {
      ...partes,
      arquivo_comprovante: 'comprovante.png',
    });
    expect(venda.status, venda.text).toBe(422);
    expect(venda.json()).toMatchObject(recusado);
  });

  it('só vale para os campos do próprio formulário', async () => {
    const admin = await entrarComoAdministrador(aqui.portal);
    const radio = formularioDeRadio('Rádio Sem Arquivo');
    const doBanner = await admin.enviar(SALVAR, { ...radio, arquivo_banner: 'x.png' });
    expect(doBanner.status, doBanner.text).toBe(201);
    const daRadio = await admin.enviar(SALVAR, { ...radio, imagem_webradio: 'x.png' });
    expect(daRadio.status, daRadio.text).toBe(422);
    expect(daRadio.json()).toMatchObject({ erros: { imagem_webradio: [ARQUIVO_EM_TEXTO] } });
  });
});
