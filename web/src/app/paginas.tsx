import type { Pagina } from '../lib/enderecos';
import { PaginaHome } from '../pages/home/pagina-home';
import { tarde, type Componente } from './tarde';

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
