import { escapar, limpar } from '../texto/html';
import type { Compartilhavel } from './slug';

/** What has a player that other sites may show (contrato 8). */
export const EMBUTIVEIS = ['radio', 'cantor'] as const satisfies readonly Compartilhavel[];
export type Embutivel = (typeof EMBUTIVEIS)[number];

/** Address of the player that other sites put into their pages; `musica`: the song a singer's begins with. */
export const enderecoDoPlayer = (tipo: Embutivel, slug: string, musica?: string): string =>
  `/embed/${tipo}/${slug}${musica === undefined ? '' : `#${musica}`}`;

/** Where sites that unfold links ask what stands in their place. */
export const CAMINHO_DO_OEMBED = '/oembed';

/** Width and heights a player is offered in, in CSS pixels; it fits into less. */
export const LARGURA_DO_PLAYER = 480;
export const ALTURA_DO_PLAYER = { radio: 152, cantor: 352, musica: 152 } as const satisfies Record<
  Compartilhavel,
  number
>;

/** Id of the inert JSON element with what the player plays, as its public read answers it. */
export const ID_DOS_DADOS_DO_PLAYER = 'dados-do-player';

interface Moldura {
  /** Absolute address of the player. */
  src: string;
  nome: string;
  largura?: number;
  altura: number;
}

/** The snippet another site pastes into its page. */
export const codigoDoPlayer = ({
  src,
  nome,
  largura = LARGURA_DO_PLAYER,
  altura,
}: Moldura): string =>
  `<iframe src="${escapar(src)}" title="Ouvir ${escapar(limpar(nome))}" width="${largura}" height="${altura}" style="border:0;border-radius:14px;max-width:100%" allow="autoplay" loading="lazy"></iframe>`;
