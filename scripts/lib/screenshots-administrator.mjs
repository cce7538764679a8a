import { decide, postForm } from './screenshots-advertiser.mjs';

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

const todosDaLista = async (request) =>
  (await request.get('/api/anuncios/administracao/todos/all?limite=50')).json();

/** An administrator, with what the advertiser left to decide and one receipt of two recorded. */
export const asAdministrator = async (page, { admin }) => {
  await page.goto('/usuario/login');
  const { request } = page.context();
  await postForm(request, '/usuario/login', { data: { email: admin.email, senha: admin.senha } });
  const ads = await todosDaLista(request);
  const waiting = ads.find(({ status }) => status === 3);
  const [paid] = ads.filter(({ titulo }) => titulo === 'Loja da Ana');
  await postForm(request, `/api/anuncios/${paid.id}/recebimento`, {
    data: {
      data: TODAY.format(new Date()),
      valor: paid.valor,
      transacao: 'E2E-0001',
      pagador: 'Ana Maria Souza',
    },
  });
  await decide(page, admin, [{ id_anuncio: waiting.id, status: '1' }]);
  const [next] = (await todosDaLista(request)).filter(({ status }) => status === 3);
  return { next, paid };
};

const openTab = async (page, tab) => {
  await page.goto(`/usuario/perfil#${tab}`);
  await page.reload();
};

const firstOf = (page, list) =>
  page.getByRole('list', { name: list }).getByRole('listitem').first();

export const ADMINISTRATOR_SCREENS = {
  'administrador-fila': async (page) => {
    await openTab(page, 'administracao');
    await page
      .getByRole('list', { name: 'Anúncios que esperam por você' })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('button', { name: /^Aprovar/ }).waitFor();
  },
  'administrador-anuncio': async (page, { paid }) => {
    await page.goto(`/usuario/perfil?anuncio=${paid.id}`);
    await page.getByRole('heading', { name: 'Notas da administração' }).waitFor();
  },
  'administrador-caixa': async (page) => {
    await openTab(page, 'caixa');
    await firstOf(page, 'Lançamentos').waitFor();
  },
  'administrador-usuarios': async (page) => {
    await openTab(page, 'usuarios');
    await firstOf(page, 'Usuários').waitFor();
  },
  'administrador-registro': async (page) => {
    await openTab(page, 'registro');
    await firstOf(page, 'Registro').waitFor();
  },
};
