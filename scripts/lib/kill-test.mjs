import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PONTO_VERMELHO } from '@portal/testing/png';
import { Failure } from './failure.mjs';
import { ADMINISTRATOR_ENV, administratorOf, bannerForm } from './portal-client.mjs';
import { freePort } from '@portal/testing/ports';
import { portalProcess } from './portal-process.mjs';

const WORKERS = 6;
const SALVAR = '/usuario/anuncio/salvar';
const LISTA = '/api/anuncios/administracao/banners/all';
/** States of an ad in the order the load moves it through. */
const STEPS = [0, 3, 1];
const OLD_MS = 2 * 60 * 60 * 1000;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const startPortal = async (data, port, more = {}) => {
  // The load is one account's, far beyond what a person buys.
  const load = { PORTAL_LIMITS: '1000000', ...ADMINISTRATOR_ENV };
  const env = { PORT: port, PORTAL_DATA: data, PORTAL_DEMO: '0', ...load, ...more };
  return portalProcess(env, { stderr: 'pipe' });
};

/** Buys, proves and approves until the process is gone. `acknowledged`: the last step each ad was told to have taken. */
const load = async (client, acknowledged, stopped) => {
  while (!stopped()) {
    const bought = await client.postForm(SALVAR, bannerForm());
    const { anuncio } = await bought.json();
    if (bought.status !== 201) throw new Failure(`A compra respondeu ${bought.status}.`);
    acknowledged.set(anuncio.id, 0);
    const proof = {
      id_anuncio: String(anuncio.id),
      arquivo_comprovante: new Blob([PONTO_VERMELHO]),
    };
    const proved = await client.postForm('/api/usuarios/anuncios/banner/update', proof);
    if (proved.status === 200) acknowledged.set(anuncio.id, 3);
    const decided = await client.postJson('/api/anuncios/administracao/atualizarStatus', {
      id_anuncio: anuncio.id,
      status: 1,
    });
    if (decided.status === 200) acknowledged.set(anuncio.id, 1);
  }
};

const killOnce = async (data, port, acknowledged) => {
  const portal = await startPortal(data, port);
  const client = await administratorOf(`http://127.0.0.1:${port}`);
  let gone = false;
  const workers = Array.from({ length: WORKERS }, () =>
    load(client, acknowledged, () => gone).catch((error) => {
      // What fails because the process was killed is what this is about.
      if (error instanceof Failure) throw error;
    }),
  );
  await pause(300 + Math.random() * 1200);
  gone = true;
  portal.signal('SIGKILL');
  await portal.exited;
  await Promise.all(workers);
};

const faultsOf = async (client, ad, step) => {
  const faults = [];
  if (STEPS.indexOf(ad.status) < STEPS.indexOf(step)) faults.push(`ficou em ${ad.status}`);
  const history = await client.readJson(`/api/anuncios/${ad.id}/historico`);
  if (history.at(-1)?.para !== ad.status) faults.push('o histórico não diz o mesmo');
  const files = [ad.imagem_banner, ...(ad.status === 0 ? [] : [ad.path_comprovante])];
  for (const path of files) {
    const response = path ? await client.ask(path) : { status: 404 };
    if ('arrayBuffer' in response) await response.arrayBuffer();
    if (response.status !== 200) faults.push(`falta ${path ?? 'um arquivo'}`);
  }
  return faults.map((fault) => `anúncio ${ad.id}: ${fault}`);
};

/** What is wrong with what the portal has now, a line each. */
const findFaults = async (client, acknowledged) => {
  const ads = new Map((await client.readJson(LISTA)).map((ad) => [ad.id, ad]));
  const faults = [...acknowledged.keys()]
    .filter((id) => !ads.has(id))
    .map((id) => `anúncio ${id}: confirmado e perdido`);
  for (const ad of ads.values())
    faults.push(...(await faultsOf(client, ad, acknowledged.get(ad.id) ?? 0)));
  return { faults, ads: [...ads.values()] };
};

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Files without a row, after a start that finds everything older than an hour. */
const orphansAfterSweep = async (data, port, ads) => {
  const old = new Date(Date.now() - OLD_MS);
  for (const file of filesBelow(join(data, 'uploads'))) utimesSync(file, old, old);
  // However many: nobody is there to look at them.
  const portal = await startPortal(data, port, { PORTAL_CONFIRMO: 'orfaos' });
  const named = new Set(
    ads.flatMap(({ imagem_banner, path_comprovante }) =>
      [imagem_banner, path_comprovante].map((path) => path?.split('/').at(-1)),
    ),
  );
  await portal.stop();
  return filesBelow(join(data, 'uploads')).filter((file) => !named.has(file.split('/').at(-1)));
};

/** Kills the portal so many times under load and checks what is left. Throws Failure with what was lost. */
export const kill = async (times) => {
  const data = mkdtempSync(join(tmpdir(), 'portal-quedas-'));
  const port = String(await freePort());
  const acknowledged = new Map();
  try {
    for (let time = 1; time <= times; time += 1) {
      await killOnce(data, port, acknowledged);
      console.log(`queda ${time} de ${times}: ${acknowledged.size} anúncios confirmados`);
    }
    const portal = await startPortal(data, port);
    const { faults, ads } = await findFaults(
      await administratorOf(`http://127.0.0.1:${port}`),
      acknowledged,
    );
    await portal.stop();
    const orphans = await orphansAfterSweep(data, port, ads);
    faults.push(...orphans.map((file) => `sem dono: ${file.slice(data.length + 1)}`));
    if (faults.length > 0) throw new Failure('Houve perda.', faults.join('\n'));
    console.log(
      `${times} quedas, ${ads.length} anúncios inteiros, nada perdido, nada pela metade.`,
    );
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};
