import { createServer, type Server } from 'node:http';

type Comportamento = 'normal' | 'fora' | 'mudo' | 'lixo' | 'enorme' | 'lento';

export interface ServidorCep {
  url: string;
  /** CEPs asked for, in order. */
  pedidos: string[];
  /** The most that were asked for at the same time. */
  readonly simultaneos: number;
  comportar(como: Comportamento): void;
  parar(): Promise<void>;
}

const CONHECIDOS: Record<string, object> = {
  '01001000': {
    cep: '01001-000',
    logradouro: 'Praça da Sé',
    complemento: 'lado ímpar',
    bairro: 'Sé',
    localidade: 'São Paulo',
    uf: 'SP',
    ibge: '3550308',
  },
  '77999000': { cep: '77999-000', logradouro: '', bairro: '', localidade: 'Cidade', uf: 'TO' },
  '99999998': { erro: 'true' },
};

const LENTO_MS = 150;

/** A postal-code service of the {service}/ws/{cep}/json/ form, on this machine. */
export const iniciarServidorCep = async (): Promise<ServidorCep> => {
  const pedidos: string[] = [];
  let como: Comportamento = 'normal';
  let [abertos, simultaneos] = [0, 0];
  const servidor: Server = createServer((req, res) => {
    const cep = /^\/ws\/(\d{8})\/json\/$/.exec(req.url ?? '')?.[1];
    if (!cep) return void res.writeHead(400).end('<html>');
    pedidos.push(cep);
    abertos += 1;
    simultaneos = Math.max(simultaneos, abertos);
    res.once('close', () => (abertos -= 1));
    if (como === 'mudo') return;
    if (como === 'fora') return void res.writeHead(502).end('bad gateway');
    res.writeHead(200, { 'Content-Type': 'application/json' });
    if (como === 'lixo') return void res.end('<html>manutenção</html>');
    if (como === 'enorme') return void res.end(`{"a":"${'x'.repeat(200_000)}"}`);
    const achado = JSON.stringify(CONHECIDOS[cep] ?? { erro: true });
    if (como === 'lento') return void setTimeout(() => res.end(achado), LENTO_MS);
    res.end(achado);
  });
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve));
  const endereco = servidor.address();
  if (typeof endereco !== 'object' || !endereco) throw new Error('no address');
  return {
    url: `http://127.0.0.1:${endereco.port}`,
    pedidos,
    get simultaneos() {
      return simultaneos;
    },
    comportar: (novo) => void (como = novo),
    parar: () =>
      new Promise((resolve) => {
        servidor.closeAllConnections();
        servidor.close(() => resolve());
      }),
  };
};
