import { PASTAS, type Pasta } from '../arquivo/pastas';
import type { Secao } from './campos';
import { MENSAGENS_DO_ANUNCIO } from './mensagens';
import { chaves } from './tabela';

interface LinhaDeArquivo {
  /** The folder that keeps it (especificação 3). */
  pasta: Pasta;
  /** The column of what it belongs to; the proof is kept apart. */
  coluna?: string;
  /** What to tell when a new ad comes without it; without words it may be missing. */
  falta?: string;
}

const { imagemObrigatoria, audioObrigatorio, fotoDoCantorObrigatoria } = MENSAGENS_DO_ANUNCIO;

/** The files of an ad's form, by the part of the form they are in (contrato 5). */
export const ARQUIVOS = {
  anuncio: { arquivo_comprovante: { pasta: PASTAS.comprovantes } },
  banner: { arquivo_banner: { pasta: PASTAS.banner, coluna: 'imagem', falta: imagemObrigatoria } },
  radio: { imagem_webradio: { pasta: PASTAS.radios, coluna: 'imagem' } },
  musica: {
    arquivo_musica: { pasta: PASTAS.musicas, coluna: 'audio', falta: audioObrigatorio },
    foto_musica: { pasta: PASTAS.musicasImagens, coluna: 'foto' },
  },
  cantor: {
    foto_cantor: { pasta: PASTAS.cantores, coluna: 'foto', falta: fotoDoCantorObrigatoria },
  },
} as const satisfies Record<Secao, Record<string, LinhaDeArquivo>>;

/** The file fields of a part. */
export type ArquivoDe<S extends Secao> = { [P in S]: keyof (typeof ARQUIVOS)[P] }[S];
/** Every field that holds a file. */
export type CampoDeArquivo = ArquivoDe<Secao>;

/** The file fields of these parts. */
export const arquivosDe = <S extends Secao>(...secoes: readonly S[]): ArquivoDe<S>[] =>
  secoes.flatMap((secao) => chaves(ARQUIVOS[secao]));

const { anuncio, banner, radio, musica, cantor } = ARQUIVOS;
const LINHAS: Readonly<Record<CampoDeArquivo, LinhaDeArquivo>> = {
  ...anuncio,
  ...banner,
  ...radio,
  ...musica,
  ...cantor,
};

/** The table's row of a file's field. */
export const linhaDoArquivo = (campo: CampoDeArquivo): LinhaDeArquivo => LINHAS[campo];
