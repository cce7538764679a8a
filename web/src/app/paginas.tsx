import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { ComponentType } from 'react';
import type { Pagina } from '../lib/enderecos';
import { PaginaHome } from '../pages/home/pagina-home';
import { tarde, type Tardio } from './tarde';

/** A component that may come with the first paint or later. */
type Componente<P = object> = ComponentType<P> | Tardio<P>;

/** Each page and the name its tab carries. Home comes with the first paint, the rest when asked for. */
export const PAGINAS_DO_PORTAL: Record<
  Pagina,
  { titulo: string; Componente: Componente<{ id: string | null }> }
> = {
  home: { titulo: 'Home', Componente: PaginaHome },
  quemsomos: {
    titulo: 'Quem Somos',
    Componente: tarde(() =>
      import('../pages/quem-somos/pagina-quem-somos').then((m) => m.PaginaQuemSomos),
    ),
  },
  diretoria: {
    titulo: 'Diretoria',
    Componente: tarde(() =>
      import('../pages/diretoria/pagina-diretoria').then((m) => m.PaginaDiretoria),
    ),
  },
  webradios: {
    titulo: 'Web Rádios Online',
    Componente: tarde(() =>
      import('../pages/webradios/pagina-webradios').then((m) => m.PaginaWebradios),
    ),
  },
  cantores: {
    titulo: 'Cantores',
    Componente: tarde(() =>
      import('../pages/cantores/pagina-cantores').then((m) => m.PaginaCantores),
    ),
  },
  musicas: {
    titulo: 'Músicas',
    Componente: tarde(() => import('../pages/musicas/pagina-musicas').then((m) => m.PaginaMusicas)),
  },
  publicidade: {
    titulo: 'Área dos Anunciantes',
    Componente: tarde(() =>
      import('../pages/publicidade/pagina-publicidade').then((m) => m.PaginaPublicidade),
    ),
  },
};

const PaginaRecuperacao = tarde(() =>
  import('../pages/recuperacao/pagina-recuperacao').then((m) => m.PaginaRecuperacao),
);

const PaginaEmail = tarde(() => import('../pages/email/pagina-email').then((m) => m.PaginaEmail));

const PaginaPrivacidade = tarde(() =>
  import('../pages/privacidade/pagina-privacidade').then((m) => m.PaginaPrivacidade),
);

const PaginaNaoEncontrada = tarde(() =>
  import('../pages/nao-encontrada/pagina-nao-encontrada').then((m) => m.PaginaNaoEncontrada),
);

/** How the pages that every visitor may read are brought. Those of accounts do nothing without the server anyway. */
export const PAGINAS_PARA_LER = [
  ...Object.values(PAGINAS_DO_PORTAL).map(({ Componente }) => Componente),
  PaginaPrivacidade,
  PaginaNaoEncontrada,
].flatMap((Componente) => ('trazer' in Componente ? [Componente.trazer] : []));

/** Pages with an address of their own, the account's, and the one of addresses that lead nowhere: never part of the first paint. */
export const PAGINAS_COM_CAMINHO: readonly { caminho: string; Componente: Componente }[] = [
  {
    caminho: CAMINHOS_DO_VISITANTE.login,
    Componente: tarde(() => import('../pages/login/pagina-login').then((m) => m.PaginaLogin)),
  },
  {
    caminho: CAMINHOS_DO_VISITANTE.novoUsuario,
    Componente: tarde(() =>
      import('../pages/novo-usuario/pagina-novo-usuario').then((m) => m.PaginaNovoUsuario),
    ),
  },
  { caminho: `${CAMINHOS_DO_VISITANTE.recuperacao}/*`, Componente: PaginaRecuperacao },
  { caminho: `${CAMINHOS_DO_VISITANTE.paginaDeTroca}/*`, Componente: PaginaEmail },
  { caminho: `${CAMINHOS_DO_VISITANTE.paginaDeConfirmacao}/*`, Componente: PaginaEmail },
  {
    caminho: CAMINHOS_DO_VISITANTE.perfil,
    Componente: tarde(() => import('../pages/perfil/pagina-perfil').then((m) => m.PaginaPerfil)),
  },
  {
    caminho: CAMINHOS_DO_VISITANTE.novoAnuncio,
    Componente: tarde(() =>
      import('../pages/novo-anuncio/pagina-novo-anuncio').then((m) => m.PaginaNovoAnuncio),
    ),
  },
  { caminho: CAMINHOS_DO_VISITANTE.privacidade, Componente: PaginaPrivacidade },
  { caminho: '*', Componente: PaginaNaoEncontrada },
];
