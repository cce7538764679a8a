import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { AMOSTRAGEM, type Mesa } from './mesa';

export type Formato = 'mp3' | 'ogg';

/** Constant, and the same for every song: the live programme joins them frame by frame. */
const MP3_KBPS = 96;
const OGG_QUALIDADE = 3;
const PEDACO = 64 * 1024;

// Making an encoder compiles it: one of each serves every song of a thread, one song after the other.
const codificadores = {
  mp3: null as ReturnType<typeof createMp3Encoder> | null,
  ogg: null as ReturnType<typeof createOggEncoder> | null,
};

const preparar = async (formato: Formato) => {
  const comum = { sampleRate: AMOSTRAGEM, channels: 2 } as const;
  if (formato === 'mp3') {
    const mp3 = await (codificadores.mp3 ??= createMp3Encoder());
    mp3.configure({ ...comum, bitrate: MP3_KBPS });
    return mp3;
  }
  const ogg = await (codificadores.ogg ??= createOggEncoder());
  ogg.configure({ ...comum, vbrQuality: OGG_QUALIDADE });
  return ogg;
};

/** Encodes to a real MP3 or Ogg Vorbis file. One call at a time in a thread. */
export const codificar = async ({ esquerda, direita }: Mesa, formato: Formato): Promise<Buffer> => {
  const codificador = await preparar(formato);
  const partes: Buffer[] = [];
  // What the encoder gives back is its own memory, written over at the next call.
  for (let i = 0; i < esquerda.length; i += PEDACO) {
    const canais = [esquerda.subarray(i, i + PEDACO), direita.subarray(i, i + PEDACO)] as const;
    partes.push(Buffer.from(codificador.encode(canais)));
  }
  partes.push(Buffer.from(codificador.finalize()));
  return Buffer.concat(partes);
};
