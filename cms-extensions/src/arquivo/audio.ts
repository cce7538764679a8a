import {
  AUDIO_DE_OUTRO_FORMATO,
  MIME_DE_AUDIO,
  type ExtensaoDeAudio,
} from '@portal/contracts/arquivo/audio';
import { AUDIO_GRANDE, AUDIO_MAXIMO_BYTES } from '@portal/contracts/arquivo/limites';
import { AUDIO_ILEGIVEL, RecusaDeArquivo } from './recusa-de-arquivo';

const texto = (bytes: Buffer, inicio: number, fim: number): string =>
  bytes.toString('latin1', inicio, fim);

/** An MPEG layer III frame header: sync, layer III, a real bit rate and a real sampling rate. */
const temQuadroMp3 = (bytes: Buffer): boolean => {
  const [a = 0, b = 0, c = 0] = bytes;
  const bitRate = c >> 4;
  return a === 0xff && (b & 0xe6) === 0xe2 && bitRate !== 0 && bitRate !== 15 && (c & 12) !== 12;
};

/** An ADTS frame header, of AAC outside any container: sync, layer 0, a real sampling rate. */
const temQuadroAac = ([a = 0, b = 0, c = 0]: Buffer): boolean =>
  a === 0xff && (b & 0xf6) === 0xf0 && (c & 0x3c) <= 12 << 2;

/** The kind of audio by its first bytes, or null for anything else. The name and the declared type say nothing. */
export const extensaoDeAudio = (bytes: Buffer): ExtensaoDeAudio | null => {
  if (texto(bytes, 0, 4) === 'OggS') return '.ogg';
  if (texto(bytes, 0, 3) === 'ID3' || temQuadroMp3(bytes)) return '.mp3';
  if (temQuadroAac(bytes)) return '.aac';
  const marca = texto(bytes, 4, 12);
  return /^ftyp(M4A |M4B |mp4[12]|isom|iso[2-6]|dash)$/.test(marca) ? '.m4a' : null;
};

const CONTEINERES: Record<ExtensaoDeAudio, RegExp> = {
  '.mp3': /^MPEG$/,
  '.m4a': /M4A|mp4|isom|iso\d|dash/i,
  '.aac': /^ADTS/,
  '.ogg': /^Ogg/,
};

/** Bytes a second of the thinnest sound: what says that it lasts longer than its bytes can hold lies of its length. */
const MENOR_TAXA = 125;

export interface AudioJulgado {
  extensao: ExtensaoDeAudio;
  duracaoSegundos: number;
}

/** Offset of the sound behind the ID3 tags. Only the sound is parsed: a tag can be crafted to take for ever. */
const fimDasEtiquetas = (bytes: Buffer): number => {
  let inicio = 0;
  while (texto(bytes, inicio, inicio + 3) === 'ID3') {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(inicio + 6, inicio + 10);
    // Seven bits of each byte, and the ten of the tag's own header.
    inicio += 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127);
  }
  return inicio;
};

/**
 * Runs in a worker thread of the media processes (`./oficina.ts`), which can be terminated. Parses a sound: its format
 * and length. Throws RecusaDeArquivo when it is not MP3, M4A, AAC or OGG sound, or is above the limit (contrato 5).
 */
export const julgarAudio = async (entrada: Buffer): Promise<AudioJulgado> => {
  if (entrada.length > AUDIO_MAXIMO_BYTES) throw new RecusaDeArquivo(AUDIO_GRANDE);
  const extensao = extensaoDeAudio(entrada);
  if (!extensao) throw new RecusaDeArquivo(AUDIO_DE_OUTRO_FORMATO);
  const { parseBuffer } = await import('music-metadata');
  const { format } = await parseBuffer(
    entrada.subarray(fimDasEtiquetas(entrada)),
    { mimeType: MIME_DE_AUDIO[extensao] },
    { duration: true, skipCovers: true },
  ).catch(() => ({ format: undefined }));
  const duracaoSegundos = format?.duration ?? 0;
  const confere = CONTEINERES[extensao].test(format?.container ?? '') && !format?.hasVideo;
  if (!confere || duracaoSegundos <= 0 || duracaoSegundos * MENOR_TAXA > entrada.length)
    throw new RecusaDeArquivo(AUDIO_ILEGIVEL);
  return { extensao, duracaoSegundos };
};
