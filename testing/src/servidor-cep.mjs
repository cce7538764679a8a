import { once } from 'node:events';
import { createServer } from 'node:http';

/** @typedef {'normal' | 'fora' | 'mudo' | 'lixo' | 'enorme' | 'lento'} Comportamento */

/** @type {Record<string, object>} */
const CONHECIDOS = {
  '01001000': {
    cep: '01001-000',
    logradouro: 'Praça da Sé',
    complemento: 'lado ímpar',
    bairro: 'Sé',
    localidade: 'São Paulo',
    uf: 'SP',
    ibge: '3550308',
  },
  77999000: { cep: '77999-000', logradouro: '', bairro: '', localidade: 'Cidade', uf: 'TO' },
  78635000: { cep: '78635-000', logradouro: '', bairro: '', localidade: 'Água Boa', uf: 'MT' },
  99999998: { erro: 'true' },
};

const LENTO_MS = 150;

/** A postal-code service of the {service}/ws/{cep}/json/ form, on this machine. `porta` 0: any free one. */
export const iniciarServidorCep = async (porta = 0) => {
  /** @type {string[]} */
  const pedidos = [];
  /** @type {Comportamento} */
  let como = 'normal';
  let [abertos, simultaneos] = [0, 0];
  const servidor = createServer((req, res) => {
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
  servidor.listen(porta, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (servidor.address());
  return {
    url: `http://127.0.0.1:${port}`,
    /** CEPs asked for, in order. */
    pedidos,
    /** The most that were asked for at the same time. */
    get simultaneos() {
      return simultaneos;
    },
    comportar: (/** @type {Comportamento} */ novo) => void (como = novo),
    parar: async () => {
      const fechado = once(servidor, 'close');
      servidor.close();
      servidor.closeAllConnections();
      await fechado;
    },
  };
};

/** @typedef {Awaited<ReturnType<typeof iniciarServidorCep>>} ServidorCep */
