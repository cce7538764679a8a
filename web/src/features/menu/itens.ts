import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { hrefPagina } from '../../lib/enderecos';
import type { Papel } from '../../session/use-sessao';

/** An entry of the side menu: a page of the portal, an address that ends the visit to it, or an action. */
export type ItemMenu =
  | { tipo: 'pagina'; rotulo: string; href: string }
  | { tipo: 'saida'; rotulo: string; href: string }
  | { tipo: 'login'; rotulo: string };

const pagina = (rotulo: string, href: string): ItemMenu => ({ tipo: 'pagina', rotulo, href });

const PARA_TODOS: readonly ItemMenu[] = [
  pagina('Home', '/#Home'),
  pagina('WebRádios', hrefPagina('webradios')),
  pagina('Cantores', '/#Cantores'),
  pagina('Quem Somos', hrefPagina('quemsomos')),
  pagina('Anunciantes', hrefPagina('publicidade')),
  pagina('Inscrições', CAMINHOS.novoUsuario),
];
const DE_ADMINISTRADOR: readonly ItemMenu[] = [
  pagina('Administracao', CAMINHOS.administracao),
  pagina('Comprar anuncio', CAMINHOS.novoAnuncio),
];
const DE_QUEM_ENTROU: readonly ItemMenu[] = [
  pagina('Meu perfil', CAMINHOS.perfil),
  { tipo: 'saida', rotulo: 'Sair da conta', href: CAMINHOS.logoff },
];
const DE_CONVIDADO: readonly ItemMenu[] = [{ tipo: 'login', rotulo: 'Fazer login' }];

/** The items of the side menu for each role, spelled as specification 2.1 spells them. */
export const itensDoMenu = (
  papel: Papel,
): { geral: readonly ItemMenu[]; conta: readonly ItemMenu[] } => ({
  geral: PARA_TODOS,
  conta:
    papel === 'convidado'
      ? DE_CONVIDADO
      : [...(papel === 'administrador' ? DE_ADMINISTRADOR : []), ...DE_QUEM_ENTROU],
});
