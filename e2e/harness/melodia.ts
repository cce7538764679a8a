import { createMp3Encoder } from 'wasm-media-encoders';

const TAXA = 44_100;
const NOTAS_HZ = [261.63, 329.63, 392, 523.25, 392, 329.63];

/** Sound for tests: a soft arpeggio, so that what is decoded is not silence. */
const amostras = (segundos: number): Float32Array =>
  Float32Array.from({ length: TAXA * segundos }, (_, i) => {
    const t = i / TAXA;
    const nota = NOTAS_HZ[Math.floor(t * 2) % NOTAS_HZ.length] ?? 0;
    return 0.2 * Math.sin(2 * Math.PI * nota * t) * Math.exp(-3 * ((t * 2) % 1));
  });

/** Bytes a second of the constant-rate MP3 below. */
export const BYTES_POR_SEGUNDO = 128_000 / 8;

/** A real MP3 of constant 128 kbit/s and that many seconds. */
export const criarMelodia = async (segundos: number): Promise<Buffer> => {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: TAXA, channels: 1, bitrate: 128 });
  const partes: Buffer[] = [];
  const som = amostras(segundos);
  for (let i = 0; i < som.length; i += TAXA)
    partes.push(Buffer.from(encoder.encode([som.subarray(i, i + TAXA)])));
  partes.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(partes);
};
