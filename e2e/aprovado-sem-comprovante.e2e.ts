import { expect } from '@playwright/test';
import { bannerNoAr, decidir } from './harness/anuncios-prontos';
import { expectAcessivel } from './harness/axe';
import { arquivoDeImagem } from './harness/imagem';
import { anuncioNaLista, janela, MEUS } from './harness/meus-anuncios';
import { retratar } from './harness/retrato';
import { test } from './harness/test';

test('aprovado pelo extrato e tirado do ar pela imagem, não se paga de novo: corrige-se e vai com o comprovante @uma-tela', async ({
  page,
  browser,
}, testInfo) => {
  test.slow();
  const { id, titulo, admin } = await bannerNoAr(page, browser);
  await decidir(admin, id, 0, 'A imagem está borrada.', 'imagem');

  // The link of the order's mail.
  await page.goto(`/usuario/perfil?pagar=${id}#meusAnuncios`);
  await expect(janela(page)).toContainText('não pague de novo');
  await expect(janela(page).getByText('Valor a pagar')).toHaveCount(0);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'nao-pague-de-novo');

  await page.goto(MEUS);
  await anuncioNaLista(page, titulo)
    .getByRole('link', { name: /^Corrigir o anúncio/ })
    .click();
  const imagem = janela(page).getByLabel('Imagem do banner', { exact: true });
  await expect(imagem).toBeFocused();
  await expect(imagem).toHaveAccessibleDescription(/A imagem está borrada\./);
  await retratar(page, testInfo, 'corrigir');
  await imagem.setInputFiles(arquivoDeImagem('nitida.png'));
  await janela(page)
    .getByLabel('Comprovante', { exact: true })
    .setInputFiles(arquivoDeImagem('recibo.png'));
  await janela(page).getByRole('button', { name: 'Salvar e enviar para análise' }).click();
  await expect(janela(page).getByText('Em análise').first()).toBeVisible();
});
