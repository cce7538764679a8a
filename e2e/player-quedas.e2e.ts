import { expect, type Page } from '@playwright/test';
import { DESISTE_DO_INICIO_MS, SEM_PROGRESSO_MS } from '@portal/contracts/player/tempos';
import { expectAcessivel } from './harness/axe';
import {
  barra,
  botao,
  esperarSom,
  lerSom,
  ouvir,
  radioDeTeste,
  servirCatalogo,
  situacao,
} from './harness/player';
import { ServidorDeAudio, type Comportamento } from './harness/servidor-de-audio';
import { test } from './harness/test';

const NORMAL: Comportamento = { tipo: 'normal' };
const FORA_DO_AR = 'Esta rádio está fora do ar no momento';

let estacao: ServidorDeAudio;

test.beforeEach(async ({ page }) => {
  estacao = await ServidorDeAudio.abrir();
  await servirCatalogo(page, { radios: [radioDeTeste(estacao.url)] });
});
test.afterEach(() => estacao.fechar());
// Recovery waits by design; a busy machine waits longer.
test.setTimeout(90_000);

const tocar = async (page: Page): Promise<void> => {
  await page.goto('/#webradios');
  await ouvir(page, 'Rádio de Teste').click();
};

/** Longer than what the station sent in advance: sound after it came by a new connection. */
const RESERVA_GASTA_MS = 7000;

test('a rádio que fecha a conexão com educação volta sozinha, por um endereço novo', async ({
  page,
}) => {
  estacao.comportar({ tipo: 'fecha', aposMs: 800 }, NORMAL);
  await tocar(page);
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Reconectando (1 de 5)…', { timeout: 20_000 });
  await expect(botao(page, 'Parar')).toBeVisible();
  await expect(situacao(page)).toHaveText('Ao vivo agora', { timeout: 20_000 });
  await esperarSom(page);
  expect(new Set(estacao.pedidos).size).toBe(estacao.pedidos.length);
});

test('a rádio ouvida por mais tempo do que manda de uma vez volta do que transmite agora', async ({
  page,
}) => {
  // Asked for the place it had, the browser would wait for as much of the stream as was heard before.
  estacao.comportar({ tipo: 'fecha', aposMs: 12_000 }, NORMAL);
  await tocar(page);
  await expect(situacao(page)).toHaveText(/^Reconectando/, { timeout: 30_000 });
  await expect(situacao(page)).toHaveText('Ao vivo agora', { timeout: 6000 });
  await esperarSom(page);
});

test('a rádio que corta a conexão com RST segue a tocar por outra conexão', async ({ page }) => {
  // Chromium makes up for a single reset by itself; what matters is that the sound goes on.
  estacao.comportar({ tipo: 'corta', aposMs: 800 }, NORMAL);
  await tocar(page);
  await esperarSom(page);
  await page.waitForTimeout(RESERVA_GASTA_MS);
  expect(estacao.pedidos.length).toBeGreaterThan(1);
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
  expect(estacao.ouvindo).toBe(1);
});

test('a rádio que corta todas as conexões com RST volta quando para de cortar', async ({
  page,
}) => {
  estacao.comportar({ tipo: 'corta', aposMs: 300 });
  await tocar(page);
  await expect(situacao(page)).toHaveText(/^Reconectando/, { timeout: 20_000 });
  estacao.comportar(NORMAL);
  await expect(situacao(page)).toHaveText('Ao vivo agora', { timeout: 20_000 });
  await page.waitForTimeout(RESERVA_GASTA_MS);
  await esperarSom(page);
});

const SEM_COMECO: [string, Comportamento][] = [
  ['responde vazio', { tipo: 'vazio' }],
  ['responde 404', { tipo: 'status', codigo: 404 }],
  ['responde 500', { tipo: 'status', codigo: 500 }],
  ['responde uma página', { tipo: 'pagina' }],
];

for (const [nome, falha] of SEM_COMECO)
  test(`a rádio que ${nome} na primeira vez conecta e toca na segunda`, async ({ page }) => {
    estacao.comportar(falha, NORMAL);
    await tocar(page);
    await expect(situacao(page)).toHaveText('Conectando…');
    await expect(situacao(page)).toHaveText('Ao vivo agora', { timeout: 20_000 });
    await esperarSom(page);
  });

test('a rádio que se cala sem fechar: sinal fraco, reconexão, som', async ({ page }) => {
  await page.clock.install();
  estacao.comportar({ tipo: 'cala', aposMs: 300 }, NORMAL);
  await tocar(page);
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Sinal fraco…', { timeout: 20_000 });
  await expect(botao(page, 'Pausar')).toBeVisible();
  await page.clock.fastForward(SEM_PROGRESSO_MS);
  await expect(situacao(page)).toHaveText('Reconectando (1 de 5)…');
  await expect(situacao(page)).toHaveText('Ao vivo agora', { timeout: 20_000 });
  await esperarSom(page);
});

test('a conexão aceita e nunca respondida é abandonada em 8 s', async ({ page }) => {
  await page.clock.install();
  estacao.comportar({ tipo: 'mudo' }, NORMAL);
  await tocar(page);
  await expect(situacao(page)).toHaveText('Conectando…');
  await page.clock.fastForward(DESISTE_DO_INICIO_MS);
  await expect(situacao(page)).toHaveText(FORA_DO_AR);
  await botao(page, 'Tentar de novo').click();
  await esperarSom(page);
});

