import { SO_DO_PORTAL } from '@portal/cms-extensions/anuncio/so-do-portal';

/** How the panel shows one type: which columns, in which order, and its fields in rows. */
export interface Tela {
  /** Rows of the form, twelve columns each: `campo:colunas` separated by spaces. */
  linhas: readonly string[];
  /** Fields left out of the form on purpose: the portal fills them in. */
  fora?: readonly string[];
  /** Fields shown that nobody writes at the panel. */
  soLeitura?: readonly string[];
  /** Columns of the list. */
  lista?: readonly string[];
  /** What a list starts sorted by. */
  ordem?: readonly [campo: string, sentido: 'ASC' | 'DESC'];
  /** The field an entry is known by. */
  titulo?: string;
}

/** By uid: the content types editors see, and the components on their pages. */
export const TELAS: Readonly<Record<string, Tela>> = {
  'api::radio.radio': {
    linhas: [
      'nome_radio:6 slogan:6',
      'imagem:6 url:6',
      'tags:12',
      'endereco:6 cidade:4 estado:2',
      'rede_social_1:6 rede_social_2:6',
      'rede_social_3:6 rede_social_4:6',
      'email:6 telefone:6',
      'slug:6',
    ],
    fora: ['anuncio'],
    lista: ['nome_radio', 'updatedAt'],
    ordem: ['nome_radio', 'ASC'],
    titulo: 'nome_radio',
  },
  'api::cantor.cantor': {
    linhas: ['nome:6 slogan:6', 'foto:6 segmento:6', 'sobre:12', 'musicas:12', 'slug:6'],
    fora: ['anuncio', 'ordem_musicas'],
    lista: ['foto', 'nome', 'segmento', 'musicas', 'updatedAt'],
    ordem: ['nome', 'ASC'],
    titulo: 'nome',
  },
  'api::musica.musica': {
    linhas: ['nome:6 cantor:6', 'audio:6 foto:6', 'slug:6'],
    fora: ['anuncio'],
    lista: ['foto', 'nome', 'cantor', 'updatedAt'],
    ordem: ['nome', 'ASC'],
    titulo: 'nome',
  },
  'api::banner.banner': {
    linhas: ['titulo:6 url:6', 'resumo:12', 'imagem:6 anuncio:6'],
    lista: ['imagem', 'titulo', 'url', 'anuncio', 'updatedAt'],
    ordem: ['titulo', 'ASC'],
    titulo: 'titulo',
  },
  'api::anuncio.anuncio': {
    linhas: [
      'titulo:8 tipo:4',
      'usuario:6 situacao:6',
      'periodo:4 data_inicio:4 data_vencimento:4',
      'valor:4 meio_pagamento:4 enviado_em:4',
      'esperando_desde:6 aprovado_em:6',
      'lembrado_em:4 avisado_7_dias_em:4 avisado_fim_em:4',
      'renova:6 renovacoes:6',
      'termos:4 termos_versao:4 termos_aceitos_em:4',
    ],
    fora: [
      'comprovante',
      ...['reembolso_motivo', 'reembolso_chave_pix', 'reembolso_pedido_em', 'titulo_dobrado'],
    ],
    soLeitura: SO_DO_PORTAL,
    lista: ['id', 'titulo', 'tipo', 'situacao', 'data_inicio', 'data_vencimento', 'usuario'],
    ordem: ['createdAt', 'DESC'],
    titulo: 'titulo',
  },
  'api::preco.preco': {
    linhas: ['tipo:4 periodo:4 valor:4'],
    lista: ['tipo', 'periodo', 'valor', 'updatedAt'],
    ordem: ['tipo', 'ASC'],
    titulo: 'tipo',
  },
  'api::pesquisa.pesquisa': {
    linhas: [
      'numero:2 edicao:2 titulo:8',
      'texto:12',
      'abre_em:6 fecha_em:6',
      'numero_autorizacao:6',
      'opcoes:12',
    ],
    soLeitura: ['edicao'],
    lista: ['numero', 'edicao', 'titulo', 'abre_em', 'fecha_em'],
    ordem: ['edicao', 'DESC'],
    titulo: 'titulo',
  },
  'api::opcao.opcao': {
    linhas: ['nome:12', 'video:6 pesquisa:6'],
    // Dragged into place on the screen of their survey.
    fora: ['ordem'],
    lista: ['ordem', 'nome', 'video', 'pesquisa'],
    ordem: ['ordem', 'ASC'],
    titulo: 'nome',
  },
  'api::termo.termo': {
    linhas: ['versao:4 desde:8', 'texto:12'],
    soLeitura: ['versao', 'desde', 'texto'],
    lista: ['versao', 'desde'],
    ordem: ['versao', 'DESC'],
    titulo: 'versao',
  },
  'api::pagina-inicial.pagina-inicial': {
    linhas: [
      'carrossel:12',
      'novidades_titulo:6 novidades_botao:6',
      'novidades_texto:12',
      'parceiros:12',
      'atalhos:12',
    ],
  },
  'api::sobre.sobre': { linhas: ['texto:12', 'telefone:6', 'diretoria:12'] },
  'api::configuracao.configuracao': {
    linhas: [
      'radio_padrao:6',
      'facebook:6 youtube:6',
      'whatsapp:6 instagram:6',
      'termos:12',
      'privacidade:12',
      'pix_chave:4 pix_favorecido:4 pix_cidade:4',
      'banco:6 favorecido_conta:6',
      'agencia:6 conta:6',
      'remetente_nome:6 remetente_email:6',
      'rodape_email:12',
      'exigir_segundo_passo:6',
      'retencao_votos_dias:4 retencao_comprovantes_meses:4 retencao_links_dias:4',
    ],
  },
  'plugin::users-permissions.user': {
    linhas: [
      'username:6 email:6',
      'pessoa:4 documento:4 telefone:4',
      'permissao:4 blocked:4 confirmed:4',
      'cep:4 endereco:8',
      'numero:4 bairro:8',
      'cidade:8 estado:4',
      'consentimento_em:6 password:6',
      'role:6',
    ],
    fora: ['nome_normalizado', 'provider', 'email_confirmado_em'],
    lista: ['id', 'username', 'email', 'telefone', 'permissao', 'blocked'],
    ordem: ['username', 'ASC'],
    titulo: 'username',
  },
  'pagina.slide': {
    linhas: ['titulo:6 imagem:6', 'texto:12', 'link:5 rotulo_link:3 externo:4'],
    titulo: 'titulo',
  },
  'pagina.parceiro': { linhas: ['titulo:6 link:6', 'imagem:6'], titulo: 'titulo' },
  'pagina.atalho': { linhas: ['titulo:4 link:4 externo:4'], titulo: 'titulo' },
  'pagina.diretor': { linhas: ['nome:6 cargo:6', 'imagem:6'], titulo: 'nome' },
};
