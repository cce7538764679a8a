import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { tarde, type Componente } from './tarde';

const PaginaRecuperacao = tarde(() =>
  import('../pages/recuperacao/pagina-recuperacao').then((m) => m.PaginaRecuperacao),
);

const PaginaEmail = tarde(() => import('../pages/email/pagina-email').then((m) => m.PaginaEmail));

/** Pages with an address of their own, and the account's: never part of the first paint. */
export const PAGINAS_COM_CAMINHO: readonly { caminho: string; Componente: Componente }[] = [
  {
    caminho: CAMINHOS.login,
    Componente: tarde(() => import('../pages/login/pagina-login').then((m) => m.PaginaLogin)),
  },
  {
    caminho: CAMINHOS.novoUsuario,
    Componente: tarde(() =>
      import('../pages/novo-usuario/pagina-novo-usuario').then((m) => m.PaginaNovoUsuario),
    ),
  },
  { caminho: `${CAMINHOS.recuperacao}/*`, Componente: PaginaRecuperacao },
  { caminho: `${CAMINHOS.paginaDeTroca}/*`, Componente: PaginaEmail },
  { caminho: `${CAMINHOS.paginaDeConfirmacao}/*`, Componente: PaginaEmail },
  {
    caminho: CAMINHOS.perfil,
    Componente: tarde(() => import('../pages/perfil/pagina-perfil').then((m) => m.PaginaPerfil)),
  },
  {
    caminho: CAMINHOS.novoAnuncio,
    Componente: tarde(() =>
      import('../pages/novo-anuncio/pagina-novo-anuncio').then((m) => m.PaginaNovoAnuncio),
    ),
  },
  {
    caminho: CAMINHOS.privacidade,
    Componente: tarde(() =>
      import('../pages/privacidade/pagina-privacidade').then((m) => m.PaginaPrivacidade),
    ),
  },
];
