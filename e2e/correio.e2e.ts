import { expect, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Email } from 'postal-mime';
import {
  comprarBanner,
  decidir,
  mandarComprovante,
  outroAdmin,
  pedirReembolso,
} from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { cadastrar } from './harness/conta';
import { cartasPara } from './harness/correio';
import { retratar } from './harness/retrato';
import { expectCaberEm } from './harness/rolagem';
import { postar } from './harness/sessao';
import { test } from './harness/test';

/** Shows a mail as a mail program does: its page, with the pictures that came along. */
const abrirCarta = async (page: Page, { html = '', attachments }: Email): Promise<void> => {
  const comFiguras = attachments.reduce(
    (texto, { contentId = '', mimeType, content }) =>
      texto.replaceAll(
        `cid:${contentId.replace(/[<>]/g, '')}`,
        `data:${mimeType};base64,${typeof content === 'string' ? content : ''}`,
      ),
    html,
  );
  expect(comFiguras).not.toContain('cid:');
  await page.setContent(comFiguras, { waitUntil: 'load' });
};

/** Pictures that did not arrive. */
const figurasQuebradas = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src.slice(0, 80)),
  );

test('o que acontece a um anúncio chega em mensagens que se leem no celular, claras e escuras, e levam a ele', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const pessoa = await cadastrar(page);
  const { id, titulo } = await comprarBanner(page.request);
  const assuntos = async () => (await cartasPara(pessoa.email)).map(({ subject }) => subject);
  const doAnuncio = (assunto: string) => `${assunto}: ${titulo} (código ${id})`;
  // Who has paid by the time it would go gets no mail about how to pay.
  await expect.poll(assuntos, { timeout: 30_000 }).toContain(doAnuncio('Recebemos o seu pedido'));
  await mandarComprovante(page.request, id);
  const admin = await outroAdmin(browser);
  await decidir(admin.request, id, 0, 'A imagem está borrada.', 'imagem');
  await decidir(admin.request, id, 1);
  await pedirReembolso(page.request, id);
  await decidir(admin.request, id, 9);
  await postar(page.request, CAMINHOS.recuperacaoMail, { data: { email: pessoa.email } });

  await expect
    .poll(async () => (await assuntos()).toSorted(), { timeout: 30_000 })
    .toEqual(
      [
        'Confirme o seu e-mail',
        doAnuncio('Recebemos o seu pedido'),
        doAnuncio('Recebemos o comprovante'),
        doAnuncio('Seu anúncio não foi aprovado'),
        doAnuncio('Seu anúncio foi aprovado'),
        doAnuncio('Recebemos o pedido de cancelamento'),
        doAnuncio('Seu anúncio foi reembolsado'),
        'Recuperação de senha',
      ].toSorted(),
    );

  const tela = page.viewportSize() ?? { width: 390, height: 844 };
  for (const carta of await cartasPara(pessoa.email)) {
    await test.step(carta.subject ?? '', async () => {
      await page.setViewportSize(tela);
      await abrirCarta(page, carta);
      expect(await figurasQuebradas(page)).toEqual([]);
      await expectAcessivel(page, '.folha');
      await retratar(page, testInfo, (carta.subject ?? '').replace(/:.*/, '').replace(/\s/g, '-'));
      await expectCaberEm(page, [320, 390, 1280]);
      // The text part says what the other one does.
      for (const frase of await page.locator('.papel p:not(.miudo), .papel td').allTextContents())
        expect(carta.text).toContain(frase);
    });
  }

  const [recusa] = (await cartasPara(pessoa.email)).filter(({ subject }) =>
    subject?.includes('não foi aprovado'),
  );
  if (!recusa) throw new Error('the refusal was not mailed');
  await abrirCarta(page, recusa);
  await page.getByRole('link', { name: 'Corrigir e reenviar' }).click();
  await expect(page.getByRole('dialog', { name: `Anúncio nº ${id}` })).toContainText(
    /R\$ 100,00 em \d\d\/\d\d\/\d{4}/,
  );
  await page.setViewportSize(tela);
  await retratar(page, testInfo, 'reembolsado');
  await admin.close();
});
