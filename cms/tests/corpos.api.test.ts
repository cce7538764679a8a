import { promisify } from 'node:util';
import { brotliCompress, deflate, gzip } from 'node:zlib';
import { recusaSchema } from '@portal/contracts/http/recusa';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Corpo } from './harness/anuncios';
import { type Editor, loginEditor } from './harness/editor';
import { FORMULARIOS_QUEBRADOS, umCampo } from './harness/formularios-quebrados';
import type { Answer } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortal } from './harness/um-portal';
import { novoVisitante } from './harness/visitante';

const aqui = umPortal({ PORTAL_LIMITS: '1000' });
let ana: Pessoa;
let editor: Editor;
beforeAll(async () => {
  ana = await novaPessoa(aqui.portal);
  editor = await loginEditor(aqui.portal);
});

const DE_NAVEGADOR = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const JSON_ = { 'Content-Type': 'application/json' };
const FORMULARIO = { 'Content-Type': 'application/x-www-form-urlencoded' };

const POSTS = [
  '/usuario/save',
  '/usuario/login',
  '/usuario/recuperacao',
  '/usuario/recuperacao/mail',
  '/usuario/anuncio/salvar',
  '/api/usuario/update',
  '/anuncios/formularioPesquisa',
  '/api/monitoramentoMusica',
  '/api/anuncios/monitoramento',
  '/api/anuncios/impressoes',
  '/api/anuncios/administracao/atualizarStatus',
  '/api/usuarios/administracao/usuario',
  '/api/usuarios/anuncios/banner/update',
  '/api/anuncios/administracao/reembolso/1',
  '/api/anuncios/1/renovar',
  '/api/anuncios/1/reenviar',
  '/api/anuncios/1/desistir-reembolso',
];

const latin1 = (texto: string): Buffer => Buffer.from(texto, 'latin1');

/** Bodies whose text is no Unicode, and what says so. */
const ILEGIVEIS: readonly (readonly [string, Corpo, number[]])[] = [
  ['meio caractere num valor', { headers: JSON_, body: latin1('{"cidade":"\\ud800x"}') }, [400]],
  ['meio caractere no fim', { headers: JSON_, body: latin1('{"senha":"x\\uDFFF"}') }, [400]],
  ['meio caractere num nome', { headers: JSON_, body: latin1('{"a\\udc00":1}') }, [400]],
  ['meio caractere bem fundo', { headers: JSON_, body: latin1('{"a":[{"b":"\\ud83d"}]}') }, [400]],
  ['Latin-1 em JSON', { headers: JSON_, body: latin1('{"cidade":"São"}') }, [400]],
  ['Latin-1 em formulário', { headers: FORMULARIO, body: latin1('cidade=São') }, [400]],
  ['%E3 em formulário', { headers: FORMULARIO, body: latin1('cidade=S%E3o+Paulo') }, [400]],
  ['% sozinho em formulário', { headers: FORMULARIO, body: latin1('cidade=100%') }, [400]],
  [
    'koi8-r',
    { headers: { 'Content-Type': 'application/json; charset=koi8-r' }, body: latin1('{}') },
    [415],
  ],
  [
    'latin1',
    {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset="ISO-8859-1"' },
      body: latin1('a=1'),
    },
    [415],
  ],
  ['Latin-1 em multipart', umCampo('cidade', latin1('São')), [400]],
  [
    'multipart com um campo de outro charset',
    umCampo('cidade', latin1('x'), 'Content-Type: text/plain; charset=koi8-r\r\n'),
    [415],
  ],
];

const expectRecusa = (answer: Answer, status: number[]): void => {
  expect(status, answer.text).toContain(answer.status);
  expect(recusaSchema.safeParse(answer.json()).error).toBeUndefined();
  expect(answer.text).not.toMatch(/formidable|Error|boundary|\.js/);
};

const comToken = async (path: string, { headers, body }: Corpo, mais = {}): Promise<Answer> => {
  const token = { 'X-XSRF-TOKEN': ana.visitante.cookies.get('XSRF-TOKEN') ?? '' };
  return ana.visitante.pedir(path, {
    method: 'POST',
    headers: { ...headers, ...token, ...mais },
    body,
  });
};

