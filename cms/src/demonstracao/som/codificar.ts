import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { AMOSTRAGEM, type Mesa } from './mesa';

export type Formato = 'mp3' | 'ogg';

/** Constant, and the same for every song: the live programme joins them frame by frame. */
const MP3_KBPS = 96;
const OGG_QUALIDADE = 3;
const PEDACO = 64 * 1024;

/** Encodes to a real MP3 or Ogg Vorbis file. */
export const codificar = async ({ esquerda, direita }: Mesa, formato: Formato): Promise<Buffer> => {
  const comum = { sampleRate: AMOSTRAGEM, channels: 2 } as const;
  const codificador = formato === 'mp3' ? await createMp3Encoder() : await createOggEncoder();
  if (codificador.mimeType === 'audio/mpeg') codificador.configure({ ...comum, bitrate: MP3_KBPS });
  else codificador.configure({ ...comum, vbrQuality: OGG_QUALIDADE });
  const partes: Buffer[] = [];
  // What the encoder gives back is its own memory, written over at the next call.
  for (let i = 0; i < esquerda.length; i += PEDACO) {
    const canais = [esquerda.subarray(i, i + PEDACO), direita.subarray(i, i + PEDACO)] as const;
    partes.push(Buffer.from(codificador.encode(canais)));
  }
  partes.push(Buffer.from(codificador.finalize()));
  return Buffer.concat(partes);
};
