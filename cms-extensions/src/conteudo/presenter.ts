import type { Portal } from '@portal/contracts/portal/portal';
import type { Radio } from '@portal/contracts/radio/radio';
import { safeLink } from '../texto/safe-link';
import type {
  AtalhoRow,
  ConfiguracaoRow,
  PaginaInicialRow,
  ParceiroRow,
  PesquisaRow,
  SlideRow,
  SobreRow,
} from './rows';

/** Everything GET /api/portal is made of; what staff have not saved yet is null. */
export interface PortalRows {
  pagina: PaginaInicialRow | null;
  sobre: SobreRow | null;
  configuracao: ConfiguracaoRow | null;
  /** Only the surveys that take answers now. */
  pesquisas: readonly PesquisaRow[];
  radioPadrao: Radio | null;
}

const presentSlide = (slide: SlideRow): Portal['carrossel'][number] => ({
  titulo: slide.titulo,
  texto: slide.texto ?? '',
  path_imagem: slide.imagem?.url ?? null,
  link: safeLink(slide.link),
  rotulo_link: slide.rotulo_link ?? '',
  externo: slide.externo ?? false,
});

const presentParceiro = ({ titulo, imagem, link }: ParceiroRow): Portal['parceiros'][number] => ({
  path_imagem: imagem?.url ?? null,
  titulo,
  link: safeLink(link),
});

const presentAtalho = ({ titulo, link, externo }: AtalhoRow): Portal['atalhos'][number] => ({
  titulo,
  link: safeLink(link),
  externo: externo ?? false,
});

const presentNovidades = (pagina: PaginaInicialRow | null): Portal['novidades'] => ({
  titulo: pagina?.novidades_titulo ?? '',
  texto: pagina?.novidades_texto ?? '',
  rotulo_botao: pagina?.novidades_botao ?? '',
});

const presentSobre = (sobre: SobreRow | null): Portal['sobre'] => ({
  texto: sobre?.texto ?? '',
  diretoria: (sobre?.diretoria ?? []).map(({ nome, cargo, imagem }) => ({
    nome,
    cargo: cargo ?? '',
    path_imagem: imagem?.url ?? null,
  })),
  telefone: sobre?.telefone ?? '',
});

const presentRedes = (configuracao: ConfiguracaoRow | null): Portal['redes_sociais'] => ({
  facebook: safeLink(configuracao?.facebook),
  youtube: safeLink(configuracao?.youtube),
  whatsapp: safeLink(configuracao?.whatsapp),
  instagram: safeLink(configuracao?.instagram),
});

const presentRadioPadrao = ({
  id,
  slug,
  nome_radio,
  url,
  path_imagem,
}: Radio): Portal['radio_padrao'] => ({
  id,
  slug,
  nome_radio,
  url,
  path_imagem,
});

/** Where an option without a place of its own stands: last. */
const SEM_ORDEM = Number.MAX_SAFE_INTEGER;

const presentPesquisa = (row: PesquisaRow): Portal['pesquisas'][number] => {
  const opcoes = [...(row.opcoes ?? [])]
    .sort((a, b) => (a.ordem ?? SEM_ORDEM) - (b.ordem ?? SEM_ORDEM))
    .map(({ documentId, nome, video }) => ({ id: documentId, nome, video: safeLink(video) }));
  return {
    numero: row.numero === 1 ? 1 : 2,
    edicao: row.edicao,
    titulo: row.titulo,
    texto: row.texto ?? '',
    ...(row.numero_autorizacao && { numero_autorizacao: row.numero_autorizacao }),
    ...(opcoes.length > 0 && { opcoes }),
  };
};

/** What staff edit for the shell and the pages (contrato 3): GET /api/portal. */
export const presentPortal = (rows: PortalRows): Portal => ({
  carrossel: (rows.pagina?.carrossel ?? []).map(presentSlide),
  parceiros: (rows.pagina?.parceiros ?? []).map(presentParceiro),
  atalhos: (rows.pagina?.atalhos ?? []).map(presentAtalho),
  novidades: presentNovidades(rows.pagina),
  sobre: presentSobre(rows.sobre),
  redes_sociais: presentRedes(rows.configuracao),
  radio_padrao: rows.radioPadrao && presentRadioPadrao(rows.radioPadrao),
  termos: rows.configuracao?.termos ?? '',
  pesquisas: rows.pesquisas.map(presentPesquisa),
});
