import { PAGINAS, type Pagina } from '../lib/enderecos';

export interface Endereco {
  pagina: Pagina;
  /** The selected radio or singer; pages without a selection have none. */
  id: string | null;
}

/** The path the server opened this document on, and on what (contrato 8); '' on a document of any other. */
const { abre, id: aberto = null } = document.documentElement.dataset;
const CAMINHO = abre ? window.location.pathname : '';

const COM_SELECAO: readonly Pagina[] = ['webradios', 'cantores'];
/** Ids are opaque and short; anything longer was not made by us. */
const ID_MAXIMO = 200;

const decodificar = (texto: string): string | null => {
  try {
    return decodeURIComponent(texto);
  } catch {
    return null;
  }
};

const lerId = (texto: string): string | null => {
  const id = decodificar(texto)?.trim();
  // eslint-disable-next-line no-control-regex -- control characters are what is refused here
  if (!id || id.length > ID_MAXIMO || /[\u0000-\u001f\u007f]/.test(id)) return null;
  return id;
};

/** The page and the selection an address's hash stands for; anything unknown is home (especificação 2.1). */
export const parseHash = (hash: string): Endereco => {
  const [primeiro = '', ...resto] = hash.replace(/^#/, '').split('#');
  // What follows a question mark narrows the page's own list (features/radios/filtro.ts).
  const [nome = ''] = primeiro.split('?');
  const procurado = decodificar(nome)?.trim().toLowerCase();
  const pagina = PAGINAS.find((conhecida) => conhecida === procurado) ?? 'home';
  return { pagina, id: COM_SELECAO.includes(pagina) ? lerId(resto.join('#')) : null };
};

/** What the portal shows at an address; null for a page with an address of its own. */
export const lerEndereco = (caminho: string, hash: string): Endereco | null => {
  if (caminho === '/') return parseHash(hash);
  // The server writes the name of one of the pages.
  return caminho === CAMINHO ? { pagina: abre as Pagina, id: aberto } : null;
};
