import {
  House,
  LogIn,
  LogOut,
  Megaphone,
  MicVocal,
  Radio,
  ShieldCheck,
  ShoppingBag,
  UserPlus,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { hrefPagina } from '../../lib/enderecos';
import type { Papel } from '../../session/use-sessao';

/** An entry of the side menu: a page of the portal, an address that ends the visit to it, or an action. */
export type ItemMenu = { rotulo: string; Icone: LucideIcon } & (
  { tipo: 'pagina'; href: string } | { tipo: 'saida'; href: string } | { tipo: 'login' }
);

const pagina = (rotulo: string, href: string, Icone: LucideIcon): ItemMenu => ({
  tipo: 'pagina',
  rotulo,
  href,
  Icone,
});

const PARA_TODOS: readonly ItemMenu[] = [
  pagina('Home', '/#Home', House),
  pagina('WebRádios', hrefPagina('webradios'), Radio),
  pagina('Cantores', '/#Cantores', MicVocal),
  pagina('Quem Somos', hrefPagina('quemsomos'), Users),
  pagina('Anunciantes', hrefPagina('publicidade'), Megaphone),
  pagina('Inscrições', CAMINHOS.novoUsuario, UserPlus),
];
const DE_ADMINISTRADOR: readonly ItemMenu[] = [
  pagina('Administracao', CAMINHOS.administracao, ShieldCheck),
  pagina('Comprar anuncio', CAMINHOS.novoAnuncio, ShoppingBag),
];
const DE_QUEM_ENTROU: readonly ItemMenu[] = [
  pagina('Meu perfil', CAMINHOS.perfil, UserRound),
  { tipo: 'saida', rotulo: 'Sair da conta', href: CAMINHOS.logoff, Icone: LogOut },
];
const DE_CONVIDADO: readonly ItemMenu[] = [{ tipo: 'login', rotulo: 'Fazer login', Icone: LogIn }];

const paginaDe = (hash: string): string => hash.toLowerCase().split('#')[1] ?? '';

/** Whether an item leads to where one is, whatever is chosen there. */
export const isAqui = (href: string, aqui: { pathname: string; hash: string }): boolean => {
  const [caminho = ''] = href.split('#');
  const padrao = caminho === '/' ? 'home' : '';
  const pagina = paginaDe(href.slice(caminho.length)) || padrao;
  return caminho === aqui.pathname && pagina === (paginaDe(aqui.hash) || padrao);
};

/** The items of the side menu for each role, spelled as specified (especificação 2.1). */
export const itensDoMenu = (
  papel: Papel,
): { geral: readonly ItemMenu[]; conta: readonly ItemMenu[] } => ({
  geral: PARA_TODOS,
  conta:
    papel === 'convidado'
      ? DE_CONVIDADO
      : [...(papel === 'administrador' ? DE_ADMINISTRADOR : []), ...DE_QUEM_ENTROU],
});