test('a rádio lenta para começar toca quando começa', async ({ page }) => {
  estacao.comportar({ tipo: 'demora', ms: DESISTE_DO_INICIO_MS - 4000 });
  await tocar(page);
  await expect(situacao(page)).toHaveText('Conectando…');
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
  expect(estacao.pedidos).toHaveLength(1);
});

test('a que nunca soou é abandonada na segunda tentativa e dá lugar a uma parecida', async ({
  page,
}) => {
  const vizinha = await ServidorDeAudio.abrir();
  const morta = { ...radioDeTeste(estacao.url), tags: ['Hinos', 'Louvor'] };
  const outra = { ...radioDeTeste('http://127.0.0.1:1/', 'Rádio Outra'), tags: ['Notícias'] };
  const parecida = { ...radioDeTeste(vizinha.url, 'Rádio Parecida'), tags: ['louvor', 'hinos'] };
  await servirCatalogo(page, { radios: [morta, outra, parecida] });
  estacao.comportar({ tipo: 'status', codigo: 404 });
  await tocar(page);
  await expect(situacao(page)).toHaveText(FORA_DO_AR);
  // What could not be begun is asked what it is, too: that is no try, and carries no mark against old copies.
  expect(estacao.pedidos.filter((url) => url.includes('_='))).toHaveLength(2);
  await expectAcessivel(page);
  await botao(page, 'Tocar Rádio Parecida').click();
  await esperarSom(page);
  await expect(barra(page)).toContainText('Rádio Parecida');
  await vizinha.fechar();
});

test('a que já soava: depois de cinco tentativas desiste com gentileza; Tentar de novo tenta', async ({
  page,
}) => {
  await page.clock.install();
  estacao.comportar({ tipo: 'fecha', aposMs: 800 }, { tipo: 'status', codigo: 404 });
  await tocar(page);
  await esperarSom(page);
  for (const tentativa of [1, 2, 3, 4, 5]) {
    await expect(situacao(page)).toHaveText(`Reconectando (${tentativa} de 5)…`);
    await page.clock.fastForward(15_000);
  }
  await expect(situacao(page)).toHaveText(FORA_DO_AR);
  await expect(barra(page).getByRole('link', { name: 'Ver outras rádios' })).toHaveAttribute(
    'href',
    '/#webradios',
  );
  await expectAcessivel(page);
  estacao.comportar(NORMAL);
  await botao(page, 'Tentar de novo').click();
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
});

test('parar no meio das tentativas é parar', async ({ page }) => {
  estacao.comportar({ tipo: 'fecha', aposMs: 800 }, { tipo: 'status', codigo: 500 });
  await tocar(page);
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Reconectando (2 de 5)…', { timeout: 20_000 });
  await botao(page, 'Parar').click();
  await expect(situacao(page)).toHaveText('Rádio ao vivo · toque para ouvir');
  const pedidos = estacao.pedidos.length;
  await page.waitForTimeout(3000);
  expect(estacao.pedidos).toHaveLength(pedidos);
});

test('sem internet diz que volta sozinho, e volta sem um toque', async ({ page, context }) => {
  await tocar(page);
  await esperarSom(page);
  const { porta } = estacao;
  await context.setOffline(true);
  await estacao.cair();
  await expect(situacao(page)).toHaveText(
    'Você está sem internet. Voltamos sozinhos quando ela voltar.',
    { timeout: 15_000 },
  );
  // Pressed in vain it goes on waiting: it says that it tries again, not that it stops.
  await botao(page, 'Tentar de novo').click();
  await expect(botao(page, 'Tentar de novo')).toBeVisible();
  await estacao.voltar(porta);
  await context.setOffline(false);
  await esperarSom(page, 10_000);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
});

test('corte de 20 s que o navegador não percebe: o som volta em até 10 s, sem um toque', async ({
  page,
}) => {
  await tocar(page);
  await esperarSom(page);
  const { porta } = estacao;
  await estacao.cair();
  await expect(situacao(page)).toHaveText(/^Reconectando/, { timeout: 15_000 });
  await page.waitForTimeout(20_000);
  await estacao.voltar(porta);
  await esperarSom(page, 10_000);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
});

test('rádio http em página https: diz por quê e oferece o endereço', async ({ page, baseURL }) => {
  // The same portal as a secure page: the browser's own answer for `location.protocol` decides.
  const seguro = 'https://portal.teste';
  await page.route(`${seguro}/**`, async (route) => {
    const url = new URL(route.request().url());
    const response = await route.fetch({ url: `${baseURL ?? ''}${url.pathname}${url.search}` });
    await route.fulfill({ response });
  });
  await servirCatalogo(page, { radios: [radioDeTeste('http://radio.teste:8000/ao-vivo')] });
  await page.goto(`${seguro}/#webradios`);
  await ouvir(page, 'Rádio de Teste').click();
  await expect(situacao(page)).toHaveText(
    'Esta rádio não usa conexão segura e só toca fora do portal',
  );
  await expect(
    barra(page).getByRole('link', { name: 'Abrir a rádio em outra aba' }),
  ).toHaveAttribute('href', 'http://radio.teste:8000/ao-vivo');
  expect((await lerSom(page)).src).toBeNull();
  // What is still on its way when the page goes is nobody's.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
