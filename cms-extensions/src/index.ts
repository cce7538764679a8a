import type { Core } from '@strapi/strapi';
import { servirComprovantes } from './anuncio/comprovantes';
import { anuncioController } from './anuncio/controller';
import { modelosDeAnuncio } from './anuncio/mails';
import { guardarAnuncios } from './anuncio/guarda-do-painel';
import { listComprovantes } from './anuncio/linhas';
import { anuncioReads } from './anuncio/public-reads';
import { anuncioRoutes, rotasComArquivos, vendaRoutes } from './anuncio/routes';
import { vigiarVencimentos } from './anuncio/vencimentos';
import { varrerOrfaos } from './arquivo/varrer';
import { cantorReads } from './cantor/public-reads';
import { cepController } from './cep/controller';
import { cepRoutes } from './cep/routes';
import { conteudoReads } from './conteudo/public-reads';
import { guardarTermos, marcarTermosAceitos, versionarTermos } from './conteudo/termos';
import { Carteiro } from './correio/carteiro';
import { registrarGuardas } from './guarda/service';
import { registerEdge, startPublicReads } from './http/edge';
import { registerGuards } from './http/guards';
import { policies } from './http/policies';
import { alvosReads } from './monitoramento/alvos';
import { monitoramentoController } from './monitoramento/controller';
import { rastreioListener } from './monitoramento/listener';
import { monitoramentoRoutes, presencaRoutes } from './monitoramento/routes';
import { varrerContagens } from './monitoramento/varredura';
import { pesquisaController } from './pesquisa/controller';
import { pesquisaRoutes, votoRoutes } from './pesquisa/routes';
import { protegerSorteios } from './pesquisa/sorteios';
import { painelController } from './painel/controller';
import { painelRoutes } from './painel/routes';
import { registrarAcoesDoPainel, registrarCampos } from './painel/service';
import { previaController } from './previa/controller';
import { previaRoutes } from './previa/routes';
import { precoReads } from './preco/public-reads';
import { radioReads } from './radio/public-reads';
import { definirSessoes, indexarSessoes } from './sessao/service';
import { usuarioController } from './usuario/controller';
import { MODELO_RECUPERACAO, recuperacoes } from './usuario/recuperacao';
import { recuperacaoController } from './usuario/recuperacao-controller';
import { contaRoutes, usuarioRoutes } from './usuario/routes';
import { senhas } from './usuario/senhas';
import { vigiarContas } from './usuario/vigia';

interface Context {
  strapi: Core.Strapi;
}

/** What goes on by itself until the portal stops, the first to stop last. */
const rondas: { stop(): Promise<void> }[] = [];

/** The plugin `portal`: assembles what the domains do; nothing else. */
export default {
  register({ strapi }: Context) {
    guardarAnuncios(strapi);
    registerEdge(strapi, {
      fileRoutes: rotasComArquivos,
      privateFiles: servirComprovantes(strapi),
    });
    registrarGuardas(strapi);
    registrarCampos(strapi);
    versionarTermos(strapi);
  },
  async bootstrap({ strapi }: Context) {
    registerGuards(strapi, rotasComArquivos);
    definirSessoes(strapi);
    await indexarSessoes(strapi);
    vigiarContas(strapi);
    protegerSorteios(strapi);
    await registrarAcoesDoPainel(strapi);
    marcarTermosAceitos(strapi);
    await guardarTermos(strapi);
    await senhas.aquecer();
    const carteiro = new Carteiro(strapi, {
      [MODELO_RECUPERACAO]: recuperacoes(strapi).modelo,
      ...modelosDeAnuncio(strapi),
    });
    carteiro.start();
    rondas.push(carteiro, vigiarVencimentos(strapi));
    await varrerOrfaos(strapi, await listComprovantes(strapi), Date.now());
    rondas.push(varrerContagens(strapi));
    startPublicReads(
      strapi,
      [
        conteudoReads(strapi),
        precoReads(strapi),
        radioReads(strapi),
        cantorReads(strapi),
        anuncioReads(strapi),
        alvosReads(strapi),
      ],
      rastreioListener,
    );
  },
  async destroy() {
    for (const ronda of rondas.splice(0).reverse()) await ronda.stop();
    await senhas.encerrar();
  },
  policies,
  controllers: {
    usuario: usuarioController,
    recuperacao: recuperacaoController,
    cep: cepController,
    anuncio: anuncioController,
    pesquisa: pesquisaController,
    painel: painelController,
    monitoramento: monitoramentoController,
    previa: previaController,
  },
  routes: {
    'content-api': {
      type: 'content-api',
      prefix: '',
      routes: [
        ...usuarioRoutes,
        ...cepRoutes,
        ...anuncioRoutes,
        ...pesquisaRoutes,
        ...monitoramentoRoutes,
        ...previaRoutes,
      ],
    },
    // Strapi mounts this kind of router at the root (strapi-notes 1).
    raiz: {
      type: 'admin',
      prefix: '',
      routes: [...contaRoutes, ...vendaRoutes, ...votoRoutes, ...presencaRoutes],
    },
    painel: { type: 'admin', prefix: '/painel', routes: painelRoutes },
  },
};
