import { expect, type Page } from '@playwright/test';
import { esperarSom, situacao } from './harness/player';
import { test } from './harness/test';
import { semConvite } from './harness/visitante';

// Sound takes its real time; a busy machine takes longer.
test.setTimeout(180_000);

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Presses this button of the shell in the last moment before the program takes its place. */
const tocarNaTroca = (page: Page, toque: string) =>
  page.addInitScript((nome) => {
    const original = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
    Object.defineProperty(Node.prototype, 'textContent', {
      set(this: Node, texto: string) {
        if (this instanceof Element && this.id === 'raiz')
          this.querySelector<HTMLElement>(`#casca [data-toque="${nome}"]`)?.click();
        original?.set?.call(this, texto);
      },
    });
  }, toque);

test.describe('tocados quando o programa já está desenhando', () => {
  test.beforeEach(({ page }) => semConvite(page));

  test('o de ouvir começa a tocar', async ({ page }) => {
    await tocarNaTroca(page, 'tocar');
    await page.goto('/');
    // A press that no hand made may not sound; it was answered all the same.
    await expect(situacao(page)).toHaveText(/^(Ao vivo agora|Toque para ouvir)$/);
  });

  test('o do menu abre o menu, e o foco volta a ele', async ({ page }) => {
    await tocarNaTroca(page, 'menu');
    await page.goto('/');
    await menu(page).getByRole('button', { name: 'Fechar menu' }).click();
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
  });

  test('o da conta abre o login de quem não entrou e o perfil de quem entrou', async ({ page }) => {
    await tocarNaTroca(page, 'conta');
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Entre na sua conta!' })).toBeVisible();
    await page.route('**/api/verificaLogin', (route) =>
      route.fulfill({
        json: {
          user: { id_usuario: 7, usuario: 'ana', permissao: 1 },
          token: 't',
          mensagem: null,
        },
      }),
    );
    await page.reload();
    await expect(page).toHaveURL(/\/usuario\/perfil$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('o do tema troca o tema uma vez', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await tocarNaTroca(page, 'tema');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Usar tema claro' })).toBeVisible();
  });
});

test('quem chegou a um botão pelo teclado continua nele depois da troca, e o espaço segurado nela o aperta @uma-tela', async ({
  page,
}) => {
  await semConvite(page);
  let liberar = (): void => undefined;
  const programa = new Promise<void>((liberado) => (liberar = liberado));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await programa;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#casca [data-toque="menu"]').focus();
  await page.keyboard.down('Space');
  liberar();
  await expect(page.locator('#casca')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
  await page.keyboard.up('Space');
  await expect(menu(page)).toBeVisible();
});

/** A cheap phone on a slow line: a quarter of the speed, 1.6 Mbit/s, 150 ms. */
const celularLento = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
};

/** Where a button is painted, looked at in one go: the program may take the shell's place at any moment. */
const meioDe = async (page: Page, toque: string): Promise<[x: number, y: number]> => {
  const lugar = await page.waitForFunction((nome) => {
    const caixa = document.querySelector(`[data-toque="${nome}"]`)?.getBoundingClientRect();
    return caixa && ([caixa.x + caixa.width / 2, caixa.y + caixa.height / 2] as const);
  }, toque);
  const [x = 0, y = 0] = (await lugar.jsonValue()) ?? [];
  return [x, y];
};

/** Moments after the first paint; PORTAL_E2E_TOQUES asks for every 100 ms up to 3 s. */
const MOMENTOS = process.env['PORTAL_E2E_TOQUES']
  ? Array.from({ length: 31 }, (_, i) => i * 100)
  : [0, 500, 1000, 1600];

for (const [indice, momento] of MOMENTOS.entries()) {
  const noPlayer = process.env['PORTAL_E2E_TOQUES'] === 'menu' ? false : indice % 4 !== 3;
  test(`em celular lento, um toque ${momento} ms depois da primeira pintura não se perde @uma-tela`, async ({
    page,
    hasTouch,
  }) => {
    await semConvite(page);
    await celularLento(page);
    await page.goto('/', { waitUntil: 'commit' });
    // Where it is painted first: a moment later it may be another's.
    const [x, y] = await meioDe(page, noPlayer ? 'tocar' : 'menu');
    await page.waitForTimeout(momento);
    await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y, { delay: 40 }));
    // Stopped again by a tap answered twice, it would be silent.
    if (noPlayer) await esperarSom(page, 60_000);
    else await expect(menu(page)).toBeVisible({ timeout: 60_000 });
  });
}
