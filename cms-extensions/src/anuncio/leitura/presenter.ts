import type { Anuncio, UsuarioDoAnuncio } from '@portal/contracts/anuncio/anuncio';
import type { AnuncioPublico } from '@portal/contracts/anuncio/banner';
import { CAMPOS } from '@portal/contracts/anuncio/campos';
import { DIAS_UTEIS_ATE_LIBERAR } from '@portal/contracts/anuncio/limites';
import { AnuncioStatus, isEmReembolso, isPendente } from '@portal/contracts/anuncio/status';
import { deTodos } from '@portal/contracts/anuncio/tabela';
import type { VigenciaRow } from '@portal/contracts/anuncio/vigencia';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { somarDiasUteis } from '@portal/contracts/tempo/dias-uteis';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Midia } from '../../arquivo/service';
import { toIso } from '../../database/instant';
import type { FileRow, SomRow } from '../../database/rows';
import { lerMusica, type MusicaGuardada } from '../../musica/service';
import { lerRadio, type RadioGuardada } from '../../radio/service';
import { lerColunas, type Guardadas } from '../../texto/colunas';
import { urlDoComprovante, type AnuncioRow, type DonoRow, type Leitor } from '../ficha/linhas';

const PUBLICOS = deTodos(CAMPOS.banner);

export interface BannerRow extends Guardadas<typeof PUBLICOS> {
  id: number;
  imagem?: FileRow | null;
  anuncio?: (VigenciaRow & { id: number; usuario?: { username: string } | null }) | null;
}

/** A running banner ad as everybody reads it (contrato 3): of its advertiser, only the name. */
export const presentAnuncioPublico = (id: number, row: BannerRow): AnuncioPublico => ({
  id,
  banner: {
    ...lerColunas(PUBLICOS, row),
    path_imagem: row.imagem?.url ?? null,
  },
  usuario: { usuario: row.anuncio?.usuario?.username ?? '' },
});

interface DoAnuncio {
  anuncio?: { id: number } | null;
}

export interface BannerDoAnuncio extends DoAnuncio, Guardadas<typeof CAMPOS.banner> {
  id: number;
  titulo: string;
  imagem?: Midia | null;
}

export type RadioDoAnuncio = Omit<RadioGuardada, 'imagem' | 'anuncio'> &
  DoAnuncio &
  Guardadas<typeof CAMPOS.radio> & { imagem?: Midia | null };

export type MusicaDoAnuncio = Omit<MusicaGuardada, 'audio' | 'foto' | 'cantor' | 'anuncio'> &
  DoAnuncio & {
    audio?: (Midia & SomRow) | null;
    foto?: Midia | null;
    cantor?: { documentId: string; nome: string; foto?: Midia | null } | null;
  };

export interface ConteudoDoAnuncio {
  banner?: BannerDoAnuncio;
  radio?: RadioDoAnuncio;
  musica?: MusicaDoAnuncio;
}

const presentBanner = (row: BannerDoAnuncio) => ({
  id: row.id,
  ...lerColunas(CAMPOS.banner, row),
  path_imagem: row.imagem?.url ?? null,
});

const presentWebradio = (row: RadioDoAnuncio): Anuncio['webradio'] => ({
  ...lerRadio({ ...row, anuncio: null }),
  ...lerColunas(CAMPOS.radio, row),
});

const presentMusicaDoAnuncio = ({ cantor, ...row }: MusicaDoAnuncio): Anuncio['musica'] =>
  lerMusica(
    { ...row, anuncio: null },
    {
      id: cantor?.documentId ?? '',
      nome: cantor?.nome ?? '',
      url_foto: cantor?.foto?.url ?? null,
    },
  );

/** An ad's advertiser. An ad may outlive its account. */
export const presentDono = (dono: DonoRow | null | undefined): UsuarioDoAnuncio => ({
  id_usuario: dono?.id ?? null,
  usuario: dono?.username ?? '',
  telefone: dono?.telefone ?? '',
  email: dono?.email ?? '',
});

/**
 * The day an ad whose proof came is released at the latest (especificação 1). What was sent again for analysis with the
 * proof of before is looked at from then on.
 */
const previsaoDe = ({ situacao, ...row }: AnuncioRow): string | null => {
  const enviado = toIso(row.enviado_em);
  if (enviado === null) return null;
  const espera = situacao === AnuncioStatus.AguardandoAprovacao ? toIso(row.esperando_desde) : null;
  const desde = espera !== null && espera > enviado ? espera : enviado;
  return somarDiasUteis(dataCivil(new Date(desde)), DIAS_UTEIS_ATE_LIBERAR);
};

/** The refund an ad's owner asked for (contrato 5); null when none is asked or was given. */
const presentReembolso = (row: AnuncioRow): NonNullable<Anuncio['reembolso']> | null => {
  const pedido = { status: row.situacao };
  // Portals did not always keep when it was asked; while it waits, that is since when.
  const pedido_em =
    toIso(row.reembolso_pedido_em) ?? (isPendente(pedido) ? toIso(row.esperando_desde) : null);
  if (!isEmReembolso(pedido) || pedido_em === null) return null;
  return {
    motivo: row.reembolso_motivo ?? '',
    chave_pix: row.reembolso_chave_pix ?? '',
    pedido_em,
  };
};

/** An ad as its owner and administrators read it (contrato 5). */
export const presentAnuncio = (
  row: AnuncioRow,
  conteudo: ConteudoDoAnuncio,
  leitor: Leitor,
  recusa?: Anuncio['recusa'],
): Anuncio => {
  const { banner, radio, musica } = conteudo;
  const enviado_em = toIso(row.enviado_em);
  return {
    id: row.id,
    titulo: row.titulo,
    tipo: row.tipo,
    periodo: row.periodo,
    data_inicio: row.data_inicio,
    data_fim: row.data_vencimento,
    data_vencimento: row.data_vencimento,
    status: row.situacao,
    valor: Number(row.valor ?? 0),
    termos: Boolean(row.termos),
    meio_pagamento: row.meio_pagamento ?? 'pix',
    path_comprovante: row.comprovante && urlDoComprovante(row.comprovante),
    enviado_em,
    previsao_liberacao: previsaoDe(row),
    aprovado_em: toIso(row.aprovado_em),
    esperando_desde: isPendente({ status: row.situacao })
      ? (toIso(row.esperando_desde) ?? enviado_em)
      : null,
    imagem_banner: banner?.imagem?.url ?? null,
    ...(recusa && { recusa }),
    ...(isAdministrador(leitor) && { reembolso: presentReembolso(row) }),
    ...(row.renova && { renova: row.renova.id }),
    usuario: presentDono(row.usuario),
    ...(radio && { webradio: presentWebradio(radio) }),
    ...(musica && { musica: presentMusicaDoAnuncio(musica) }),
    ...(banner && { banner: presentBanner(banner) }),
  };
};
