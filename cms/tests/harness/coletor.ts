import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

interface Valor {
  stringValue?: string;
  intValue?: number;
}

/** A span as OTLP's JSON writes it. */
export interface Rastro {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Valor }[];
}

interface Envio {
  resourceSpans: {
    resource: { attributes: { key: string; value: Valor }[] };
    scopeSpans: { spans: Rastro[] }[];
  }[];
}

export const atributo = ({ attributes }: Pick<Rastro, 'attributes'>, nome: string): unknown => {
  const valor = attributes.find(({ key }) => key === nome)?.value;
  return valor?.stringValue ?? valor?.intValue;
};

/** An OpenTelemetry collector: takes traces over OTLP/HTTP and keeps them. */
export const iniciarColetor = async () => {
  const envios: Envio[] = [];
  const servidor = createServer((req, res) => {
    void json(req).then((corpo) => {
      if (req.url === '/v1/traces') envios.push(corpo as Envio);
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    servico: () =>
      envios.flatMap(({ resourceSpans }) =>
        resourceSpans.map(({ resource }) => atributo(resource, 'service.name')),
      ),
    rastros: () =>
      envios.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    texto: () => JSON.stringify(envios),
    parar: () => {
      servidor.close();
      servidor.closeAllConnections();
    },
  };
};
