import type { Core } from '@strapi/strapi';
import { agendamentoController } from './agendamento/controller';
import { MODELO_DO_AGENDAMENTO, modeloDoAgendamento } from './agendamento/mail';
import { vigiarAgendamentos } from './agendamento/ronda';
import { desmarcarFeitos } from './agendamento/service';
import { acessoAosArquivos, arquivosReads } from './anuncio/leitura/acesso-aos-arquivos';
import { servirComprovantes } from './anuncio/pagamento/servir-comprovantes';
import { anuncioController } from './anuncio/controller';
import { modelosDeAnuncio } from './anuncio/mails/modelos';
import { guardarAnuncios } from './anuncio/guarda-do-painel';
import { completarComprovantes, listComprovantes } from './anuncio/pagamento/comprovantes';
import { manterNaLista } from './anuncio/leitura/na-lista';
import { anuncioReads } from './anuncio/public-reads';
import { completarTitulos, dobrarTitulos } from './anuncio/ficha/titulos';
import { vigiarVencimentos } from './anuncio/decisao/vencimentos';
import { oficina } from './arquivo/oficina';
import { medirSons } from './arquivo/duracao';
import { vigiarOrfaos } from './arquivo/varrer';
import { avisosController } from './avisos/controller';
import { modelosDeAvisos, vigiarAvisos } from './avisos/service';
import { buscaReads } from './busca/public-reads';
import { caixaController } from './caixa/controller';
import { guardarExcluidos } from './caixa/service';
import { cantoresPublicados, catalogoReads } from './cantor/service';
import { noteChangedRows } from './database/changed-rows';
import { cantorReads, cantoresPartilhados, cantoresProcurados } from './cantor/public-reads';
import { cepController } from './cep/controller';
import { carimbarContadores } from './contador/carimbo';
import { conteudoReads } from './conteudo/public-reads';
import { makeNaturalOrder } from './database/natural-order';
import { unmaskFaults } from './database/hidden-faults';
import { watchQueries } from './database/slow-queries';
import { guardarTermos, marcarTermosAceitos, versionarTermos } from './conteudo/termos';
import { Carteiro } from './correio/carteiro';
import { avisarDoDinheiro, MODELO_DO_DINHEIRO, modeloDoDinheiro } from './guarda/dinheiro';
import { fazerUmDepoisDoOutro } from './guarda/muitos';
import { guardarTextosDaRedacao, registrarGuardas } from './guarda/service';
import { registerEdge, startPublicReads } from './http/edge';
import { registerGuards } from './http/guards';
import { policies } from './http/policies';
import { answerUnavailable } from './http/unavailable';
import { importacaoController } from './importacao/controller';
import { listEmEspera } from './importacao/imagens-do-zip';
import { vigiarImportacoes } from './importacao/importador';
import { lixeiraController } from './lixeira/controller';
import { guardarNaLixeira } from './lixeira/guardar';
import { loteController } from './lote/controller';
import { alvosReads } from './monitoramento/alvos';
import { monitoramentoController } from './monitoramento/controller';
import { rastreioListener } from './monitoramento/listener';
import { juntarContagens } from './monitoramento/dias';
import { rastreioDe } from './monitoramento/rastreio';
import { varrerContagens } from './monitoramento/varredura';
import { musicasPublicadas } from './musica/service';
import { transmissaoController } from './transmissao/controller';
import { noArReads } from './transmissao/no-ar/public-reads';
import { radiosNoAr, vigiarTransmissoes } from './transmissao/no-ar/service';
import { descricaoListener } from './openapi/listener';
import { partilhaListener } from './partilha/listener';
import { partilhaReads } from './partilha/public-reads';
import { pesquisaController } from './pesquisa/controller';
import { guardarEdicoes, soltarIndicesDeAntes } from './pesquisa/guardar-edicoes';
import { alinharNoInicio } from './pesquisa/ordem-das-opcoes';
import { protegerSorteios } from './pesquisa/sorteios';
import { guardarConsultas } from './painel/alcance';
import { guardarArquivosDeAnuncios } from './painel/arquivos-de-anuncios';
import { cuidarDaBiblioteca, guardarArquivosEmUso } from './painel/biblioteca';
import { painelController } from './painel/controller';
import { assumirConvites, MODELO_DO_CONVITE, modeloDoConvite } from './painel/convites';
import { nomearCantores } from './painel/musicas-com-cantor';
import { avisarEntradas } from './painel/entradas';
import { MODELO_DA_ENTRADA, modeloDaEntrada } from './painel/mail-da-entrada';
import {
  assumirRecuperacaoDaRedacao,
  MODELO_DA_REDACAO,
  modeloDaRedacao,
} from './painel/recuperacao-da-redacao';
import { registrarAcoesDoPainel, registrarCampos } from './painel/service';
import { recusarPapeisQueNaoHa } from './painel/papeis-que-ha';
import { guardarUltimoSuperadministrador } from './painel/ultimo-superadministrador';
import { previaController } from './previa/controller';
import { precoReads } from './preco/public-reads';
import { completarSlugs } from './slug/completar';
import { darSlugs } from './slug/gravar';
import { proporSlugs } from './slug/painel';
import { completarLugares } from './radio/lugares';
import { radiosPublicadas, radiosPublicasReads } from './radio/service';
import { radioReads } from './radio/public-reads';
import { radiosPartilhadas, radiosProcuradas } from './radio/view';
import { registroController } from './registro/controller';
import { registroNoPainelController } from './registro/no-painel';
import { protegerRegistro } from './registro/protecao';
import { recusarSobrescrita } from './registro/sobrescrita';
import { vigiarPermissoes } from './registro/permissoes-dos-papeis';
import { vigiarForaDosDocumentos, vigiarPainel } from './registro/vigia-do-painel';
import { registradas, rotas, rotasQueTomamArquivos } from './rotas';
import { servirMetricas } from './saude/servidor';
import { definirSessoes, indexarSessoes } from './sessao/service';
import { cadastrosRecusados } from './usuario/cadastros-recusados';
import { confirmacoes } from './usuario/confirmacoes';
import { contaPropriaController } from './usuario/conta-propria-controller';
import { usuarioController } from './usuario/controller';
import { excluirContasNoPainel } from './usuario/exclusao-no-painel';
import { lerPrivacidade } from './usuario/privacidade';
import { MODELO_RECUPERACAO, recuperacoes } from './usuario/recuperacao';
import { recuperacaoController } from './usuario/recuperacao-controller';
import { MODELO_SEGUNDO_PASSO, modeloDoSegundoPasso } from './usuario/mail-do-segundo-passo';
import { pessoasController } from './usuario/pessoas-controller';
import { vigiarRetencao } from './usuario/retencao';
import { segundoPassoController } from './usuario/segundo-passo-controller';
import { senhas } from './usuario/senhas';
import { cuidarDasSenhasDoPainel } from './usuario/senhas-do-painel';
import { vigiarContas } from './usuario/vigia';

