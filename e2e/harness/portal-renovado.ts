import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Names of built files: the hash at the end is what a newer build changes. */
const ARQUIVO = /(\/?assets\/[\w.-]+?)-([\w-]{7})(\.(?:js|css))/g;
const VIZINHO = /((?:from|import)\s*\(?[`"'])(\.\/[\w.-]+?)-([\w-]{7})(\.js)/g;
const DE_TEXTO = /^(text\/html|text\/javascript|text\/css)/;

/** The same portal as after a newer build: every file has another name, and those of before are gone. */
export class PortalRenovado {
  /** Letter that stands in the names; '' for the build as it is. */
  private marca = '';

  private constructor(
    private readonly portal: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  static async abrir(portal: string): Promise<PortalRenovado> {
    const server = createServer();
    const renovado = new PortalRenovado(portal, server);
    server.on('request', (req: IncomingMessage, res: ServerResponse) => renovado.passar(req, res));
    await new Promise<void>((aberto) => server.listen(0, '127.0.0.1', aberto));
    return renovado;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  renovar(marca = 'n'): void {
    this.marca = marca;
  }

  fechar(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((fechado) => this.server.close(() => fechado()));
  }

  private renomear(texto: string): string {
    return texto
      .replace(ARQUIVO, `$1-$2${this.marca}$3`)
      .replace(VIZINHO, `$1$2-$3${this.marca}$4`)
      .replace(/[0-9a-f]{12}(?=-(casca|partilhadas))/g, (versao) => this.marca + versao);
  }

  /** The file's own name; null for one of another build. */
  private original(caminho: string): string | null {
    const partes = /^(\/assets\/[\w.-]+?-[\w-]{7})(\w?)(\.(?:js|css))$/.exec(caminho);
    if (!partes) return caminho;
    const [, nome = '', marca, tipo = ''] = partes;
    return marca === this.marca ? nome + tipo : null;
  }

  private passar(req: IncomingMessage, res: ServerResponse): void {
    const caminho = this.original(req.url ?? '/');
    if (caminho === null) {
      res.writeHead(404).end();
      return;
    }
    const {
      host: _host,
      'accept-encoding': _codificacao,
      'if-none-match': _guardado,
      ...headers
    } = req.headers;
    const pedido = request(this.portal + caminho, { method: req.method, headers }, (resposta) => {
      const pedacos: Buffer[] = [];
      const { statusCode = 502, headers: vindos } = resposta;
      if (!this.marca || !DE_TEXTO.test(vindos['content-type'] ?? '')) {
        res.writeHead(statusCode, vindos);
        resposta.pipe(res);
        return;
      }
      resposta.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
      resposta.on('end', () => {
        // The hashes of the page's own scripts are of the words before.
        const {
          'content-length': _tamanho,
          'content-security-policy': _politica,
          etag: _etag,
          ...restantes
        } = vindos;
        res.writeHead(statusCode, restantes);
        res.end(this.renomear(Buffer.concat(pedacos).toString('utf8')));
      });
    });
    pedido.on('error', () => res.destroy());
    req.pipe(pedido);
  }
}
