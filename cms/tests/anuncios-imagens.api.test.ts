import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { COMPROVANTE_EM_PDF } from '@portal/contracts/arquivo/formatos';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { comprarBanner, enviarPartes } from './harness/anuncios';
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