interface Context {
  strapi: Core.Strapi;
}

/** Background jobs, in the order they start; they stop in the reverse order. */
const rondas: { stop(): Promise<void> }[] = [];

/** The plugin `portal`: assembles what the domains do; nothing else. */
export default {
  register({ strapi }: Context) {
    guardarAnuncios(strapi);
    registerEdge(strapi, {
      fileRoutes: rotasQueTomamArquivos,
      privateFiles: servirComprovantes(strapi),
      fileAccess: acessoAosArquivos(strapi),
      privacy: () => lerPrivacidade(strapi),
    });
    registrarGuardas(strapi);
    excluirContasNoPainel(strapi);
    guardarConsultas(strapi);
    guardarArquivosDeAnuncios(strapi);
    cuidarDaBiblioteca(strapi);
    nomearCantores(strapi);
    registrarCampos(strapi);
    versionarTermos(strapi);
    desmarcarFeitos(strapi);
    recusarSobrescrita(strapi);
    guardarEdicoes(strapi);
    guardarNaLixeira(strapi);
    avisarDoDinheiro(strapi);
    vigiarPainel(strapi);
  },
  async bootstrap({ strapi }: Context) {
    registerGuards(strapi, rotasQueTomamArquivos);
    guardarArquivosEmUso(strapi);
    fazerUmDepoisDoOutro(strapi);
    unmaskFaults(strapi);
    watchQueries(strapi, strapi.config.get<number>('portal.consultaLentaMs'));
    avisarEntradas(strapi);
    definirSessoes(strapi);
    await indexarSessoes(strapi);
    vigiarContas(strapi);
    guardarTextosDaRedacao(strapi);
    guardarExcluidos(strapi);
    await makeNaturalOrder(strapi);
    await protegerRegistro(strapi);
    await carimbarContadores(strapi);
    vigiarForaDosDocumentos(strapi);
    vigiarPermissoes(strapi);
    assumirRecuperacaoDaRedacao(strapi);
    assumirConvites(strapi);
    guardarUltimoSuperadministrador(strapi);
    recusarPapeisQueNaoHa(strapi);
    protegerSorteios(strapi);
    await soltarIndicesDeAntes(strapi);
    await alinharNoInicio(strapi);
    await registrarAcoesDoPainel(strapi);
    marcarTermosAceitos(strapi);
    await guardarTermos(strapi);
    dobrarTitulos(strapi);
    await completarTitulos(strapi);
    await manterNaLista(strapi);
    darSlugs(strapi);
    proporSlugs(strapi);
    await completarSlugs(strapi);
    await completarLugares(strapi);
    await completarComprovantes(strapi);
    cuidarDasSenhasDoPainel(strapi);
    await senhas.aquecer();
    const carteiro = new Carteiro(strapi, {
      [MODELO_RECUPERACAO]: recuperacoes(strapi).modelo,
      [MODELO_SEGUNDO_PASSO]: modeloDoSegundoPasso(strapi),
      [MODELO_DA_ENTRADA]: modeloDaEntrada(strapi),
      [MODELO_DA_REDACAO]: modeloDaRedacao(strapi),
      [MODELO_DO_AGENDAMENTO]: modeloDoAgendamento(strapi),
      [MODELO_DO_DINHEIRO]: modeloDoDinheiro(strapi),
      [MODELO_DO_CONVITE]: modeloDoConvite(strapi),
      ...confirmacoes(strapi).modelos,
      ...modelosDeAnuncio(strapi),
      ...modelosDeAvisos(strapi),
    });
    carteiro.start();
    rondas.push(
      medirSons(strapi),
      carteiro,
      vigiarVencimentos(strapi),
      vigiarAvisos(strapi),
      vigiarAgendamentos(strapi),
      vigiarRetencao(strapi),
    );
    rondas.push(
      await vigiarOrfaos(strapi, async () => [
        ...(await listComprovantes(strapi)),
        ...(await listEmEspera(strapi)),
      ]),
      varrerContagens(strapi),
      juntarContagens(strapi),
    );
    const radios = radioReads(strapi, radiosNoAr(strapi));
    const cantores = cantorReads(strapi);
    const partilha = partilhaReads(
      strapi,
      radiosPartilhadas(radios),
      cantoresPartilhados(cantores),
    );
    const guardadas = [radiosPublicadas, cantoresPublicados, musicasPublicadas];
    await noteChangedRows(
      strapi,
      guardadas.flatMap((de) => de(strapi).watched),
    );
    await startPublicReads(
      strapi,
      [
        conteudoReads(strapi),
        catalogoReads(strapi),
        radiosPublicasReads(strapi),
        precoReads(strapi),
        radios,
        cantores,
        buscaReads(strapi, radiosProcuradas(radios), cantoresProcurados(cantores)),
        anuncioReads(strapi),
        alvosReads(strapi),
        arquivosReads(strapi),
        noArReads(strapi),
        partilha,
      ],
      rastreioListener,
      partilhaListener(partilha),
      descricaoListener(registradas),
    );
    rondas.push(await servirMetricas(strapi));
    rondas.push(rastreioDe(strapi));
    // It asks the public reads which radios there are.
    rondas.push(vigiarTransmissoes(strapi));
    rondas.push(vigiarImportacoes(strapi));
  },
  async destroy() {
    for (const ronda of rondas.splice(0).reverse()) await ronda.stop();
    oficina.encerrar();
  },
  policies,
  middlewares: {
    cadastrosRecusados,
    indisponivel: (_config: unknown, { strapi }: Context) => answerUnavailable(strapi),
  },
  controllers: {
    usuario: usuarioController,
    recuperacao: recuperacaoController,
    avisos: avisosController,
    segundoPasso: segundoPassoController,
    contaPropria: contaPropriaController,
    cep: cepController,
    anuncio: anuncioController,
    caixa: caixaController,
    pesquisa: pesquisaController,
    painel: painelController,
    importacao: importacaoController,
    agendamento: agendamentoController,
    lixeira: lixeiraController,
    lote: loteController,
    monitoramento: monitoramentoController,
    transmissao: transmissaoController,
    previa: previaController,
    pessoas: pessoasController,
    registro: registroController,
    registroNoPainel: registroNoPainelController,
  },
  routes: rotas,
};
