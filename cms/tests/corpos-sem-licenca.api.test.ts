import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enviarCorpo, SALVAR } from './harness/anuncios';
import { emCurso, pastaEmCurso } from './harness/em-curso';
import { FORMULARIOS_QUEBRADOS, umCampo } from './harness/formularios-quebrados';
import { eventually } from './harness/http';
import { novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortal } from './harness/um-portal';
import { novoVisitante } from './harness/visitante';

const aqui = umPortal({ PORTAL_LIMITS: '100' });
let ana: Pessoa;
beforeAll(async () => {
  ana = await novaPessoa(aqui.portal);
});

const abertos: Socket[] = [];
afterEach(() => {
  for (const socket of abertos.splice(0)) socket.destroy();
});

const PARTE =
  '--b\r\nContent-Disposition: form-data; name="arquivo_banner"; filename="a.png"\r\n' +
  'Content-Type: image/png\r\n\r\n';

/** Sends so much of a file and waits, with the connection open. */
const meioArquivo = async (
  caminho: string,
  cabecalhos: readonly string[],
  antes = '',
): Promise<void> => {
  const { hostname, port } = new URL(aqui.portal.url);
  const socket = connect(Number(port), hostname);
  abertos.push(socket);
  // Closed by either side in the middle: the same end.
  socket.on('error', () => {});
  const linhas = [
    `POST ${caminho} HTTP/1.1`,
    'Host: portal.test',
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 900000',
    ...cabecalhos,
  ];
  const tudo = Buffer.concat([
    Buffer.from(`${linhas.join('\r\n')}\r\n\r\n${antes}${PARTE}`),
    Buffer.alloc(300_000, 1),
  ]);
  // All of it is with the portal's side once this is called.
  await new Promise<void>((resolve) => socket.write(tudo, () => resolve()));
};

const deQuemEntrou = (): string[] => [
  `Cookie: ${[...ana.visitante.cookies].map((par) => par.join('=')).join('; ')}`,
  `X-XSRF-TOKEN: ${ana.visitante.cookies.get('XSRF-TOKEN') ?? ''}`,
];

const escritos = (): string[] => [
  ...readdirSync(aqui.portal.tmpDir),
  ...emCurso(aqui.portal.dataDir),
];

/** The files in the folders of requests under way. */
const arquivos = (): string[] => {
  const { pasta } = pastaEmCurso(aqui.portal.dataDir);
  return escritos().flatMap((nome) => readdirSync(path.join(pasta, nome)));
};

describe('antes de saber quem manda', () => {
  it.each([
    ['quem não entrou', SALVAR, () => []],
    ['quem não pode', CAMINHOS.editarRadio, deQuemEntrou],
    ['quem não é editor', '/upload', () => ['Authorization: Bearer a.b.c']],
  ])('nada é escrito do que envia %s', async (_, caminho, cabecalhos) => {
    await meioArquivo(caminho, cabecalhos());
    // Sent after it, and answered: by now the portal has what was sent before.
    for (const vez of ['primeira', 'segunda']) {
      const { status } = await enviarCorpo(
        ana.visitante,
        SALVAR,
        umCampo('titulo', Buffer.from('x')),
      );
      expect(status, vez).toBe(422);
    }
    expect(escritos()).toEqual([]);
  });

  it('depois de um token errado nenhum arquivo é escrito; depois do certo, sim', async () => {
    const [cookie = ''] = deQuemEntrou();
    const campo = (valor: string): string =>
      `--b\r\nContent-Disposition: form-data; name="_token"\r\n\r\n${valor}\r\n`;
    await meioArquivo(SALVAR, [cookie], campo('errado'));
    // The folder of the request, with nothing in it.
    await eventually(() => expect(escritos()).toHaveLength(1), 20_000);
    const outro = umCampo('titulo', Buffer.from('x'));
    for (const vez of ['primeira', 'segunda'])
      expect((await enviarCorpo(ana.visitante, SALVAR, outro)).status, vez).toBe(422);
    expect(arquivos()).toEqual([]);
    await meioArquivo(SALVAR, [cookie], campo(ana.visitante.cookies.get('XSRF-TOKEN') ?? ''));
    await eventually(() => expect(arquivos()).toHaveLength(1), 20_000);
  });

  it('o que envia quem pode é escrito enquanto chega, e não fica', async () => {
    await meioArquivo(SALVAR, deQuemEntrou());
    await eventually(() => expect(escritos()).toHaveLength(1), 20_000);
    for (const socket of abertos.splice(0)) socket.destroy();
    await eventually(() => expect(escritos()).toEqual([]), 20_000);
  });

  it.each(FORMULARIOS_QUEBRADOS)(
    'nada é lido de um formulário %s: a recusa é a de quem o envia',
    async (_, corpo) => {
      const convidado = await enviarCorpo(novoVisitante(aqui.portal), SALVAR, corpo);
      expect(convidado.status, convidado.text).toBe(401);
      const semLicenca = await enviarCorpo(ana.visitante, CAMINHOS.editarRadio, corpo);
      expect(semLicenca.status, semLicenca.text).toBe(403);
      const permitida = await enviarCorpo(ana.visitante, SALVAR, corpo);
      expect([400, 413], permitida.text).toContain(permitida.status);
    },
  );
});
