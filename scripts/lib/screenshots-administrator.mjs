import { centre, decide, postForm } from './screenshots-advertiser.mjs';

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

/** A bank's statement of the day: one credit names the ad, one is only of its value, one of neither. */
const statementOf = ({ id, valor }) => {
  const credit = (n, amount, memo) =>
    `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${TODAY.format(new Date()).replaceAll('-', '')}` +
    `<TRNAMT>${amount}<FITID>E2E-100${n}<MEMO>${memo}</STMTTRN>`;
  const credits = [
    credit(1, valor, `PIX RECEBIDO ANUNCIO${id}`),
    credit(2, valor, 'PIX RECEBIDO LOJA DA ANA'),
    credit(3, 37.5, 'DOACAO DE SABADO'),
  ].join('\n');
  return {
    name: 'extrato.ofx',
    mimeType: 'application/x-ofx',
    buffer: Buffer.from(`OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>\n${credits}\n</OFX>`),
  };
};

const openTab = async (page, tab) => {
  await page.goto(`/usuario/perfil#${tab}`);
  await page.reload();
};

const firstOf = (page, list) =>
  page.getByRole('list', { name: list }).getByRole('listitem').first();

/** The queue with its first ad open. */
const openQueue = async (page) => {
  await openTab(page, 'administracao');
  await page
    .getByRole('list', { name: 'Anúncios que esperam por você' })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: /^Aprovar/ }).waitFor();
};

export const ADMINISTRATOR_SCREENS = {
  'administrador-fila': openQueue,
  'administrador-aprovar': async (page) => {
    await openQueue(page);
    await page.getByRole('button', { name: /^Aprovar/ }).click();
    await page.getByRole('dialog', { name: 'Aprovar e registrar o recebimento' }).waitFor();
  },
  'administrador-recusar': async (page) => {
    await openQueue(page);
    await page.getByRole('button', { name: /^Recusar/ }).click();
    const refusal = page.getByRole('dialog', { name: 'Recusar o anúncio' });
    await refusal.getByRole('radio', { name: 'Imagem' }).check();
    await refusal.getByLabel('Motivo', { exact: true }).fill('A imagem está borrada.');
  },
  'administrador-anuncio': async (page, { paid }) => {
    await page.goto(`/usuario/perfil?anuncio=${paid.id}`);
    await page.getByRole('heading', { name: 'Notas da administração' }).waitFor();
  },
  'administrador-caixa': async (page) => {
    await openTab(page, 'caixa');
    await firstOf(page, 'Lançamentos').waitFor();
  },
  'administrador-extrato': async (page, { next }) => {
    await openTab(page, 'caixa');
    await page.getByLabel(/Escolha o extrato do banco/).setInputFiles(statementOf(next));
    await firstOf(page, 'Créditos do extrato').waitFor();
    await centre(page.getByRole('heading', { name: 'Extrato do banco' }), 'start');
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
