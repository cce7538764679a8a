import type { Esquema } from '@portal/contracts/chamadas/formas';
import { COMPARTILHAVEIS } from '@portal/contracts/partilha/slug';

const VERBOS: Readonly<Record<string, string>> = { GET: 'ler', POST: 'enviar', DELETE: 'apagar' };

/** Method in lower case, and the address with `{id}` for `:id`. */
export const caminhoDe = (nome: string): [metodo: string, caminho: string] => {
  const [metodo = '', caminho = ''] = nome.split(' ');
  return [metodo.toLowerCase(), caminho.replace(/:(\w+)/g, '{$1}')];
};

/** A name programs may call a call by: `GET /api/radios/:id/no-ar` is `lerRadiosIdNoAr`. */
export const operationIdDe = (nome: string): string => {
  const [metodo = '', caminho = ''] = nome.split(' ');
  const palavras = caminho.replace(/^\/api\//, '').match(/[A-Za-z0-9]+/g) ?? [];
  const emCamelo = palavras.map((palavra) => palavra.charAt(0).toUpperCase() + palavra.slice(1));
  return (VERBOS[metodo] ?? metodo) + emCamelo.join('');
};

const INTEIRO = { type: 'integer', minimum: 1 };
const TEXTO = { type: 'string' };

const DE_PARAMETRO: Readonly<Record<string, Esquema>> = {
  id: { description: 'O código.', schema: INTEIRO },
  id_usuario: { description: 'O código da conta.', schema: INTEIRO },
  id_nota: { description: 'O código da nota.', schema: INTEIRO },
  numero: { description: 'O número da pesquisa.', schema: { type: 'integer', enum: [1, 2] } },
  cep: { description: 'Oito algarismos.', schema: { type: 'string', pattern: '^\\d{8}$' } },
  tipo: { description: 'O que se compartilha.', schema: { ...TEXTO, enum: COMPARTILHAVEIS } },
  slug: { description: 'O nome no endereço; um antigo leva ao de agora.', schema: TEXTO },
  token: { description: 'O que o painel deu.', schema: TEXTO },
};

/** Ids of radios, singers and visitors are opaque (contrato 1). */
const COM_ID_OPACO = /^GET \/(api\/(radios|cantores)\/:id|monitoramento\/:id_usuario)/;

/** The parameters of an address. */
export const parametrosDe = (nome: string): Esquema[] =>
  [...nome.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true },
    ...(COM_ID_OPACO.test(nome)
      ? { description: 'O código, que nunca muda.', schema: TEXTO }
      : (DE_PARAMETRO[name] ?? { schema: TEXTO })),
  }));
