import sharp from 'sharp';
import type { Editor } from './editor';

const LADO = 640;

/** A small real picture, all of one colour. */
export const retrato = (background = '#a8350e'): Promise<Buffer> =>
  sharp({ create: { width: LADO, height: LADO, channels: 3, background } })
    .png()
    .toBuffer();

/** Puts a small real picture into the media library, described or not. */
export const enviarRetrato = async (
  editor: Editor,
  alternativeText?: string,
): Promise<{ id: number; url: string }> =>
  editor.upload('ana.png', 'image/png', await retrato(), {
    ...(alternativeText !== undefined && { alternativeText }),
  });

const QUADROS = 40;
const TAMANHO_DO_QUADRO = 417;

/** A second of real MP3: frames of silence, 128 kbps at 44.1 kHz. */
export const som = (): Buffer => {
  const quadro = Buffer.alloc(TAMANHO_DO_QUADRO);
  quadro.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: QUADROS }, () => quadro));
};
