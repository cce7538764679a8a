import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';

/**
 * What the service worker does with a request: the shell from the cache; a page of the server's, the shell only without it; an
 * address to share, as it was when last seen; a public read; a cover. Null: it is left to the browser, untouched.
 */
export type Trato = 'casca' | 'pagina' | 'partilha' | 'leitura' | 'capa';

export interface Pedido {
  metodo: string;
  /** The browser goes to a page with it. */
  navegacao: boolean;
  caminho: string;
  /** What follows the question mark, without it. */
  consulta: string;
}

const LEITURAS: ReadonlySet<string> = new Set([
  CAMINHOS_DO_VISITANTE.portal,
  CAMINHOS_DO_VISITANTE.radios,
  CAMINHOS_DO_VISITANTE.radiosFiltros,
  CAMINHOS_DO_VISITANTE.cantores,
  CAMINHOS_DO_VISITANTE.musicas,
  CAMINHOS_DO_VISITANTE.publicidade,
  '/api/privacidade',
]);
/** One radio, one singer: an id is one segment, and `all` a list. */
const UM = /^\/api\/(radios\/(?!all$)|cantores\/(?!obterTodos$))[^/]+$/;
/** What is typed into a search is as many addresses as there are keys. */
const isBusca = (consulta: string): boolean => /(^|&)busca=[^&]/.test(consulta);

/** Images of the portal's own; a proof of payment is nobody else's. */
const CAPA = /^\/storage\/(?!banner\/comprovante\/)[^?]+\.webp$/;

const PARTILHA = /^\/(radio|cantor|musica)\/[^/]+$/;
/** The pages with an address of their own, but those whose address is a secret (`/usuario/recuperacao/…`, `/usuario/email/…`). */
const PAGINAS: ReadonlySet<string> = new Set([
  CAMINHOS_DO_VISITANTE.privacidade,
  CAMINHOS_DO_VISITANTE.login,
  CAMINHOS_DO_VISITANTE.novoUsuario,
  CAMINHOS_DO_VISITANTE.perfil,
  CAMINHOS_DO_VISITANTE.novoAnuncio,
]);

const tratoDaNavegacao = (caminho: string): Trato | null => {
  if (caminho === '/') return 'casca';
  if (PAGINAS.has(caminho)) return 'pagina';
  return PARTILHA.test(caminho) ? 'partilha' : null;
};

export const tratoDe = ({ metodo, navegacao, caminho, consulta }: Pedido): Trato | null => {
  if (metodo !== 'GET') return null;
  if (navegacao) return tratoDaNavegacao(caminho);
  if (CAPA.test(caminho)) return 'capa';
  return (LEITURAS.has(caminho) || UM.test(caminho)) && !isBusca(consulta) ? 'leitura' : null;
};

/** Whether an answer may be kept: whole, and nobody said that it is one person's or not to be kept. */
export const isGuardavel = (status: number, cacheControl: string | null): boolean =>
  status === 200 && !/\b(no-store|private)\b/i.test(cacheControl ?? '');

/** What is counted, which changes nothing anybody reads. */
const CONTAGENS = [
  '/monitoramento/',
  CAMINHOS_DO_VISITANTE.tocarMusica,
  CAMINHOS_DO_VISITANTE.rastrearAnuncio,
  CAMINHOS_DO_VISITANTE.impressoes,
];

/** Whether a request writes something that the next reads should show. */
export const isEscrita = (metodo: string, caminho: string): boolean =>
  metodo !== 'GET' &&
  metodo !== 'HEAD' &&
  !CONTAGENS.some((contagem) => caminho.startsWith(contagem));
