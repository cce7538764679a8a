import { AUDIO_MAXIMO_BYTES } from '@portal/contracts/arquivo/limites';
import { nomeAleatorio } from './nome';
import { RecusaDeArquivo } from './recusa-de-arquivo';

export type ExtensaoDeAudio = '.mp3' | '.m4a' | '.aac' | '.ogg';

export const MIME_DE_AUDIO: Record<ExtensaoDeAudio, string> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.ogg': 'audio/ogg',
};

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

export interface AudioProcessado {
  nome: string;
  extensao: ExtensaoDeAudio;
  duracaoSegundos: number;
  arquivos: Map<string, Buffer>;
}

/**
 * Reads an audio file through and gives it its own name and the extension of what it really is; the bytes stay.
 * Throws RecusaDeArquivo when it is not MP3, M4A, AAC or OGG sound, or is above the limit of contract 5.
 */
export const processarAudio = async (entrada: Buffer): Promise<AudioProcessado> => {
  if (entrada.length > AUDIO_MAXIMO_BYTES) throw new RecusaDeArquivo('O áudio deve ter até 30 MB.');
  const extensao = extensaoDeAudio(entrada);
  if (!extensao) throw new RecusaDeArquivo('O áudio deve ser MP3, M4A, AAC ou OGG.');
  const { parseBuffer } = await import('music-metadata');
  const { format } = await parseBuffer(entrada, undefined, {
    duration: true,
    skipCovers: true,
  }).catch(() => ({ format: undefined }));
  const duracaoSegundos = format?.duration ?? 0;
  const confere = CONTEINERES[extensao].test(format?.container ?? '') && !format?.hasVideo;
  if (!confere || duracaoSegundos <= 0)
    throw new RecusaDeArquivo('Não foi possível ler o áudio. Envie outro.');
  const nome = nomeAleatorio() + extensao;
  return { nome, extensao, duracaoSegundos, arquivos: new Map([[nome, entrada]]) };
};
