/** Every path the portal answers, spelled once (specification 7, contract 3 to 7). */
export const CAMINHOS = {
  portal: '/api/portal',
  precos: '/api/precos',
  radios: '/api/radios/all',
  radiosNomes: '/api/radios/all/id|nome_radio',
  radio: (id: string) => `/api/radios/${encodeURIComponent(id)}`,
  cantores: '/api/cantores',
  cantoresNomes: '/api/cantores/obterTodos',
  cantor: (id: string) => `/api/cantores/${encodeURIComponent(id)}`,
  musicas: '/api/musicas/all',
  anunciosAleatorios: '/api/anuncios/aleatorios',
  publicidade: '/api/anuncio/publicidade',
  verificaLogin: '/api/verificaLogin',
  saude: '/api/saude',
  login: '/usuario/login',
  novoUsuario: '/usuario/novo',
  logoff: '/usuario/logoff',
  salvarUsuario: '/usuario/save',
  recuperacao: '/usuario/recuperacao',
  recuperacaoMail: '/usuario/recuperacao/mail',
  meusDados: '/api/usuario/meusDados',
  baixarMeusDados: '/api/usuario/meusDados/baixar',
  atualizarUsuario: '/api/usuario/update',
  privacidadeTexto: '/api/privacidade',
  cep: (cep: string) => `/api/cep/${encodeURIComponent(cep)}`,
  perfil: '/usuario/perfil',
  privacidade: '/privacidade',
  administracao: '/usuario/perfil#administracao',
  novoAnuncio: '/usuario/anuncio/novo',
} as const;

/** Anti-forgery cookie and header (contract 2). */
export const COOKIE_XSRF = 'XSRF-TOKEN';
export const CABECALHO_XSRF = 'X-XSRF-TOKEN';
