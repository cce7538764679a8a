import { IMAGEM_DE_OUTRO_FORMATO } from '@portal/contracts/arquivo/formatos';
import { largurasDe, tamanhoNoNome } from '@portal/contracts/arquivo/imagem';
import { IMAGEM_GRANDE, IMAGEM_MAXIMA_BYTES } from '@portal/contracts/arquivo/limites';
import sharp from 'sharp';
import { nomeAleatorio } from './nome';
import { IMAGEM_ILEGIVEL, RecusaDeArquivo } from './recusa-de-arquivo';

/** The 40 megapixels an image may have (contrato 5). */
const IMAGEM_MAXIMA_PIXELS = 40_000_000;

/** Longest side: a very thin, very long picture costs as much memory as a large one, and shows nothing. */
const MAIOR_LADO = 12_000;
/** Most seconds of work on one picture. */
const SEGUNDOS = 10;

const FORMATOS = new Set(['jpeg', 'png', 'webp']);
/** Wider than any screen shows it; what is larger is reduced when stored. */
const LARGURA_GUARDADA = 2400;
// Twice as fast as sharp's own choice (4), for files 2 % larger: a person waits for it.
const WEBP = { quality: 80, effort: 2 } as const;
// A telephone shows two or three of its pixels in one dot: a sixth fewer bytes, and the eye sees no other picture.
const WEBP_ESTREITO = { quality: 72, effort: 2 } as const;

const ABERTURA = { limitInputPixels: IMAGEM_MAXIMA_PIXELS, failOn: 'error' } as const;

export interface ImagemProcessada {
  /** Name of the whole image; the variants' names derive from it (`contracts/src/arquivo/imagem.ts`). */
  nome: string;
  largura: number;
  altura: number;
  /** Every file to store, by name: the image and its narrower variants. */
  arquivos: Map<string, Buffer>;
}

const SEM_CABECALHO = { format: undefined, width: 0, height: 0 };

// Async, because sharp throws at once on an empty buffer.
const lerCabecalho = async (entrada: Buffer) =>
  sharp(entrada, { limitInputPixels: false }).metadata();

/**
 * Judges an image by its header alone, before a pixel is decoded: format, bytes and pixels (contrato 5).
 * Throws RecusaDeArquivo.
 */
const conferirImagem = async (entrada: Buffer): Promise<void> => {
  if (entrada.length > IMAGEM_MAXIMA_BYTES) throw new RecusaDeArquivo(IMAGEM_GRANDE);
  const { format, width, height } = await lerCabecalho(entrada).catch(() => SEM_CABECALHO);
  if (!format || !FORMATOS.has(format)) throw new RecusaDeArquivo(IMAGEM_DE_OUTRO_FORMATO);
  if (width * height > IMAGEM_MAXIMA_PIXELS)
    throw new RecusaDeArquivo('A imagem deve ter até 40 megapixels.');
  if (Math.max(width, height) > MAIOR_LADO)
    throw new RecusaDeArquivo('A imagem deve ter até 12.000 pixels de lado.');
};

/** How a picture is to be stored. */
export interface Acabamento {
  /** Transparency becomes white: what was drawn on paper would be lost on a dark page. */
  sobreBranco?: boolean;
  /** Everybody may read it for ever. */
  publico?: boolean;
}

/**
 * Runs in a process apart (`./oficina.ts`). Re-encodes an image to WebP, upright, without metadata, and makes its width
 * variants. Judged by content, not by name. Throws RecusaDeArquivo when it is not a whole JPEG, PNG or WebP within the
 * limits (contrato 5).
 */
export const processarImagem = async (
  entrada: Buffer,
  { sobreBranco = false, publico = false }: Acabamento = {},
): Promise<ImagemProcessada> => {
  await conferirImagem(entrada);
  const { data, info } = await sharp(entrada, ABERTURA)
    .autoOrient()
    .flatten(sobreBranco && { background: '#fff' })
    .resize({ width: LARGURA_GUARDADA, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: SEGUNDOS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RecusaDeArquivo(IMAGEM_ILEGIVEL);
    });
  const pixels = () => sharp(data, { raw: info });
  const base = `${nomeAleatorio(publico)}-${tamanhoNoNome(info.width, info.height)}`;
  const arquivos = new Map([[`${base}.webp`, await pixels().webp(WEBP).toBuffer()]]);
  for (const largura of largurasDe(info.width)) {
    const variante = await pixels().resize({ width: largura }).webp(WEBP_ESTREITO).toBuffer();
    arquivos.set(`${base}.w${largura}.webp`, variante);
  }
  return { nome: `${base}.webp`, largura: info.width, altura: info.height, arquivos };
};
