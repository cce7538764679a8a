import { Failure } from './failure.mjs';

const EDITOR = { email: 'redacao@exemplo.com.br', password: 'Senha-so-dos-Retratos-1' };
const ROLE = 'portal-conteudo';

const list = (uid) => `/admin/content-manager/collection-types/${uid}`;
const single = (uid) => `/admin/content-manager/single-types/${uid}`;

const asAdmin = async (request, url, admin) => {
  const login = await request.post(`${url}/admin/login`, {
    data: { email: admin.email, password: admin.senha },
  });
  const { token } = (await login.json()).data;
  return async (method, path, data) => {
    const answer = await request.fetch(url + path, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(data && { data }),
    });
    if (!answer.ok())
      throw new Failure(`${path} respondeu ${answer.status()}.`, await answer.text());
    return (await answer.json()).data;
  };
};

/** An account of the newsroom, made as the first administrator makes one, at the panel in this browser. */
export const asEditor = async (page, { url, admin }) => {
  const call = await asAdmin(page.context().request, url, admin);
  const role = (await call('GET', '/admin/roles')).find(({ code }) => code === ROLE);
  const { id } = await call('POST', '/admin/users', {
    email: EDITOR.email,
    firstname: 'Ana',
    lastname: 'Redatora',
    preferedLanguage: 'pt-BR',
    roles: [role.id],
  });
  await call('PUT', `/admin/users/${id}`, { isActive: true, password: EDITOR.password });
  await page.context().clearCookies();
  await page.goto('/admin');
  await page.locator('input[name="email"]').fill(EDITOR.email);
  await page.locator('input[name="password"]').fill(EDITOR.password);
  await page.locator('button[type="submit"]').click();
  await page.getByText('Pendências', { exact: true }).waitFor();
};

const quiet = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate('scrollTo(0, 0)');
};

/** The first entry of a list, opened. */
const firstOf = (uid) => async (page) => {
  await page.goto(list(uid));
  await page.getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
  await quiet(page);
};

const pageOf = (uid) => async (page) => {
  await page.goto(single(uid));
  await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor();
  await quiet(page);
};

export const EDITOR_SCREENS = {
  'editor-inicio': async (page) => {
    await page.goto('/admin');
    await page.getByText('Mais ouvidas', { exact: true }).waitFor();
    await quiet(page);
  },
  'editor-radio': firstOf('api::radio.radio'),
  'editor-cantor': firstOf('api::cantor.cantor'),
  'editor-pagina-inicial': pageOf('api::pagina-inicial.pagina-inicial'),
  'editor-pesquisa': firstOf('api::pesquisa.pesquisa'),
  'editor-configuracao': pageOf('api::configuracao.configuracao'),
};
