import { anuncioRoutes, rotasComArquivos, vendaRoutes } from './anuncio/routes';
import { avisosRoutes } from './avisos/routes';
import { caixaRoutes, rotasComExtrato } from './caixa/routes';
import { cepRoutes } from './cep/routes';
import { monitoramentoRoutes, presencaRoutes } from './monitoramento/routes';
import type { Registradas } from './openapi/documento';
import { painelRoutes } from './painel/routes';
import { pesquisaRoutes, votoRoutes } from './pesquisa/routes';
import { previaRoutes } from './previa/routes';
import { registroRoutes } from './registro/routes';
import { transmissaoRoutes } from './transmissao/routes';
import { contaRoutes, pessoasRoutes, usuarioRoutes } from './usuario/routes';

/** Every route of the plugin, by the router Strapi mounts it on. */
export const rotas = {
  'content-api': {
    type: 'content-api',
    prefix: '',
    routes: [
      ...usuarioRoutes,
      ...avisosRoutes,
      ...cepRoutes,
      ...anuncioRoutes,
      ...caixaRoutes,
      ...pesquisaRoutes,
      ...monitoramentoRoutes,
      ...transmissaoRoutes,
      ...previaRoutes,
      ...pessoasRoutes,
      ...registroRoutes,
    ],
  },
  // Strapi mounts this kind of router at the root (strapi 1).
  raiz: {
    type: 'admin',
    prefix: '',
    routes: [...contaRoutes, ...vendaRoutes, ...votoRoutes, ...presencaRoutes],
  },
  painel: { type: 'admin', prefix: '/painel', routes: painelRoutes },
};

/** The routes that take files. */
export const rotasQueTomamArquivos = [...rotasComArquivos, ...rotasComExtrato];

/** The routes outside programs may know of (contrato 11): not those of the panel. */
export const registradas: Registradas = {
  comArquivos: rotasQueTomamArquivos,
  rotas: new Map(
    [
      ...rotas['content-api'].routes.map((rota) => ['/api', rota] as const),
      ...rotas.raiz.routes.map((rota) => ['', rota] as const),
    ].map(([prefixo, rota]) => [`${rota.method} ${prefixo}${rota.path}`, rota]),
  ),
};
