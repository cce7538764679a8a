import type { OrdemDaLista } from '@portal/contracts/anuncio/listagem';
import { isPendente, type AnuncioStatus } from '@portal/contracts/anuncio/status';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { dobrar } from '@portal/contracts/texto/dobrar';

/** What the tables of Strapi hold of an ad and its owner. */
export interface Guardado {
  id: number;
  titulo: string;
  tipo: string;
  situacao: AnuncioStatus;
  periodo: number;
  valor: number | null;
  venc: string | null;
  nome: string | null;
  email: string | null;
  documento: string | null;
}

/**
 * The rule in words (contrato 5): each word in the title, the name or the e-mail, the document, or as the code; of numbers
 * of fewer than four digits only the title and the code.
 */
export const serve = (um: Guardado, busca: string): boolean =>
  dobrar(busca)
    .replace(/(^| )anuncio (?=\d)/g, '$1anuncio')
    .split(' ')
    .every((palavra) => {
      const digitos = palavra.replace(/[^\da-z]/g, '').toUpperCase();
      const daConta = !/^#?\d{0,3}$/.test(palavra) || palavra.length > 3;
      return (
        dobrar(um.titulo).includes(palavra) ||
        /^(#|anuncio)?0*(\d+)$/.exec(palavra)?.[2] === String(um.id) ||
        (daConta && [um.nome, um.email].some((parte) => parte?.includes(palavra))) ||
        (/\d/.test(digitos) && digitos.length > 3 && um.documento?.includes(digitos))
      );
    });

const vencido = ({ venc }: Guardado): number =>
  venc === null ? 2 : venc > dataCivil(new Date()) ? 0 : 1;

/** Keys by which each order puts one ad before another; the newest of equals first. */
const CHAVES: Readonly<Record<OrdemDaLista, (um: Guardado) => readonly number[]>> = {
  espera: ({ situacao }) => [isPendente({ status: situacao }) ? 0 : 1],
  recentes: () => [],
  vencimento: (um) => {
    const dias = Number(um.venc?.replaceAll('-', '') ?? 0);
    return [vencido(um), vencido(um) === 0 ? dias : -dias];
  },
  valor: ({ valor }) => [valor === null ? 1 : 0, -(valor ?? 0)],
};

/** The ads that fit, in the order asked: what the server has to answer. */
export const esperados = (
  tudo: readonly Guardado[],
  busca: string,
  ordem: OrdemDaLista,
): Guardado[] =>
  tudo
    .filter((um) => serve(um, busca))
    .map((um) => ({ um, chaves: [...CHAVES[ordem](um), -um.id] }))
    .sort((a, b) => {
      const i = a.chaves.findIndex((chave, n) => chave !== b.chaves[n]);
      return (a.chaves[i] ?? 0) - (b.chaves[i] ?? 0);
    })
    .map(({ um }) => um);
