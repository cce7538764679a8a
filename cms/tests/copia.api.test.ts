import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { type Radio } from '@portal/contracts/radio/radio';
import * as tar from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arquivosGuardados, comprarBanner, imagem } from './harness/anuncios';
import { entrarComCodigo, ligarSegundoPasso } from './harness/autenticador';
import type { TestDatabase } from './harness/bancos';
import { comando } from './harness/comando';
import { newDatabase, onPostgres } from './harness/database';
import { type Editor, loginEditor } from './harness/editor';
import { eventually } from './harness/http';
import { entrar, novaPessoa, type Pessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { novoVisitante, type Visitante } from './harness/visitante';

const RADIO = 'api::radio.radio';
/** Answers that the writes made during the backup do not touch. */
const ESTAVEIS = [
  CAMINHOS.portal,
  `${CAMINHOS.radios}?busca=fixa`,
  CAMINHOS.cantores,
  CAMINHOS.publicidade,
  CAMINHOS.precos,
];

interface Lugar {
  dataDir: string;
  database: TestDatabase;
}

const base = mkdtempSync(path.join(os.tmpdir(), 'portal-copia-'));
const arquivo = path.join(base, 'copia.tar.gz');
const lugar = async (nome: string): Promise<Lugar> => ({
  dataDir: path.join(base, nome),
  database: await newDatabase('vazio'),
});
const ligar = ({ dataDir, database }: Lugar): Promise<TestPortal> =>
  startTestPortal({ dataDir, database: database.url, env: { PORTAL_LIMITS: '100' } });

let origem: Lugar;
let destino: Lugar;
let portal: TestPortal;
let editor: Editor;
let cantor: string;
let ana: Pessoa;
let anuncio: Anuncio;
let bia: Pessoa;
let codigos: string[];

const lerEstaveis = async (de: TestPortal): Promise<string[]> => {
  const respostas: string[] = [];
  for (const caminho of [...ESTAVEIS, CAMINHOS.cantor(cantor)]) {
    const answer = await de.ask(caminho);
    expect(answer.status, caminho).toBe(200);
    respostas.push(answer.text);
  }
  return respostas;
};

const novaImagem = async (nome: string, cor: string): Promise<number> =>
  (await editor.upload(`${nome}.png`, 'image/png', await imagem(cor), { alternativeText: nome }))
    .id;

const novaRadio = async (nome: string, cor: string) =>
  editor.createPublished(RADIO, {
    nome_radio: nome,
    slogan: 'uma linha \\n',
    url: 'https://a.test/',
    imagem: await novaImagem(nome, cor),
  });

/** Radios with pictures come, and every other one goes, until told to stop; answers how many came. */
const movimento = () => {
  const estado = { parar: false, vezes: 0 };
  const feito = (async () => {
    while (!estado.parar) {
      const { documentId } = await novaRadio(`Passageira ${estado.vezes}`, '#224488');
      if (estado.vezes % 2 === 0) await editor.remove(RADIO, documentId);
      estado.vezes += 1;
    }
  })();
  return {
    estado,
    parar: async () => {
      estado.parar = true;
      await feito;
    },
  };
};

const anunciosDe = async (visitante: Visitante): Promise<Anuncio[]> =>
  (await visitante.pedir(CAMINHOS.anunciosDoUsuario(ana.id))).json<Anuncio[]>();

beforeAll(async () => {
  [origem, destino] = [await lugar('origem'), await lugar('destino')];
  portal = await ligar(origem);
  editor = await loginEditor(portal);
  for (const nome of ['Fixa 1', 'Fixa 2', 'Fixa Ação'])
    await novaRadio(`${nome} 'aspas' \\ barra`, '#aa2244');
  const foto = await novaImagem('Cantora', '#22aa44');
  const { documentId } = await editor.createPublished('api::cantor.cantor', {
    ...{ nome: 'Cantora Fixa', foto, sobre: 'duas\nlinhas\te \\n' },
  });
  cantor = documentId;
  ana = await novaPessoa(portal);
  anuncio = await comprarBanner(ana.visitante);
  bia = await novaPessoa(portal);
  ({ codigos } = await ligarSegundoPasso(bia));
});

afterAll(async () => {
  await portal.stop();
  for (const { database } of [origem, destino]) await database.drop();
  rmSync(base, { recursive: true, force: true });
});

describe('cópia de segurança e volta', { timeout: 120_000 }, () => {
  let antes: string[];

  it('a cópia se faz com o portal no ar e sendo escrito, e só o dono a lê', async () => {
    antes = await lerEstaveis(portal);
    const vaivem = movimento();
    await eventually(() => expect(vaivem.estado.vezes).toBeGreaterThan(0), 60_000);
    const ateAqui = vaivem.estado.vezes;
    const fim = await comando('backup', [arquivo], origem);
    // Whoever was writing while the copy was made ends now.
    await vaivem.parar();
    expect(fim).toMatchObject({ codigo: 0, erro: '' });
    expect(fim.disse).toContain('Inclui segredos.json');
    expect(vaivem.estado.vezes).toBeGreaterThan(ateAqui);
    expect(statSync(arquivo).mode & 0o777).toBe(0o600);
    expect(readdirSync(origem.dataDir).filter((nome) => nome.startsWith('.'))).toEqual([]);
  });

  it('não escreve por cima de uma cópia que já existe', async () => {
    const { codigo, erro } = await comando('backup', [arquivo], origem);
    expect({ codigo, erro }).toEqual({
      codigo: 1,
      erro: `${arquivo} já existe. Escolha outro nome para a cópia.`,
    });
  });

  it('com um portal no ar, a volta é recusada antes de abrir a cópia, e nada muda', async () => {
    for (const como of [[arquivo], [process.execPath], [process.execPath, '--so', 'radios']]) {
      const { codigo, erro } = await comando('restore', [...como, '--substituir'], origem);
      expect(`${codigo} ${erro}`).toMatch(/^1 Há um portal no ar .*\. Encerre.* de novo\.$/);
    }
    expect(await lerEstaveis(portal)).toEqual(antes);
    expect((await portal.ask('/api/saude')).status).toBe(200);
  });

  it('num lugar vazio volta tudo: leituras, arquivos, contas, sessões e segredos', async () => {
    expect(await comando('restore', [arquivo], destino)).toMatchObject({ codigo: 0, erro: '' });
    expect(statSync(path.join(destino.dataDir, 'segredos.json')).mode & 0o777).toBe(0o600);
    const deVolta = await ligar(destino);
    try {
      expect(await lerEstaveis(deVolta)).toEqual(antes);
      const radios = (await deVolta.ask(`${CAMINHOS.radios}?limite=100`)).json<Radio[]>();
      for (const { nome_radio, path_imagem } of radios) {
        const answer = await deVolta.ask(path_imagem ?? 'sem imagem');
        expect(answer.status, nome_radio).toBe(200);
        if (!nome_radio.startsWith('Fixa')) continue;
        expect(answer.bytes.equals((await portal.ask(path_imagem ?? '')).bytes)).toBe(true);
      }
      const deAntes = novoVisitante(deVolta);
      for (const [nome, valor] of ana.visitante.cookies) deAntes.cookies.set(nome, valor);
      expect((await deAntes.quem()).user.id_usuario).toBe(ana.id);
      expect(await anunciosDe(deAntes)).toEqual(await anunciosDe(ana.visitante));
      expect((await entrar(deVolta, ana)).status).toBe(200);
      expect((await entrarComCodigo(deVolta, bia)).status).toBe(401);
      expect((await entrarComCodigo(deVolta, bia, codigos[0])).status).toBe(200);
      // New rows take new numbers: the counters came along.
      const outro = await comprarBanner(deAntes);
      expect(outro.id).toBeGreaterThan(anuncio.id);
    } finally {
      await deVolta.stop();
    }
  });

  it('onde já há dados, só troca com --substituir', async () => {
    const { codigo, erro } = await comando('restore', [arquivo], destino);
    expect(codigo).toBe(1);
    expect(erro).toMatch(/^Já há dados em .* acrescente --substituir\.$/);
    writeFileSync(path.join(destino.dataDir, 'uploads', 'de-antes.webp'), 'de antes');
    expect((await comando('restore', [arquivo, '--substituir'], destino)).codigo).toBe(0);
    expect(readdirSync(path.join(destino.dataDir, 'uploads'))).not.toContain('de-antes.webp');
    const deVolta = await ligar(destino);
    try {
      expect(await lerEstaveis(deVolta)).toEqual(antes);
      expect((await entrar(deVolta, ana)).status).toBe(200);
    } finally {
      await deVolta.stop();
    }
  });
});

/** The backup with its unpacked content changed, packed again. */
const refeita = async (
  mudar: (pasta: string) => void,
  mais: readonly string[] = [],
): Promise<Buffer> => {
  const pasta = mkdtempSync(path.join(base, 'refeita-'));
  await tar.extract({ file: arquivo, cwd: pasta });
  mudar(pasta);
  const file = `${pasta}.tar.gz`;
  await tar.create({ cwd: pasta, file, gzip: true, preservePaths: true }, [
    ...readdirSync(pasta, { recursive: true, withFileTypes: true })
      .filter((entrada) => entrada.isFile())
      .map((entrada) => path.relative(pasta, path.join(entrada.parentPath, entrada.name))),
    ...mais,
  ]);
  return readFileSync(file);
};

const trocarTexto =
  (de: string, para: string, nome: string) =>
  (pasta: string): void => {
    const alvo = path.join(pasta, nome);
    const texto = readFileSync(alvo, 'latin1');
    expect(texto).toContain(de);
    writeFileSync(alvo, texto.replace(de, para), 'latin1');
  };

const ESTE = onPostgres ? 'postgres' : 'sqlite';
const OUTRO = onPostgres ? 'sqlite' : 'postgres';
const BANCO = onPostgres ? 'banco.sql' : 'banco.db';

describe('cópias que não servem', { timeout: 120_000 }, () => {
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['cortada', () => readFileSync(arquivo).subarray(0, 3_000), /não se abre até o fim\.$/],
    ['que não é cópia', () => Buffer.from('nada disso'), /não se abre até o fim\.$/],
    [
      'com o banco mexido',
      () => refeita(trocarTexto('Fixa 1', 'Fixa X', BANCO)),
      /"banco\.(db|sql)" não confere com o manifesto\.$/,
    ],
    [
      'sem um arquivo',
      () =>
        refeita((pasta) => {
          rmSync(path.join(pasta, 'segredos.json'));
        }),
      /falta "segredos\.json"\.$/,
    ],
    [
      'com um arquivo a mais',
      () =>
        refeita((pasta) => {
          writeFileSync(path.join(pasta, 'uploads', 'a-mais'), 'x');
        }),
      /"uploads\/a-mais" não está no manifesto\.$/,
    ],
    [
      'que quer sair da pasta',
      () => refeita(() => undefined, ['../copia.tar.gz']),
      /"\.\.\/copia\.tar\.gz" não devia estar nela\.$/,
    ],
    [
      'de outro tipo de banco',
      () => refeita(trocarTexto(`"${ESTE}"`, `"${OUTRO}"`, 'manifesto.json')),
      /^Esta cópia é de (SQLite|PostgreSQL) e o portal daqui usa/,
    ],
    [
      'de uma versão mais nova',
      () => refeita(trocarTexto('"formato": 1', '"formato": 9', 'manifesto.json')),
      /versão mais nova do portal/,
    ],
  ])('%s: uma linha, e o que havia fica como estava', async (_, bytes, motivo) => {
    const ruim = path.join(base, 'ruim.tar.gz');
    writeFileSync(ruim, await bytes());
    const havia = arquivosGuardados(destino);
    const { codigo, erro } = await comando('restore', [ruim, '--substituir'], destino);
    expect(codigo).toBe(1);
    expect(erro).toMatch(motivo);
    expect(erro.split('\n')).toHaveLength(1);
    expect(arquivosGuardados(destino)).toEqual(havia);
    expect(readdirSync(destino.dataDir).filter((nome) => nome.startsWith('.'))).toEqual([]);
  });

  it('de uma pasta a volta diz como se pede um depósito', async () => {
    const { codigo, erro } = await comando('restore', [base, '--substituir'], destino);
    expect(codigo).toBe(1);
    expect(erro).toBe(
      `${base} é uma pasta. Para a cópia mais nova de um depósito, diga --de ${base}`,
    );
  });

  it('depois de todas as recusas o portal liga como antes', async () => {
    const deVolta = await ligar(destino);
    try {
      expect((await entrar(deVolta, ana)).status).toBe(200);
    } finally {
      await deVolta.stop();
    }
  });
});
