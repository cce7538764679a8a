import { AUDIO_DE_OUTRO_FORMATO } from '@portal/contracts/arquivo/audio';
import { AUDIO_MAXIMO_BYTES, IMAGEM_MAXIMA_BYTES } from '@portal/contracts/arquivo/limites';
import { useEffect, useState } from 'react';

/** Wider is shown nowhere; a telephone's photo goes to a tenth of its bytes. */
const LADO_MAXIMO = 2000;
const BYTES_SEM_REDUZIR = 600 * 1024;
const QUALIDADE = 0.86;

const desenhar = async (arquivo: File): Promise<Blob | null> => {
  const imagem = await createImageBitmap(arquivo);
  try {
    const escala = Math.min(1, LADO_MAXIMO / Math.max(imagem.width, imagem.height));
    const tela = document.createElement('canvas');
    tela.width = Math.max(1, Math.round(imagem.width * escala));
    tela.height = Math.max(1, Math.round(imagem.height * escala));
    tela.getContext('2d')?.drawImage(imagem, 0, 0, tela.width, tela.height);
    return await new Promise((resolver) => tela.toBlob(resolver, 'image/webp', QUALIDADE));
  } finally {
    imagem.close();
  }
};

/**
 * A large image made small before it travels. What this browser cannot read, or would not make smaller,
 * goes as it is: the server judges it.
 */
const reduzirImagem = async (arquivo: File): Promise<File> => {
  if (arquivo.size <= BYTES_SEM_REDUZIR || !('createImageBitmap' in window)) return arquivo;
  const reduzida = await desenhar(arquivo).catch(() => null);
  if (!reduzida || reduzida.size >= arquivo.size) return arquivo;
  const extensao = reduzida.type === 'image/webp' ? '.webp' : '.png';
  const nome = arquivo.name.replace(/\.[^.]*$/, '') + extensao;
  return new File([reduzida], nome, { type: reduzida.type });
};

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

/** A chosen file as an address an `<img>` can show, once it has been read. */
export const useDataUrl = (arquivo: File | null): string | null => {
  const [lido, setLido] = useState<{ arquivo: File; url: string } | null>(null);
  useEffect(() => {
    if (!arquivo) return undefined;
    const leitor = new FileReader();
    leitor.onload = () => {
      if (typeof leitor.result === 'string') setLido({ arquivo, url: leitor.result });
    };
    leitor.readAsDataURL(arquivo);
    return () => leitor.abort();
  }, [arquivo]);
  return lido && lido.arquivo === arquivo ? lido.url : null;
};
