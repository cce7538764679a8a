import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { criarBanco, type Modelo, type TestDatabase } from './bancos';
import { startPortal, type TestPortal } from './portal';
import { vazamentoEm } from './registros';

/** What a file of tests is told of the portal it borrows. */
export interface Emprestado {
  id: number;
  url: string;
  dataDir: string;
  tmpDir: string;
  database: string | null;
}

interface Vaga {
  portal: TestPortal;
  database: TestDatabase;
  livre: boolean;
  /** How much of its log was already searched for secrets. */
  lido: number;
}

export interface Portaria {
  url: string;
  stop(): Promise<void>;
}

/** Nobody who borrows a portal tests limits, and what the files before it did counts. */
const ENV = { PORTAL_LIMITS: '10000' };

const corpoDe = async (req: IncomingMessage): Promise<unknown> => {
  const pedacos: Buffer[] = [];
  for await (const pedaco of req) pedacos.push(pedaco as Buffer); // a request without an encoding gives buffers
  return JSON.parse(Buffer.concat(pedacos).toString());
};

/**
 * Lends running portals to files of tests, one file at a time each: starting one costs more than most files' tests. It
 * lives in the process that runs the files, since each file may have a process of its own.
 */
export const abrirPortaria = async (server: string | null, modelo: Modelo): Promise<Portaria> => {
  const vagas: Vaga[] = [];

  const abrir = async (port: number): Promise<Vaga> => {
    const database = await criarBanco(server, modelo.banco);
    const portal = await startPortal({ database: database.url, env: ENV, port }, modelo.dataDir);
    const vaga = { portal, database, livre: false, lido: 0 };
    vagas.push(vaga);
    return vaga;
  };
  const emprestar = async (port: number): Promise<Emprestado> => {
    const livre = vagas.find((vaga) => vaga.livre);
    if (livre) livre.livre = false;
    const vaga = livre ?? (await abrir(port));
    const { url, dataDir, tmpDir } = vaga.portal;
    return { id: vagas.indexOf(vaga), url, dataDir, tmpDir, database: vaga.database.url };
  };
  /** A portal whose log tells a secret is lent again: the next file is not asked about what it did not write. */
  const devolver = (id: number): { vazamento: string | null } => {
    const vaga = vagas[id];
    if (!vaga) throw new Error(`nobody borrowed portal ${id}`);
    const registros = vaga.portal.output();
    const vazamento = vazamentoEm(registros.slice(vaga.lido));
    Object.assign(vaga, { livre: true, lido: registros.length });
    return { vazamento };
  };

  const porta = createServer((req, res) => {
    const responder = async (): Promise<unknown> => {
      const { port, id } = (await corpoDe(req)) as { port: number; id: number }; // as portal-comum.ts asks
      return req.url === '/emprestar' ? emprestar(port) : devolver(id);
    };
    responder().then(
      (feito) => res.end(JSON.stringify(feito)),
      (erro: unknown) => res.writeHead(500).end(String(erro)),
    );
  });
  porta.listen(0, '127.0.0.1');
  await once(porta, 'listening');
  const { port } = porta.address() as AddressInfo; // a TCP server has an address once it listens
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      porta.close();
      porta.closeAllConnections();
      // Each ends, whatever the log of another tells.
      const fins = vagas.map(async ({ portal, database }) => {
        try {
          await portal.stop();
        } finally {
          await database.drop();
        }
      });
      await Promise.allSettled(fins);
      await Promise.all(fins).catch((erro: unknown) => {
        // Of what a teardown throws Vitest tells, and ends as if all were well.
        process.exitCode = 1;
        throw erro;
      });
    },
  };
};
