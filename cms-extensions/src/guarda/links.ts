import { CAMPOS } from '@portal/contracts/anuncio/campos';
import type { LinhasDeConteudo } from '@portal/contracts/anuncio/tabela';
import { isLink } from '@portal/contracts/texto/link';
import { MENSAGENS_DO_LINK } from '@portal/contracts/texto/mensagens';
import type { Motivo } from './rules';

/** Columns of links that a visitor follows; where a radio sounds is another matter. */
const linksDe = (linhas: LinhasDeConteudo): string[] =>
  Object.values(linhas).flatMap(({ forma, coluna }) => (forma === 'link' ? [coluna] : []));

/** Where links stand, by type: fields of the entry, or of the components in a list (`lista.campo`). */
const PARA_FORA: Readonly<Record<string, readonly string[]>> = {
  'api::banner.banner': linksDe(CAMPOS.banner),
  'api::configuracao.configuracao': ['facebook', 'youtube', 'whatsapp', 'instagram'],
  'api::opcao.opcao': ['video'],
};
/** Addresses judged elsewhere: where a radio sounds. */
const TRANSMISSAO: Readonly<Record<string, readonly string[]>> = { 'api::radio.radio': ['url'] };
/** Those of a page may also lead to another page of the portal. */
const DAS_PAGINAS: Readonly<Record<string, readonly string[]>> = {
  'api::pagina-inicial.pagina-inicial': ['carrossel', 'parceiros', 'atalhos'],
};

const isDaCasa = (texto: string): boolean => /^(\/(?![/\\])|#)\S*$/.test(texto);

/** Whether a stored link would lead a visitor nowhere, or elsewhere than it says. */
const isRuim = (valor: unknown, aceita: (texto: string) => boolean): boolean =>
  typeof valor === 'string' && valor !== '' && !aceita(valor);

const aparar = (onde: Record<string, unknown>, campo: string): void => {
  const valor = onde[campo];
  if (typeof valor === 'string') onde[campo] = valor.trim();
};

/** An address pasted with a space at either end, which nobody sees, is what stands in between. Writes it so. */
export const apararLinks = (uid: string, data: Record<string, unknown>): void => {
  for (const campo of [...(PARA_FORA[uid] ?? []), ...(TRANSMISSAO[uid] ?? [])]) aparar(data, campo);
  for (const lista of DAS_PAGINAS[uid] ?? [])
    for (const item of [data[lista]].flat())
      if (typeof item === 'object' && item !== null)
        aparar(item as Record<string, unknown>, 'link'); // a component, or what came in its place
};

const ruinsDaLista = (lista: string, itens: unknown): string[] =>
  Array.isArray(itens)
    ? itens.flatMap((item: unknown, i) => {
        const link = typeof item === 'object' && item !== null && 'link' in item ? item.link : '';
        const ruim = isRuim(link, (texto) => isDaCasa(texto) || isLink(texto));
        return ruim ? [`${lista}.${i}.link`] : [];
      })
    : [];

/** Why an entry's links are not kept, with the path the panel knows the field by; null when they are. */
export const motivoDosLinks = (uid: string, data: Record<string, unknown>): Motivo | null => {
  const [campo] = [
    ...(PARA_FORA[uid] ?? []).filter((nome) => isRuim(data[nome], isLink)),
    ...(DAS_PAGINAS[uid] ?? []).flatMap((lista) => ruinsDaLista(lista, data[lista])),
  ];
  return campo === undefined ? null : { msg: MENSAGENS_DO_LINK.linkIncompleto, campo };
};
