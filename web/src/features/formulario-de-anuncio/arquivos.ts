import { AUDIO_DE_OUTRO_FORMATO } from '@portal/contracts/arquivo/audio';
import {
  COMPROVANTE_EM_PDF,
  IMAGEM_DE_OUTRO_FORMATO,
  isHeic,
  isPdf,
} from '@portal/contracts/arquivo/formatos';
import {
  AUDIO_GRANDE,
  AUDIO_MAXIMO_BYTES,
  IMAGEM_GRANDE,
  IMAGEM_MAXIMA_BYTES,
} from '@portal/contracts/arquivo/limites';
import { useEffect, useState } from 'react';

/** Wider is shown nowhere; a telephone's photo goes to a tenth of its bytes. */
const LADO_MAXIMO = 2000;
const BYTES_SEM_REDUZIR = 600 * 1024;
const QUALIDADE = 0.86;

const desenhar = async (arquivo: File, tipo: string): Promise<Blob | null> => {
  const imagem = await createImageBitmap(arquivo);
  try {
    const escala = Math.min(1, LADO_MAXIMO / Math.max(imagem.width, imagem.height));
    const tela = document.createElement('canvas');
    tela.width = Math.max(1, Math.round(imagem.width * escala));
    tela.height = Math.max(1, Math.round(imagem.height * escala));
    tela.getContext('2d')?.drawImage(imagem, 0, 0, tela.width, tela.height);
    return await new Promise((resolver) => tela.toBlob(resolver, tipo, QUALIDADE));
  } finally {
    imagem.close();
  }
};

/** A picture drawn anew, or null where this browser cannot read it. */
const redesenhar = async (arquivo: File, tipo: string): Promise<File | null> => {
  if (!('createImageBitmap' in window)) return null;
  const desenhada = await desenhar(arquivo, tipo).catch(() => null);
  if (!desenhada) return null;
  const extensao = desenhada.type.replace('image/', '.');
  const nome = arquivo.name.replace(/\.[^.]*$/, '') + extensao;
  return new File([desenhada], nome, { type: desenhada.type });
};

/**
 * A large image made small before it travels. What this browser cannot read, or would not make smaller,
 * goes as it is: the server judges it.
 */
const reduzirImagem = async (arquivo: File): Promise<File> => {
  if (arquivo.size <= BYTES_SEM_REDUZIR) return arquivo;
  const reduzida = await redesenhar(arquivo, 'image/webp');
  return reduzida && reduzida.size < arquivo.size ? reduzida : arquivo;
};

/** Its first bytes, which say what it is whatever it is called; none of a file that cannot be read. */
const inicioDe = (arquivo: File): Promise<Uint8Array> =>
  new Promise((resolver) => {
    const leitor = new FileReader();
    leitor.onloadend = () => {
      const { result } = leitor;
      resolver(result instanceof ArrayBuffer ? new Uint8Array(result) : new Uint8Array());
    };
    leitor.readAsArrayBuffer(arquivo.slice(0, 16));
  });

/** A file as the form keeps it, or why it cannot be one. What it really is, only the server judges. */
export type Escolha = { arquivo: File } | { erro: string };

const IMAGEM_EM_PDF =
  'Este arquivo é um PDF. Abra o PDF, faça uma captura de tela da parte que interessa e escolha a captura.';
export const FOTO_DE_IPHONE =
  'Esta foto está no formato do iPhone (HEIC), que não abre aqui. Abra a foto, faça uma captura de tela dela e escolha a captura. Para as próximas, no iPhone: Ajustes, Câmera, Formatos, Mais compatível.';

/** What a file says it is, before anything is sent: told what to do when it is no picture. */
export const recusaDaImagem = async (escolhido: File, emPdf: string): Promise<string | null> => {
  const inicio = await inicioDe(escolhido);
  if (escolhido.type === 'application/pdf' || isPdf(inicio)) return emPdf;
  return escolhido.type !== '' && !escolhido.type.startsWith('image/')
    ? IMAGEM_DE_OUTRO_FORMATO
    : null;
};

/** An iPhone's photo, which only its own browser reads, as one everybody reads; null where it cannot be read. */
export const fotoDeIphone = async (escolhido: File): Promise<Escolha | null> => {
  if (!/^image\/hei[cf]/.test(escolhido.type) && !isHeic(await inicioDe(escolhido))) return null;
  const legivel = await redesenhar(escolhido, 'image/jpeg');
  return legivel ? { arquivo: legivel } : { erro: FOTO_DE_IPHONE };
};

const preparar = async (escolhido: File, emPdf: string): Promise<Escolha> => {
  const recusa = await recusaDaImagem(escolhido, emPdf);
  if (recusa !== null) return { erro: recusa };
  const convertida = await fotoDeIphone(escolhido);
  if (convertida) return convertida;
  const arquivo = await reduzirImagem(escolhido);
  return arquivo.size > IMAGEM_MAXIMA_BYTES ? { erro: IMAGEM_GRANDE } : { arquivo };
};

export const prepararImagem = (escolhido: File): Promise<Escolha> =>
  preparar(escolhido, IMAGEM_EM_PDF);

/** A proof of payment: banks give it as a PDF, too. */
export const prepararComprovante = (escolhido: File): Promise<Escolha> =>
  preparar(escolhido, COMPROVANTE_EM_PDF);

export const prepararAudio = (arquivo: File): Promise<Escolha> => {
  if (arquivo.type !== '' && !/^(audio|video)\//.test(arquivo.type))
    return Promise.resolve({ erro: AUDIO_DE_OUTRO_FORMATO });
  return Promise.resolve(arquivo.size > AUDIO_MAXIMO_BYTES ? { erro: AUDIO_GRANDE } : { arquivo });
};

const MEGA = 1024 * 1024;

/** `1,4 MB`, `120 kB`. */
export const tamanhoPorExtenso = (bytes: number): string =>
  bytes >= MEGA
    ? `${(bytes / MEGA).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} kB`;

/**
 * A chosen file as an address an `<img>` can show, once it has been read; `seguido`: the one before stays in sight until
 * then.
 */
export const useDataUrl = (arquivo: File | null, seguido = false): string | null => {
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
  return lido && arquivo && (seguido || lido.arquivo === arquivo) ? lido.url : null;
};
