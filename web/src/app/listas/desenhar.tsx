import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { CANTORES_DE_CADA_VEZ, type Cantor } from '@portal/contracts/cantor/cantor';
import { RADIOS_POR_PAGINA } from '@portal/contracts/radio/listagem';
import type { Radio } from '@portal/contracts/radio/radio';
import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { publicidadeQuery } from '../../features/anunciantes/queries';
import { rankingQuery } from '../../features/cantores/queries';
import { radiosQuery } from '../../features/radios/queries';
import { PaginaCantores } from '../../pages/cantores/pagina-cantores';
import { PaginaPublicidade } from '../../pages/publicidade/pagina-publicidade';
import { PaginaWebradios } from '../../pages/webradios/pagina-webradios';
import { marcaDoItem } from './molde';

/** More than any first screen shows; the others come below them. */
const ANUNCIOS = 12;

type MarcaDe = (campo: Parameters<typeof marcaDoItem>[1]) => string;

const itens = <T,>(quantos: number, fazer: (marca: MarcaDe, indice: number) => T): T[] =>
  Array.from({ length: quantos }, (_, i) => fazer((campo) => marcaDoItem(i, campo), i));

// Entries hold what a list shows of them, and nothing else is read while it is drawn.
const radios = itens(RADIOS_POR_PAGINA, (marca) => ({
  id: marca('id'),
  nome_radio: marca('nome'),
  slogan: marca('linha'),
  path_imagem: marca('imagem'),
  url: 'https://radio.invalid',
})) as Radio[];

const cantores = itens(CANTORES_DE_CADA_VEZ, (marca) => ({
  id: marca('id'),
  nome: marca('nome'),
  slogan: marca('linha'),
  url_foto: marca('imagem'),
})) as Cantor[];

const anuncios = itens(ANUNCIOS, (marca, id) => ({
  id,
  // Whoever follows an ad is counted by the program: until that is here it is no link.
  banner: { titulo: marca('nome'), resumo: '', url: '', path_imagem: marca('imagem') },
  usuario: { usuario: marca('linha') },
})) as AnuncioPublico[];

/** The first page, and an empty one: of a button for more nobody has use yet. */
const paginas = <T,>(primeira: T[]) => ({ pages: [primeira, []], pageParams: [1, 2] });

type Desenhar = (elemento: ReactElement, local: string, queryClient: QueryClient) => string;

/** The lists drawn before the program is here, by the very pages that take over, with placeholders in place of what they list. */
export const desenharCom = (desenhar: Desenhar) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(radiosQuery().queryKey, paginas(radios));
  queryClient.setQueryData(rankingQuery('').queryKey, paginas(cantores));
  queryClient.setQueryData(publicidadeQuery.queryKey, anuncios);
  return {
    webradios: desenhar(<PaginaWebradios id={null} />, '/#webradios', queryClient),
    cantores: desenhar(<PaginaCantores id={null} />, '/#cantores', queryClient),
    publicidade: desenhar(<PaginaPublicidade />, '/#publicidade', queryClient),
  };
};
