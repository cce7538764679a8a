type Verbo = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** What somebody of a role may do, beyond logging in. */
export interface Papel {
  codigo: string;
  nome: string;
  descricao: string;
  /** Per type; fields named in CAMPOS_RESERVADOS are never among them. */
  conteudo: Readonly<Record<string, readonly Verbo[]>>;
  /** Actions that are about no type. */
  acoes: readonly string[];
}

/**
 * What binds the catalogue to who paid for it, and what the portal keeps of a form by itself: an editor neither sees nor
 * changes it.
 */
export const CAMPOS_RESERVADOS: readonly string[] = ['anuncio', 'ordem_musicas'];

const CATALOGO: readonly Verbo[] = ['create', 'read', 'update', 'delete', 'publish'];
const LISTA: readonly Verbo[] = ['create', 'read', 'update', 'delete'];
const PAGINA: readonly Verbo[] = ['create', 'read', 'update'];

const DO_EDITOR: Papel['conteudo'] = {
  'api::radio.radio': CATALOGO,
  'api::cantor.cantor': CATALOGO,
  'api::musica.musica': CATALOGO,
  'api::pagina-inicial.pagina-inicial': PAGINA,
  'api::sobre.sobre': PAGINA,
  'api::pesquisa.pesquisa': LISTA,
  'api::opcao.opcao': LISTA,
};

const DA_MIDIA = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
];

/** The newsroom's roles in the panel. The super admin is Strapi's own. */
export const PAPEIS: readonly Papel[] = [
  {
    codigo: 'portal-editor',
    nome: 'Editor',
    descricao: 'Cuida das rádios, dos cantores, das músicas, das páginas e das pesquisas.',
    conteudo: DO_EDITOR,
    acoes: [...DA_MIDIA, 'plugin::portal.painel.read'],
  },
  {
    codigo: 'portal-conteudo',
    nome: 'Administrador de conteúdo',
    descricao: 'Faz o que o editor faz e cuida dos preços, da configuração e dos termos.',
    conteudo: {
      ...DO_EDITOR,
      'api::preco.preco': LISTA,
      'api::configuracao.configuracao': PAGINA,
      'api::termo.termo': ['read'],
    },
    acoes: [
      ...DA_MIDIA,
      'plugin::upload.configure-view',
      'plugin::portal.painel.read',
      'plugin::portal.registro.read',
    ],
  },
];
