import { expect, type Page } from '@playwright/test';
import { expectAcessivel } from './harness/axe';
import {
  barra,
  botao,
  cantorDeTeste,
  esperarSilencio,
  esperarSom,
  lerSom,
  ouvir,
  radioDeTeste,
  servirCatalogo,
  situacao,
} from './harness/player';
import { ServidorDeAudio } from './harness/servidor-de-audio';
import { test } from './harness/test';

let estacao: ServidorDeAudio;
let vizinha: ServidorDeAudio;

// Sound takes its real time; a busy machine takes longer.
test.setTimeout(90_000);

test.beforeAll(async () => {
  estacao = await ServidorDeAudio.abrir();
  vizinha = await ServidorDeAudio.abrir();
});
test.afterAll(async () => {
  await estacao.fechar();
  await vizinha.fechar();
});
test.beforeEach(async ({ page }) => {
  await servirCatalogo(page, {
    radios: [radioDeTeste(estacao.url), radioDeTeste(vizinha.url, 'Rádio Vizinha')],
    cantores: [cantorDeTeste(estacao.urlDaMusica, ['Luz', 'Manhã'])],
  });
});

const naBarra = (page: Page, nome: string) =>
  expect(barra(page).getByRole('link', { name: nome })).toBeVisible();

test('na página de uma rádio ou de um cantor a barra oferece o que a página mostra', async ({
  page,
}) => {
  await page.goto(`/#webradios#${radioDeTeste('', 'Rádio Vizinha').id}`);
  await naBarra(page, 'Rádio Vizinha');
  await botao(page, 'Ouvir rádio').click();
  await esperarSom(page);
  expect((await lerSom(page)).src).toContain(vizinha.url);
  await page.goto('/#cantores#cantordeteste');
  await expect(page.getByRole('heading', { name: 'Cantora de Teste' })).toBeVisible();
  // What sounds stays.
  await naBarra(page, 'Rádio Vizinha');
  await botao(page, 'Pausar').click();
  await naBarra(page, 'Luz');
  await botao(page, 'Ouvir música').click();
  await esperarSom(page);
  await botao(page, 'Próxima música').click();
  await naBarra(page, 'Manhã');
});

test('quem volta encontra na barra o que ouviu por último, e na home o que ouviu antes', async ({
  page,
}) => {
  await page.goto('/#webradios');
  await ouvir(page, 'Rádio Vizinha').click();
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
  await ouvir(page, 'Rádio de Teste').click();
  await expect.poll(async () => (await lerSom(page)).src).toContain(estacao.url);
  await esperarSom(page);
  await expect(situacao(page)).toHaveText('Ao vivo agora');
  await botao(page, 'Pausar').click();
  await esperarSilencio(page);
  // The invitation to log in is another's matter.
  await page.evaluate(() => sessionStorage.setItem('convite-de-login', '1'));
  await page.goto('about:blank');
  await page.goto('/');
  await naBarra(page, 'Rádio de Teste');
  await expect(situacao(page)).toHaveText('Rádio ao vivo · toque para ouvir');
  const fila = page.getByRole('region', { name: 'Continue ouvindo' });
  await expect(fila.getByRole('link')).toHaveText(['Rádio de Teste', 'Rádio Vizinha']);
  await fila.getByRole('button', { name: 'Ouvir Rádio Vizinha' }).click();
  await esperarSom(page);
  await naBarra(page, 'Rádio Vizinha');
});

test('a rádio que mudou de transmissão desde a última visita toca na nova, e na fileira pausa', async ({
  page,
}) => {
  const lembrada = { tipo: 'radio', nome: 'Rádio Vizinha', imagem: null };
  await page.addInitScript(
    (fonte) => localStorage.setItem('portal.ouvidos', JSON.stringify([fonte])),
    {
      ...lembrada,
      id: radioDeTeste('', 'Rádio Vizinha').id,
      url: vizinha.url.replace('ao-vivo', 'foi'),
    },
  );
  await page.goto('/');
  await naBarra(page, 'Rádio Vizinha');
  await botao(page, 'Ouvir rádio').click();
  await esperarSom(page, 20_000);
  expect((await lerSom(page)).src).toContain(vizinha.url);
  const fila = page.getByRole('region', { name: 'Continue ouvindo' });
  await fila.getByRole('button', { name: 'Pausar Rádio Vizinha' }).click();
  await esperarSilencio(page);
});

