import type { IncomingHttpHeaders } from 'node:http';
import Ajv2020 from 'ajv/dist/2020';

type Esquema = Record<string, unknown>;

interface Resposta {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Esquema }>;
}

/** What is used of GET /api/openapi.json. */
export interface Descricao {
  paths: Record<string, Record<string, { responses: Record<string, Resposta> }>>;
  components: { schemas: Record<string, Esquema> };
}

/** An answer, and what was asked. */
export interface Respondido {
  method: string;
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** What the contract speaks of (contrato 11); the panel's own addresses have Strapi's shapes. */
const DO_CONTRATO = /^\/(api|usuario|anuncios|monitoramento)(\/|$)/i;

const semConsulta = (path: string): string =>
  (path.split('?', 1)[0] ?? '').replace(/%7c/gi, '|').replace(/(.)\/$/, '$1');

/** Fields nobody described are faults here, though a program that reads an answer passes over them. */
const semCamposAMais = (no: unknown): unknown => {
  if (Array.isArray(no)) return no.map(semCamposAMais);
  if (typeof no !== 'object' || no === null) return no;
  const dentro: Esquema = Object.fromEntries(
    Object.entries(no).map(([nome, valor]) => [nome, semCamposAMais(valor)]),
  );
  const fechar = dentro['type'] === 'object' && 'properties' in dentro;
  return fechar && !('additionalProperties' in dentro)
    ? { ...dentro, additionalProperties: false }
    : dentro;
};

const padraoDe = (caminho: string): RegExp => {
  const partes = caminho.split(/\{\w+\}/).map((parte) => parte.replace(/[.|]/g, '\\$&'));
  return new RegExp(`^${partes.join('[^/]+')}$`, 'i');
};

/** The media type alone. */
const tipoDe = ({ headers }: Respondido): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim() ?? '';

/** Says what about an answer is not as the description has it; null when all is. */
export const conferidor = (descricao: Descricao): ((um: Respondido) => string | null) => {
  const { paths, components } = semCamposAMais(descricao) as Descricao;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const prontos = new Map<Esquema, (valor: unknown) => string | null>();
  const caminhos = Object.entries(paths)
    .map(([caminho, metodos]) => ({ caminho, padrao: padraoDe(caminho), metodos }))
    // One without parameters goes before one that would fit it too.
    .sort((a, b) => Number(a.caminho.includes('{')) - Number(b.caminho.includes('{')));

  const julgar = (schema: Esquema, text: string): string | null => {
    let feito = prontos.get(schema);
    if (!feito) {
      const validar = ajv.compile({ ...schema, components });
      feito = (valor) => (validar(valor) ? null : ajv.errorsText(validar.errors));
      prontos.set(schema, feito);
    }
    try {
      return feito(JSON.parse(text));
    } catch {
      return 'não é JSON';
    }
  };

  const recusa = { $ref: '#/components/schemas/Recusa' };

  const semOperacao = (um: Respondido): string | null => {
    if (tipoDe(um) !== 'application/json' || !DO_CONTRATO.test(um.path)) return null;
    if (um.status < 400) return 'é de um endereço que ninguém descreveu';
    return um.method === 'HEAD' ? null : julgar(recusa, um.text);
  };

  return (um) => {
    const pedido = semConsulta(um.path);
    const metodo = um.method === 'HEAD' ? 'get' : um.method.toLowerCase();
    const { metodos } = caminhos.find(({ padrao }) => padrao.test(pedido)) ?? {};
    const operacao = metodos?.[metodo];
    // A page that tells a person of what failed.
    if (!operacao || (um.status >= 400 && tipoDe(um) === 'text/html')) return semOperacao(um);
    const { responses } = operacao;
    const resposta = responses[um.status] ?? (um.status >= 400 ? responses['default'] : undefined);
    if (!resposta) return `tem um status que ninguém descreveu`;
    const falta = Object.keys(resposta.headers ?? {}).find(
      (nome) => tipoDe(um) === 'application/json' && !(nome.toLowerCase() in um.headers),
    );
    if (falta !== undefined) return `não traz ${falta}`;
    if (!resposta.content || um.method === 'HEAD') return null;
    const midia = resposta.content[tipoDe(um)];
    if (!midia) return `é ${tipoDe(um)}, que ninguém descreveu`;
    return tipoDe(um) === 'application/json' ? julgar(midia.schema, um.text) : null;
  };
};