const cidade = async (): Promise<string> =>
  (await ana.visitante.pedir('/api/usuario/meusDados')).json<{ cidade: string }>().cidade;

describe('um texto que não é Unicode', () => {
  it.each(ILEGIVEIS)(
    '%s é recusado em todo endereço, e nada é guardado',
    async (_, corpo, status) => {
      for (const path of POSTS) expectRecusa(await comToken(path, corpo), status);
      expect(await cidade()).toBe('São Paulo');
    },
  );

  it('num formulário comum volta para a página, com as palavras', async () => {
    const visitante = novoVisitante(aqui.portal);
    await visitante.quem();
    const answer = await visitante.pedir('/usuario/login', {
      method: 'POST',
      headers: { ...FORMULARIO, ...DE_NAVEGADOR },
      body: latin1('email=a%40b.test&senha=%E3'),
    });
    expect([answer.status, answer.headers.location]).toEqual([303, '/usuario/login']);
    expect((await visitante.quem()).mensagem).toMatchObject({
      status: 0,
      msg: expect.stringContaining('letras') as string,
    });
  });

  it('o que é Unicode passa inteiro: emoji escapado, BOM, o próprio sinal de troca', async () => {
    const corpos = [
      [JSON_, '{"cidade":"\\ud83d\\ude00 S\\u00e3o"}', '😀 São'],
      [JSON_, '\ufeff{"cidade":"Itú"}', 'Itú'],
      [FORMULARIO, 'cidade=S%C3%A3o+Jos%C3%A9', 'São José'],
      [JSON_, '{"cidade":"a\ufffdb"}', 'a\ufffdb'],
    ] as const;
    for (const [headers, texto, fica] of corpos) {
      const answer = await comToken('/api/usuario/update', { headers, body: Buffer.from(texto) });
      expect(answer.status, answer.text).toBe(200);
      expect(await cidade()).toBe(fica);
    }
    const answer = await comToken(
      '/api/usuario/update',
      umCampo('cidade', Buffer.from('São Paulo')),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(await cidade()).toBe('São Paulo');
  });
});

describe('um corpo que não é de formulário', () => {
  it.each(['text/plain', 'application/xml'])(
    '%s é 415 em toda ação, também na que não lê campo nenhum',
    async (tipo) => {
      const corpo = { headers: { 'Content-Type': tipo }, body: Buffer.from('cidade=Outra') };
      const semCampos = ['/api/anuncios/1/reenviar', '/api/usuario/email/confirmacao'];
      for (const path of ['/api/usuario/update', '/usuario/anuncio/salvar', ...semCampos])
        expectRecusa(await comToken(path, corpo), [415]);
      expect(await cidade()).toBe('São Paulo');
    },
  );

  it.each(['mixed', 'related', 'form-datas'])('multipart/%s é 415', async (tipo) => {
    const { headers, body } = umCampo('cidade', Buffer.from('Outra'));
    const deTipo = String(headers['Content-Type']).replace('form-data', tipo);
    for (const path of POSTS)
      expectRecusa(await comToken(path, { headers: { 'Content-Type': deTipo }, body }), [415]);
    expect(await cidade()).toBe('São Paulo');
  });

  it('com mais de mil campos é 413: nenhum se perde em silêncio', async () => {
    const body = Buffer.from(`${'a=1&'.repeat(1000)}cidade=Outra`);
    for (const path of POSTS)
      expectRecusa(await comToken(path, { headers: FORMULARIO, body }), [413]);
    expect(await cidade()).toBe('São Paulo');
  });
});

describe('um corpo comprimido', () => {
  const MIB = 1024 * 1024;
  const JEITOS = {
    gzip: promisify(gzip),
    deflate: promisify(deflate),
    br: promisify((texto: string, feito: (erro: Error | null, bytes: Buffer) => void) =>
      brotliCompress(texto, feito),
    ),
  };
  const atualizar = async (jeito: keyof typeof JEITOS, texto: string): Promise<Answer> =>
    comToken('/api/usuario/update', {
      headers: { ...JSON_, 'Content-Encoding': jeito },
      body: await JEITOS[jeito](texto),
    });
  const deBytes = (bytes: number): string => {
    const vazio = JSON.stringify({ cidade: 'São Paulo', outro: '' });
    return JSON.stringify({
      cidade: 'São Paulo',
      outro: 'x'.repeat(bytes - Buffer.byteLength(vazio)),
    });
  };

  it.each(['gzip', 'deflate', 'br'] as const)(
    '%s é lido até 1 MB; o que dá mais é 413, por menor que venha',
    async (jeito) => {
      expect((await atualizar(jeito, deBytes(MIB))).status).toBe(200);
      expectRecusa(await atualizar(jeito, deBytes(MIB + 1)), [413]);
      expectRecusa(await atualizar(jeito, deBytes(8 * MIB)), [413]);
    },
  );

  it('sem compressão o limite é o mesmo, e outra compressão é 415', async () => {
    const corpo = (bytes: number) => ({ headers: JSON_, body: Buffer.from(deBytes(bytes)) });
    expect((await comToken('/api/usuario/update', corpo(MIB))).status).toBe(200);
    expectRecusa(await comToken('/api/usuario/update', corpo(MIB + 1)), [413]);
    for (const jeito of ['zstd', 'gzip, gzip', '__proto__'])
      expectRecusa(
        await comToken('/api/usuario/update', corpo(100), { 'Content-Encoding': jeito }),
        [415],
      );
  });
});

describe('um multipart quebrado', () => {
  it.each(FORMULARIOS_QUEBRADOS)('%s é 400 ou 413 em todo endereço', async (_, corpo) => {
    for (const path of POSTS) expectRecusa(await comToken(path, corpo), [400, 413]);
  });

  it.each(FORMULARIOS_QUEBRADOS)(
    '%s, num formulário comum, volta para a página',
    async (_, corpo) => {
      for (const [path, pagina] of [
        ['/usuario/login', '/usuario/login'],
        ['/usuario/save', '/usuario/novo'],
        ['/usuario/anuncio/salvar', '/usuario/anuncio/novo'],
      ] as const) {
        const answer = await comToken(path, corpo, DE_NAVEGADOR);
        expect([answer.status, answer.headers.location], answer.text).toEqual([303, pagina]);
        expect((await ana.visitante.quem()).mensagem).toMatchObject({ status: 0 });
      }
    },
  );
});

describe('no painel', () => {
  const expectErro = (answer: Answer, status: number[]): void => {
    expect(status, answer.text).toContain(answer.status);
    expect(answer.text).toMatch(/[áãçõ]|grande|entend/);
    expect(answer.text).not.toMatch(/Internal Server Error|boundary|formidable/);
  };
  const semMultipart = ILEGIVEIS.filter(([nome]) => !nome.includes('multipart'));

  it.each(semMultipart)('%s é recusado, com e sem login', async (_, { headers, body }, status) => {
    const radio = '/content-manager/collection-types/api::radio.radio';
    for (const path of ['/admin/login', '/admin/forgot-password', '/admin/users', radio]) {
      const Authorization = `Bearer ${editor.token}`;
      const mais: Record<string, string> = path === '/admin/login' ? {} : { Authorization };
      expectErro(
        await aqui.portal.ask(path, { method: 'POST', headers: { ...headers, ...mais }, body }),
        status,
      );
    }
  });

  const biblioteca = (corpo: Corpo): Promise<Answer> =>
    aqui.portal.ask('/upload', {
      method: 'POST',
      headers: { ...corpo.headers, Authorization: `Bearer ${editor.token}` },
      body: corpo.body,
    });

  it.each(FORMULARIOS_QUEBRADOS)('um envio à biblioteca %s é 400 ou 413', async (_, corpo) => {
    expectErro(await biblioteca(corpo), [400, 413]);
  });

  it('um envio à biblioteca com texto que não é Unicode é 400', async () => {
    for (const valor of [latin1('{"name":"São"}'), latin1('{"name":"\\ud800"}')])
      expectErro(await biblioteca(umCampo('fileInfo', valor)), [400]);
  });
});
