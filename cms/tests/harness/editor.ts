import { type Answer } from './http';
import { enviarRetrato, som } from './midias';
import { ADMIN, type Portal } from './portal';

export type Fields = Record<string, unknown>;

export interface Entry {
  id: number;
  documentId: string;
}

/** Somebody at /admin, doing what the panel does: the same addresses, the same bodies. */
export interface Editor {
  token: string;
  /** Any call of the panel's, with this person's token. */
  pedir(path: string, method?: string, body?: unknown, confirmo?: string): Promise<Answer>;
  create(uid: string, fields: Fields): Promise<Entry>;
  update(uid: string, documentId: string, fields: Fields): Promise<Entry>;
  publish(uid: string, documentId: string): Promise<void>;
  unpublish(uid: string, documentId: string): Promise<void>;
  remove(uid: string, documentId: string): Promise<void>;
  /** Saves a single type. */
  save(uid: string, fields: Fields): Promise<Entry>;
  /** A whole entry: what publishing demands of a radio or a song and `fields` does not name is made up. */
  createPublished(uid: string, fields: Fields): Promise<Entry>;
  upload(
    name: string,
    type: string,
    bytes: Buffer,
    options?: { alternativeText?: string },
  ): Promise<{ id: number; url: string }>;
}

const expectDone = (answer: Answer, what: string): Answer => {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.text}`);
  return answer;
};

/** Somebody who was asked, and said yes; songs are published one by one. */
const CONFIRMO = 'nome_repetido, musica_de_outro, so_o_cantor, dinheiro';

const BOUNDARY = 'limite-do-teste';

/** A multipart body of one file, as a browser's form sends it. */
export const multipart = (field: string, name: string, type: string, bytes: Buffer) => ({
  headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});

const multipartField = (name: string, value: string, headers: Record<string, string>) => ({
  headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--${BOUNDARY}--\r\n`,
  ),
});

/** Logs in at the panel, as the first administrator unless told otherwise. */
export const loginEditor = async (
  portal: Portal,
  conta: { email: string; password: string } = ADMIN,
): Promise<Editor> => {
  const login = await portal.ask('/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(conta),
  });
  const { token } = expectDone(login, 'login').json<{ data: { token: string } }>().data;
  const authorization = { Authorization: `Bearer ${token}` };

  const call = async (method: string, path: string, fields: Fields = {}): Promise<Entry> => {
    const answer = await portal.ask(path, {
      method,
      headers: {
        ...authorization,
        'Content-Type': 'application/json',
        'X-Portal-Confirmo': CONFIRMO,
      },
      ...(method === 'DELETE' ? {} : { body: JSON.stringify(fields) }),
    });
    return expectDone(answer, `${method} ${path}`).json<{ data: Entry }>().data;
  };
  const made = new Map<string, Promise<{ id: number }>>();
  const once = async (what: string, make: () => Promise<{ id: number }>): Promise<number> => {
    const file = made.get(what) ?? make();
    made.set(what, file);
    return (await file).id;
  };
  const whole = async (uid: string, fields: Fields): Promise<Fields> => {
    if (uid === 'api::radio.radio')
      return {
        url: 'https://radio.test/ao-vivo',
        imagem: fields['imagem'] ?? (await once('imagem', () => enviarRetrato(editor, 'Retrato'))),
        ...fields,
      };
    if (uid !== 'api::musica.musica') return fields;
    const make = () => editor.upload('som.mp3', 'audio/mpeg', som());
    return { audio: fields['audio'] ?? (await once('audio', make)), ...fields };
  };
  const collection = (uid: string): string => `/content-manager/collection-types/${uid}`;

  const editor: Editor = {
    token,
    pedir: (path, method = 'GET', body, confirmo) =>
      portal.ask(path, {
        method,
        headers: {
          ...authorization,
          'Content-Type': 'application/json',
          'X-Portal-Confirmo': confirmo ?? 'pergunte',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    create: (uid, fields) => call('POST', collection(uid), fields),
    update: (uid, id, fields) => call('PUT', `${collection(uid)}/${id}`, fields),
    publish: async (uid, id) => {
      await call('POST', `${collection(uid)}/${id}/actions/publish`);
    },
    unpublish: async (uid, id) => {
      await call('POST', `${collection(uid)}/${id}/actions/unpublish`);
    },
    remove: async (uid, id) => {
      await call('DELETE', `${collection(uid)}/${id}`);
    },
    save: (uid, fields) => call('PUT', `/content-manager/single-types/${uid}`, fields),
    createPublished: async (uid, fields) => {
      const entry = await editor.create(uid, await whole(uid, fields));
      await editor.publish(uid, entry.documentId);
      return entry;
    },
    upload: async (name, type, bytes, options) => {
      const { headers, body } = multipart('files', name, type, bytes);
      const answer = await portal.ask('/upload', {
        method: 'POST',
        headers: { ...authorization, ...headers },
        body,
      });
      const [file] = expectDone(answer, 'upload').json<{ id: number; url: string }[]>();
      if (!file) throw new Error('the media library answered without a file');
      if (options?.alternativeText !== undefined) {
        const described = await portal.ask(`/upload?id=${file.id}`, {
          method: 'POST',
          ...multipartField('fileInfo', JSON.stringify(options), authorization),
        });
        expectDone(described, 'description');
      }
      return file;
    },
  };
  return editor;
};

/** The way the panel links one entry to another. */
export const linkTo = ({ id, documentId }: Entry): Fields => ({
  connect: [{ id, documentId }],
  disconnect: [],
});

const SENHA = 'Senha-de-Editor-1';

/** Makes an account with this role, as the first administrator does at the panel, and logs in with it. */
export const criarEditor = async (
  portal: Portal,
  admin: Editor,
  codigo: string,
): Promise<Editor> => {
  const comoAdmin = async (path: string, method?: string, body?: Fields): Promise<Answer> =>
    expectDone(await admin.pedir(path, method, body), path);
  const { data: papeis } = (await comoAdmin('/admin/roles')).json<{
    data: { id: number; code: string }[];
  }>();
  const papel = papeis.find(({ code }) => code === codigo);
  if (!papel) throw new Error(`no role ${codigo}`);
  const email = `${codigo}@portal.test`;
  const { data: conta } = (
    await comoAdmin('/admin/users', 'POST', {
      email,
      firstname: 'Pessoa',
      lastname: 'Da Redação',
      preferedLanguage: 'pt-BR',
      roles: [papel.id],
    })
  ).json<{ data: { id: number } }>();
  await comoAdmin(`/admin/users/${conta.id}`, 'PUT', { isActive: true, password: SENHA });
  return loginEditor(portal, { email, password: SENHA });
};
