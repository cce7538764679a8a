/** The pictures the portal takes, as a file field says it: what else a telephone has, it converts by itself (contrato 5). */
export const MIMES_DE_IMAGEM = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const IMAGEM_DE_OUTRO_FORMATO = 'A imagem deve ser JPEG, PNG ou WebP.';

/** What is said of a file's field in which text came: a file comes in multipart only (contrato 1). */
export const ARQUIVO_EM_TEXTO = 'Aqui só chegou texto. Envie o arquivo.';

/** What to do about a proof that is no picture. */
export const COMPROVANTE_EM_PDF =
  'O comprovante está em PDF. Abra o PDF, faça uma captura de tela do comprovante e envie a captura.';

const texto = (bytes: Uint8Array, de: number, ate: number): string =>
  String.fromCharCode(...bytes.subarray(de, ate));

/** Whether a file is a PDF, by its first bytes. */
export const isPdf = (bytes: Uint8Array): boolean => texto(bytes, 0, 5) === '%PDF-';

const MARCAS_DO_HEIC = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Whether a file is a picture as iPhones keep it (HEIC, HEIF), by its first bytes. */
export const isHeic = (bytes: Uint8Array): boolean =>
  texto(bytes, 4, 8) === 'ftyp' && MARCAS_DO_HEIC.includes(texto(bytes, 8, 12));
