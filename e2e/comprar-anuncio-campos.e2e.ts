import { expect, type Locator, type Page } from '@playwright/test';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { abrirCompra, campo, finalizar, preencherBanner } from './harness/anuncio';
import { expectAcessivel } from './harness/axe';
import { cadastrar } from './harness/conta';
import { retratar } from './harness/retrato';
import { postar, sessaoDe } from './harness/sessao';
import { test } from './harness/test';

const pagamento = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Pagamento do anúncio' });

/** Whether nothing lies over it: what is there where it is drawn is it. */
const aVista = (alvo: Locator): Promise<boolean> =>
  alvo.evaluate((el) => {
    const { x, y, width, height } = el.getBoundingClientRect();
    const achado = document.elementFromPoint(x + width / 2, y + height - 2);
    return achado !== null && (el.contains(achado) || achado.contains(el));
  });

test('o resumo longo demais é recusado e o texto volta @uma-tela', async ({ page }) => {
  await cadastrar(page);
  await abrirCompra(page);
  await campo(page, 'Período').selectOption('1');
  await campo(page, 'Tipo de anúncio').selectOption('banner');
  const cem = 'a'.repeat(100);
  await campo(page, 'Resumo').fill(cem);
  await expect(page.getByText('100/100')).toBeVisible();
  await campo(page, 'Resumo').press('End');
  // At the foot of the screen, where the price bar is over what follows.
  await campo(page, 'Resumo').evaluate((el) => el.scrollIntoView({ block: 'end' }));
  await campo(page, 'Resumo').press('b');
  const longo = page.getByText('O resumo deve conter até 100 caracteres');
  await expect.poll(() => aVista(longo)).toBe(true);
  await expect.poll(() => aVista(page.getByText('100/100'))).toBe(true);
  await expect(campo(page, 'Resumo')).toHaveValue(cem);
  await campo(page, 'Resumo').press('Backspace');
  await expect(page.getByText('O resumo deve conter até 100 caracteres')).toHaveCount(0);
  await expect(page.getByText('99/100')).toBeVisible();
});

test('o cartão de preço escolhe o período, o mesmo da lista; os dois dizem sempre o mesmo', async ({
  page,
}, testInfo) => {
  await cadastrar(page);
  await abrirCompra(page);
  const cartao = (nome: RegExp) => page.getByRole('radio', { name: nome });
  await expect(cartao(/^3 meses.*mais escolhido/)).not.toBeChecked();
  await expect(campo(page, 'Tipo de anúncio')).toBeDisabled();
  await cartao(/^6 meses/).check();
  await expect(campo(page, 'Período')).toHaveValue('6');
  await expect(campo(page, 'Tipo de anúncio')).toHaveValue('banner');
  await expect(campo(page, 'Valor')).toHaveValue('R$ 130,00');
  await page.keyboard.press('ArrowRight');
  await expect(campo(page, 'Período')).toHaveValue('12');
  await campo(page, 'Período').selectOption('1');
  await expect(cartao(/^1 mês/)).toBeChecked();
  await expect(page.getByRole('radio', { checked: true, name: /mês|meses/ })).toHaveCount(1);
  await expect(page.getByText('Valor do anúncio')).toHaveCount(0);
  await expectAcessivel(page);
  await retratar(page, testInfo, 'precos');
});

test('o @perfil e o número viram endereço, à vista; do resumo colado ficam cem letras @uma-tela', async ({
  page,
}) => {
  await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page);
  const link = campo(page, 'Link');
  for (const [digitado, endereco] of [
    ['@padariadoze', 'https://www.instagram.com/padariadoze'],
    ['(11) 98765-4321', 'https://wa.me/5511987654321'],
    ['instagram.com/padariadoze', 'https://instagram.com/padariadoze'],
  ] as const) {
    await link.fill(digitado);
    await link.press('Tab');
    await expect(link).toHaveValue(endereco);
    await expect(page.getByText(`Entendemos “${digitado}” como ${endereco}`)).toBeVisible();
  }
  await campo(page, 'Resumo').fill('');
  await campo(page, 'Resumo').fill('x'.repeat(130));
  await expect(campo(page, 'Resumo')).toHaveValue('x'.repeat(100));
  await expect(page.getByText(/Ficaram os 100 primeiros/)).toBeVisible();
  await finalizar(page).click();
  await expect(pagamento(page)).toBeVisible();
});

test('quem entrou com outra conta em outra aba não compra em nome dela o que preencheu na sua @uma-tela', async ({
  page,
}) => {
  const dona = await cadastrar(page);
  await abrirCompra(page);
  await preencherBanner(page, 'Compra da dona');
  const outra = await cadastrar(page);
  await finalizar(page).click();
  const aviso = page.getByRole('alert').filter({ hasText: 'Nada foi enviado' });
  await expect(aviso).toContainText(`na conta de ${dona.nome}`);
  await expect(aviso).toContainText(`na de ${outra.nome}`);
  const { user } = await sessaoDe(page.request);
  const dela = await page.request.get(CAMINHOS.anunciosDoUsuario(user.id_usuario ?? 0));
  expect(await dela.json()).toEqual([]);

  await postar(page.request, CAMINHOS.login, { data: dona });
  await expect(page.getByText('foto.png')).toBeVisible();
  await finalizar(page).click();
  await expect(pagamento(page)).toBeVisible();
});
