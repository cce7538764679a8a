import { expect } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { comprarBanner, mandarComprovante } from './harness/anuncios-prontos';
import { cadastrar } from './harness/conta';
import { arquivoDeImagem } from './harness/imagem';
import { janela, MEUS } from './harness/meus-anuncios';
import { perderResposta } from './harness/perder-resposta';
import { test } from './harness/test';

test('o que o portal fez, e cuja resposta se perdeu, não é dito falha: cancelar, desistir e excluir @uma-tela', async ({
  page,
}) => {
  test.slow();
  await cadastrar(page);
  const { id, titulo } = await comprarBanner(page.request);
  await page.goto(MEUS);
  await page.getByRole('link', { name: titulo, exact: true }).click();

  const cancelou = await perderResposta(page, `*${CAMINHOS.reembolso(id)}`);
  await janela(page).getByRole('button', { name: 'Solicitar cancelamento' }).click();
  await page.getByRole('button', { name: 'Sim, solicitar' }).click();
  expect(await cancelou()).toBe(200);
  await expect(page.getByText('Solicitação de cancelamento enviada')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  const desistiu = await perderResposta(page, `*${CAMINHOS.desistirDoReembolso(id)}`);
  await janela(page).getByRole('button', { name: 'Desistir do cancelamento' }).click();
  expect(await desistiu()).toBe(200);
  await expect(page.getByText('Você desistiu do cancelamento').first()).toBeVisible();

  const excluiu = await perderResposta(page, `*${CAMINHOS.excluirAnuncio(id)}`);
  await janela(page).getByRole('button', { name: 'Excluir anúncio' }).click();
  await page.getByRole('button', { name: 'Sim, excluir' }).click();
  expect(await excluiu()).toBe(200);
  await expect(janela(page)).toHaveCount(0);
  await expect(page.getByText('Você ainda não tem anúncios')).toBeVisible();
  await expect(page.getByText('Não conseguimos falar com o portal')).toHaveCount(0);
});

test('o comprovante que já chegou, por uma resposta perdida ou de outro aparelho, é mostrado à vista @uma-tela', async ({
  page,
}) => {
  test.slow();
  await cadastrar(page);
  const pagar = async (id: number) => {
    await page.goto('about:blank');
    await page.goto(`${CAMINHOS.novoAnuncio}#pagamento-${id}`);
    await page
      .getByLabel('Comprovante', { exact: true })
      .setInputFiles(arquivoDeImagem('recibo.png'));
    await expect(page.getByText('recibo.png')).toBeVisible();
  };
  const enviar = page.getByRole('button', { name: 'Enviar comprovante' });
  const recebido = page.getByRole('heading', { name: 'Recebemos o seu comprovante' });

  const { id: perdido } = await comprarBanner(page.request);
  await pagar(perdido);
  const enviado = await perderResposta(page, `*${CAMINHOS.editarMeuBanner}`);
  await enviar.click();
  expect(await enviado()).toBe(200);
  await expect(recebido).toBeInViewport();

  const { id: doutro } = await comprarBanner(page.request);
  await pagar(doutro);
  await mandarComprovante(page.request, doutro);
  await enviar.click();
  await expect(recebido).toBeInViewport();
  await expect(page.getByText('Erro ao atualizar banner')).toHaveCount(0);
});