test('a música da fila que saiu do portal dá a vez à seguinte', async ({ page }) => {
  await page.clock.install();
  const saiu = {
    tipo: 'musica',
    id: 'saiu',
    nome: 'Saiu',
    imagem: null,
    cantor: 'Cantora de Teste',
  };
  const fonte = {
    ...saiu,
    idCantor: 'cantordeteste',
    url: estacao.urlDaMusica.replace('musica', 'saiu'),
  };
  await page.addInitScript((fila) => localStorage.setItem('portal.fila', JSON.stringify(fila)), {
    ...{ atual: 0, repetir: 'nenhuma', posicao: 0 },
    itens: [fonte, { ...fonte, id: 'musica1', nome: 'Manhã', url: `${estacao.urlDaMusica}?1` }],
  });
  await page.goto('/');
  await naBarra(page, 'Saiu');
  await botao(page, 'Ouvir música').click();
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(barra(page).getByRole('link', { name: 'Manhã' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await esperarSom(page);
});

test('quem nunca ouviu nada não vê a fileira', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No ar agora' })).toBeVisible();
  await expect(page.getByText('Continue ouvindo')).toHaveCount(0);
});

test('a música do momento: na barra, na aba, na tela de bloqueio e na folha', async ({ page }) => {
  let tocando = 'Manhã de graça – Ana Exemplo';
  const agora = () => ({ no_ar: true, desde: '2026-01-01T12:00:00Z', tocando, ouvintes: 2 });
  const { id } = radioDeTeste(estacao.url);
  await page.route('**/api/no-ar', (route) => route.fulfill({ json: { [id]: agora() } }));
  await page.route(`**/api/radios/${id}/no-ar`, (route) =>
    route.fulfill({
      json: {
        ...{ ...agora(), formato: null, verificada_em: '2026-01-01T12:00:00Z' },
        tocou: [{ titulo: 'Canção de antes – Coral', quando: '2026-01-01T12:00:00Z' }],
      },
    }),
  );
  await page.clock.install();
  await page.goto('/#webradios');
  await ouvir(page, 'Rádio de Teste').click();
  await esperarSom(page);
  const mostrada = async () => {
    await expect(barra(page).getByText(`♪ ${tocando}`)).toBeVisible();
    await expect(page).toHaveTitle(`♪ ${tocando} · Web Rádios Online · Portal das Web Rádios`);
    expect(
      await page.evaluate(() => [
        navigator.mediaSession.metadata?.title,
        navigator.mediaSession.metadata?.artist,
      ]),
    ).toEqual([tocando, 'Rádio de Teste']);
  };
  await mostrada();
  await expect(barra(page).getByText('Rádio ao vivo', { exact: true })).toBeVisible();
  await expect(situacao(page)).toHaveText('Ao vivo agora');
  tocando = 'Outra canção – Rui';
  await page.clock.fastForward(20_000);
  await mostrada();
  await page.goto('/#cantores');
  await expect(page).toHaveTitle(`♪ ${tocando} · Cantores · Portal das Web Rádios`);
  await barra(page)
    .getByRole('button', { name: /^Abrir o player/ })
    .click();
  const folha = page.getByRole('dialog', { name: 'Tocando agora' });
  await expect(folha).toContainText('Canção de antes – Coral');
  await expectAcessivel(page);
  await page.keyboard.press('Escape');
  await botao(page, 'Pausar').click();
  await expect(page).toHaveTitle('Cantores · Portal das Web Rádios');
});
