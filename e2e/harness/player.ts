import { expect, type Locator, type Page } from '@playwright/test';
import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { Radio } from '@portal/contracts/radio/radio';

/** A radio as the public reads give it; the station behind it is the test's. */
export const radioDeTeste = (url: string, nome = 'Rádio de Teste'): Radio => ({
  id: nome.toLowerCase().replace(/\W+/g, ''),
  slug: nome.toLowerCase().replace(/\W+/g, '-'),
  nome_radio: nome,
  slogan: 'Só para provar',
  tags: [],
  endereco: '',
  cidade: '',
  estado: '',
  url,
  path_imagem: null,
  rede_social_1: '',
  rede_social_2: '',
  rede_social_3: '',
  rede_social_4: '',
});

/** A singer with songs that all sound the same file, each at an address of its own. */
export const cantorDeTeste = (urlDasMusicas: string, nomes: string[]): Cantor => ({
  id: 'cantordeteste',
  slug: 'cantora-de-teste',
  nome: 'Cantora de Teste',
  slogan: '',
  segmento: 'Adoração',
  sobre: '',
  url_foto: null,
  total_acessos: 0,
  musicas: nomes.map((nome, i) => ({
    id: `musica${i}`,
    slug: `musica-${i}`,
    nome,
    url: `${urlDasMusicas}?${i}`,
    url_foto: null,
    id_cantor: 'cantordeteste',
    cantor: { nome: 'Cantora de Teste', url_foto: null },
    created_at: '2026-01-31T12:00:00.000Z',
    duracao: null,
  })),
});

interface Catalogo {
  radios?: Radio[];
  cantores?: Cantor[];
}

/** Puts these radios and singers where the portal's public reads are; everything else is the real portal. */
export const servirCatalogo = async (
  page: Page,
  { radios = [], cantores = [] }: Catalogo,
): Promise<void> => {
  await page.route(/\/api\/radios\/all(\?|$)/, (route) =>
    route.fulfill({ json: radios, headers: { 'X-Total-Count': String(radios.length) } }),
  );
  for (const radio of radios)
    await page.route(`**/api/radios/${radio.id}`, (route) => route.fulfill({ json: radio }));
  await page.route(/\/api\/cantores(\?|$)/, (route) => route.fulfill({ json: cantores }));
  for (const cantor of cantores)
    await page.route(`**/api/cantores/${cantor.id}`, (route) => route.fulfill({ json: cantor }));
};

export const barra = (page: Page): Locator => page.getByRole('region', { name: 'Player' });
export const situacao = (page: Page): Locator => barra(page).getByRole('status');
export const botao = (page: Page, nome: string): Locator =>
  barra(page).getByRole('button', { name: nome, exact: true });
/** The play button of a radio or song in the page's list. */
export const ouvir = (page: Page, nome: string): Locator =>
  page.getByRole('main').getByRole('button', { name: `Ouvir ${nome}`, exact: true });

interface Som {
  elementos: number;
  tempo: number;
  soando: boolean;
  decodificados: number;
  src: string | null;
  volume: number;
  mudo: boolean;
}

/** What the page's audio element really does. */
export const lerSom = (page: Page): Promise<Som> =>
  page.evaluate(() => {
    const todos = document.querySelectorAll('audio');
    const audio = todos[0];
    if (!audio) throw new Error('no audio element in the page');
    return {
      elementos: todos.length,
      tempo: audio.currentTime,
      soando: !audio.paused && audio.readyState >= audio.HAVE_FUTURE_DATA,
      // Chromium's own count of decoded sound: proof that more than a clock moves.
      decodificados: Number(Reflect.get(audio, 'webkitAudioDecodedByteCount')),
      src: audio.getAttribute('src'),
      volume: audio.volume,
      mudo: audio.muted,
    };
  });

/** Real sound: time and decoded bytes both move on, in one element. */
export const esperarSom = async (page: Page, timeout = 10_000): Promise<void> => {
  await expect(async () => {
    const antes = await lerSom(page);
    expect(antes.soando).toBe(true);
    await expect
      .poll(async () => (await lerSom(page)).tempo, { timeout: 2500, intervals: [100] })
      .toBeGreaterThan(antes.tempo);
    const depois = await lerSom(page);
    expect(depois.decodificados).toBeGreaterThan(0);
    expect(depois.elementos).toBe(1);
  }).toPass({ timeout, intervals: [100] });
};

/** No sound and no connection to a stream. */
export const esperarSilencio = (page: Page): Promise<void> =>
  expect.poll(async () => (await lerSom(page)).soando, { intervals: [50] }).toBe(false);
