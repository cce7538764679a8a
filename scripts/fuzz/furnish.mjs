import { cadastroNovo } from '@portal/testing/pessoas';
import { Failure } from '../lib/failure.mjs';
import { ADMINISTRATOR, bannerForm, portalClient } from '../lib/portal-client.mjs';
import { panelOf, uploadPicture } from '../faltas/furnish.mjs';

export const PASSWORD = 'Senha-do-Fuzz-1';

const must = async (response) => {
  const text = await response.text();
  if (response.status >= 300)
    throw new Failure(`Preparação: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
};

/** What of somebody's account nobody but they and administrators may ever see. */
const CANARY = {
  documento: '52998224725',
  email: 'canario-do-fuzz@segredo.test',
  telefone: '(85) 99123-4567',
  endereco: 'Rua do Canário Escondido',
};

/** How those look in an answer. */
export const CANARIES = [
  '52998224725',
  '529.982.247-25',
  'canario-do-fuzz@',
  '85991234567',
  'Canário Escondido',
];

const signUp = async (url, changes) => {
  const form = cadastroNovo({ senha: PASSWORD, ...changes });
  const client = portalClient(url);
  await must(await client.postJson('/usuario/save', form));
  return { client, email: form.email };
};

const panelUser = async (panel, code) => {
  const { data: roles } = await must(await panel('GET', '/admin/roles'));
  const role = roles.find((one) => one.code === code);
  const email = `${code}@fuzz.test`;
  const fields = { email, firstname: 'Pessoa', lastname: 'Do Fuzz', roles: [role.id] };
  const { data } = await must(await panel('POST', '/admin/users', fields));
  await must(await panel('PUT', `/admin/users/${data.id}`, { isActive: true, password: PASSWORD }));
  return email;
};

/** Accounts of every kind, ads in every hand, and a singer that leads to an account nobody may read. */
export const furnishForFuzz = async (url, query) => {
  const panel = await panelOf(url);
  const create = async (uid, fields, published) => {
    const path = `/content-manager/collection-types/${uid}`;
    const { data } = await must(await panel('POST', path, fields));
    if (published)
      await must(await panel('POST', `${path}/${data.documentId}/actions/publish`, {}));
    return data;
  };
  const [ana, bia, canary] = [
    await signUp(url, {}),
    await signUp(url, {}),
    await signUp(url, CANARY),
  ];
  const anuncios = [];
  for (const { client } of [ana, ana, bia, canary, canary])
    anuncios.push(
      (await must(await client.postForm('/usuario/anuncio/salvar', bannerForm()))).anuncio.id,
    );
  await query('update anuncios set situacao = 1 where id in (?, ?)', anuncios[0], anuncios[4]);
  const foto = await uploadPicture(url, panel.authorization);
  const cantor = await create('api::cantor.cantor', { nome: 'Cantora do Fuzz', foto }, true);
  const link = { connect: [{ id: cantor.id, documentId: cantor.documentId }], disconnect: [] };
  const musica = await create(
    'api::musica.musica',
    { nome: 'Canção do Fuzz', cantor: link },
    false,
  );
  const radio = await create(
    'api::radio.radio',
    { nome_radio: 'Rádio do Fuzz', url: 'https://r.test/', imagem: foto },
    true,
  );
  await create('api::pesquisa.pesquisa', { numero: 1, titulo: 'Rádio do ano' }, false);
  const rows = await query('select id from cantores where document_id = ?', cantor.documentId);
  for (const { id } of rows)
    await query(
      'insert into cantores_anuncio_lnk (cantor_id, anuncio_id) values (?, ?)',
      id,
      anuncios[4],
    );
  const { data: tipos } = await must(await panel('GET', '/content-manager/content-types'));
  return {
    known: {
      anuncios,
      radios: [radio.documentId],
      documentos: [cantor.documentId, musica.documentId],
      ids: [1, 2, 3, 40],
      /** An entry editors may change, with its type. */
      entrada: { tipo: 'api::radio.radio', documento: radio.documentId },
      tipos: tipos.map(({ uid }) => uid),
    },
    emails: {
      portal: { ana: ana.email, bia: bia.email, administrador: ADMINISTRATOR.email },
      panel: {
        editor: await panelUser(panel, 'portal-editor'),
        super: await panelUser(panel, 'strapi-super-admin'),
      },
    },
  };
};
