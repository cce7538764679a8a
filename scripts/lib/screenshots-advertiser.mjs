import { createRequire } from 'node:module';
import { formularioDeBanner } from '@portal/testing/formularios';
import { cabecalhosDePagina } from '@portal/testing/navegador';
import { cadastroNovo } from '@portal/testing/pessoas';
import { Failure } from './failure.mjs';
import { at } from './paths.mjs';

const fromCms = createRequire(at('cms/package.json'));

const ANA = cadastroNovo({
  nome: 'Loja da Ana',
  documento: '529.982.247-25',
  email: 'ana@exemplo.com.br',
  telefone: '(11) 90000-0000',
  numero: '1',
  senha: 'senha-so-dos-retratos',
});

/** Ads in the states people ask about: bought, waiting, running, refused. */
const ADS = [
  { titulo: 'Cestas de Natal', periodo: '1', proof: false },
  { titulo: 'Volta às aulas', periodo: '3', proof: true },
  { titulo: 'Loja da Ana', periodo: '12', proof: true, decision: { status: '1' } },
  {
    titulo: 'Promoção da semana',
    periodo: '1',
    proof: true,
    decision: { status: '0', motivo: 'A imagem está borrada.', tipo_motivo: 'imagem' },
  },
];

const tokenOf = async (request) => (await (await request.get('/api/verificaLogin')).json()).token;

/** Posts as a page of the portal does; throws Failure when it is refused. */
export const postForm = async (request, path, body) => {
  const answer = await request.post(path, {
    headers: cabecalhosDePagina(await tokenOf(request)),
    ...body,
  });
  if (!answer.ok()) throw new Failure(`${path} respondeu ${answer.status()}.`, await answer.text());
  return answer.json();
};

/** The same picture as a square, as most people's logos are. */
const squared = async ({ buffer }) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await fromCms('sharp')(buffer).resize(1300, 1300, { fit: 'cover' }).png().toBuffer(),
});

/** A picture of the demonstration, as a file somebody chose. */
const demoPicture = async (request) => {
  const [ad] = await (await request.get('/api/anuncio/publicidade')).json();
  const buffer = await (await request.get(ad.banner.path_imagem)).body();
  return { name: 'banner.webp', mimeType: 'image/webp', buffer };
};

const buy = async (request, { titulo, periodo, proof }, picture) => {
  const { anuncio } = await postForm(request, '/usuario/anuncio/salvar', {
    multipart: {
      ...formularioDeBanner({ titulo, periodo, titulo_banner: titulo }),
      resumo_banner: 'Tudo para o lar, com entrega em todo o Brasil',
      url: 'https://exemplo.com.br/loja',
      arquivo_banner: picture,
      ...(proof && { arquivo_comprovante: picture }),
    },
  });
  return anuncio.id;
};

/** Decides ads as an administrator. */
export const decide = async (page, admin, decisions) => {
  const context = await page
    .context()
    .browser()
    .newContext({ baseURL: new URL(page.url()).origin });
  const { request } = context;
  await postForm(request, '/usuario/login', { data: { email: admin.email, senha: admin.senha } });
  for (const decision of decisions)
    await postForm(request, '/api/anuncios/administracao/atualizarStatus', { data: decision });
  await context.close();
};

/** Somebody with an account and ads; answers what the screens need. */
export const asAdvertiser = async (page, { admin }) => {
  await page.goto('/usuario/novo');
  const { request } = page.context();
  await postForm(request, '/usuario/save', { data: ANA });
  const picture = await demoPicture(request);
  const ids = [];
  for (const ad of ADS) ids.push(await buy(request, ad, picture));
  const decisions = ADS.flatMap(({ decision }, i) =>
    decision ? [{ id_anuncio: ids[i], ...decision }] : [],
  );
  await decide(page, admin, decisions);
  const [waiting, , running, refused] = ids;
  return { picture, waiting, running, refused };
};

const field = (page, label) => page.getByLabel(label, { exact: true });
const opened = (page) => page.getByRole('dialog').first();

/** Scrolls to an element, below the page's head when it is to stand at the start. */
export const centre = (locator, block = 'center') =>
  locator.evaluate((element, where) => {
    element.style.scrollMarginTop = '140px';
    element.scrollIntoView({ behavior: 'instant', block: where });
  }, block);

const openProfile = async (page) => {
  await page.goto('/usuario/perfil#meuPerfil');
  await page.reload();
  await page.getByRole('button', { name: 'Ligar o segundo passo' }).waitFor();
};

const openAd = async (page, id) => {
  await page.goto(`/usuario/perfil?anuncio=${id}#meusAnuncios`);
  await opened(page).getByRole('list', { name: 'Andamento do anúncio' }).waitFor();
};

export const ADVERTISER_SCREENS = {
  'anunciante-comprar': async (page, { picture }) => {
    await page.goto('/usuario/anuncio/novo');
    await field(page, 'Título do anúncio').fill('Loja da Ana');
    await field(page, 'Período').selectOption('3');
    await field(page, 'Tipo de anúncio').selectOption('banner');
    await field(page, 'Título do banner').fill('Loja da Ana');
    await field(page, 'Resumo').fill('Tudo para o lar, com entrega em todo o Brasil');
    await field(page, 'Link').fill('https://exemplo.com.br/loja');
    await field(page, 'Imagem do banner').setInputFiles(picture);
    await page.getByRole('img', { name: 'Prévia da imagem do banner' }).waitFor();
    await page.evaluate('scrollTo(0, 0)');
  },
  'anunciante-recorte': async (page, { picture }) => {
    await page.goto('/usuario/anuncio/novo');
    await field(page, 'Período').selectOption('3');
    await field(page, 'Tipo de anúncio').selectOption('banner');
    await field(page, 'Imagem do banner').setInputFiles(await squared(picture));
    await centre(page.getByRole('group', { name: 'Recorte da imagem' }), 'start');
  },
  'anunciante-pagar': async (page, { waiting }) => {
    await page.goto(`/usuario/anuncio/novo#pagamento-${waiting}`);
    await page.reload();
    await page.getByRole('button', { name: 'Copiar código Pix' }).waitFor();
  },
  'anunciante-meus-anuncios': async (page) => {
    await page.goto('/usuario/perfil#meusAnuncios');
    await page.getByText('Em análise').first().waitFor();
  },
  'anunciante-corrigir': async (page, { refused }) => {
    await openAd(page, refused);
    await centre(opened(page).getByRole('alert'), 'start');
  },
  'anunciante-cancelar': async (page, { running }) => {
    await openAd(page, running);
    await page.getByRole('button', { name: 'Solicitar cancelamento' }).click();
    await page.getByRole('dialog', { name: 'Solicitar cancelamento?' }).waitFor();
  },
  'anunciante-conta': async (page) => {
    await openProfile(page);
    await page.getByRole('heading', { name: 'Segundo passo no login' }).scrollIntoViewIfNeeded();
  },
  'anunciante-segundo-passo': async (page) => {
    await openProfile(page);
    await page.getByRole('button', { name: 'Ligar o segundo passo' }).click();
    await centre(page.getByRole('img', { name: /Código QR/ }), 'start');
  },
  'anunciante-sua-conta': async (page) => {
    await openProfile(page);
    await centre(page.getByRole('heading', { name: 'Sua conta' }), 'start');
  },
};
