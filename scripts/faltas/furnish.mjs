import { PONTO_VERMELHO } from '@portal/testing/png';
import { cadastroNovo } from '@portal/testing/pessoas';
import { Failure } from '../lib/failure.mjs';
import {
  ADMINISTRATOR_ENV,
  administratorOf,
  bannerForm,
  portalClient,
} from '../lib/portal-client.mjs';

const BUYERS = 4;

const must = async (response, status = 200) => {
  const text = await response.text();
  if (response.status !== status)
    throw new Failure(`Preparação: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
};

/** Somebody at the panel, as its pages ask. */
export const panelOf = async (url, send = fetch) => {
  const asJson = { 'Content-Type': 'application/json' };
  const login = await send(`${url}/admin/login`, {
    method: 'POST',
    headers: asJson,
    body: JSON.stringify({
      email: ADMINISTRATOR_ENV.PORTAL_ADMIN_EMAIL,
      password: ADMINISTRATOR_ENV.PORTAL_ADMIN_PASSWORD,
    }),
  });
  const { data } = await must(login);
  const authorization = `Bearer ${data.token}`;
  const headers = { ...asJson, Authorization: authorization };
  const ask = (method, path, fields) =>
    send(url + path, { method, headers, ...(fields && { body: JSON.stringify(fields) }) });
  return Object.assign(ask, { authorization });
};

/** Puts a described picture into the panel's library and gives back its id. `authorization`: of somebody at the panel. */
export const uploadPicture = async (url, authorization, send = fetch) => {
  const form = new FormData();
  form.append(
    'files',
    new Blob([new Uint8Array(PONTO_VERMELHO)], { type: 'image/png' }),
    'foto.png',
  );
  form.append('fileInfo', JSON.stringify({ name: 'foto.png', alternativeText: 'Uma cantora' }));
  const answer = await send(`${url}/upload`, {
    method: 'POST',
    body: form,
    headers: { Authorization: authorization },
  });
  const [{ id }] = await must(answer, 201);
  return id;
};

/** A radio to vote for and to play, an open survey, accounts that buy, and an ad on the air. */
export const furnish = async (url) => {
  const panel = await panelOf(url);
  const radios = '/content-manager/collection-types/api::radio.radio';
  const imagem = await uploadPicture(url, panel.authorization);
  const radio = { nome_radio: 'Rádio de Teste', url: 'https://radio.test/', imagem };
  const { documentId } = (await must(await panel('POST', radios, radio), 201)).data;
  await must(await panel('POST', `${radios}/${documentId}/actions/publish`, {}));
  const surveys = '/content-manager/collection-types/api::pesquisa.pesquisa';
  await must(await panel('POST', surveys, { numero: 1, titulo: 'Rádio do ano' }), 201);
  const buyers = [];
  for (let n = 0; n < BUYERS; n += 1) {
    const form = cadastroNovo();
    await must(await portalClient(url).postJson('/usuario/save', form), 201);
    buyers.push({ email: form.email, senha: form.senha });
  }
  const administrator = await administratorOf(url);
  const { anuncio } = await must(
    await administrator.postForm('/usuario/anuncio/salvar', bannerForm()),
    201,
  );
  await must(
    await administrator.postJson('/api/anuncios/administracao/atualizarStatus', {
      id_anuncio: anuncio.id,
      status: 1,
    }),
  );
  return { radio: documentId, buyers, anuncio: anuncio.id, image: anuncio.banner.path_imagem };
};
