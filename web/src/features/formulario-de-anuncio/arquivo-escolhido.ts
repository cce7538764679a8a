import { AUDIO_DE_OUTRO_FORMATO } from '@portal/contracts/arquivo/audio';
import { AUDIO_MAXIMO_BYTES, IMAGEM_MAXIMA_BYTES } from '@portal/contracts/arquivo/limites';
import { reduzirImagem } from './reduzir-imagem';

/** A file as the form keeps it, or why it cannot be one. What it really is, only the server judges. */
export type Escolha = { arquivo: File } | { erro: string };

export const prepararImagem = async (escolhido: File): Promise<Escolha> => {
  if (escolhido.type !== '' && !escolhido.type.startsWith('image/'))
    return { erro: 'A imagem deve ser JPEG, PNG ou WebP.' };
  const arquivo = await reduzirImagem(escolhido);
  return arquivo.size > IMAGEM_MAXIMA_BYTES ? { erro: 'A imagem deve ter até 5 MB.' } : { arquivo };
};

export const prepararAudio = (arquivo: File): Promise<Escolha> => {
  if (arquivo.type !== '' && !/^(audio|video)\//.test(arquivo.type))
    return Promise.resolve({ erro: AUDIO_DE_OUTRO_FORMATO });
  return Promise.resolve(
    arquivo.size > AUDIO_MAXIMO_BYTES ? { erro: 'O áudio deve ter até 30 MB.' } : { arquivo },
  );
};

const MEGA = 1024 * 1024;

/** `1,4 MB`, `120 kB`. */
export const tamanhoPorExtenso = (bytes: number): string =>
  bytes >= MEGA
    ? `${(bytes / MEGA).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} kB`;
