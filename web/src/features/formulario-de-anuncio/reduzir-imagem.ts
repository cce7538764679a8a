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
export const reduzirImagem = async (arquivo: File): Promise<File> => {
  if (arquivo.size <= BYTES_SEM_REDUZIR || !('createImageBitmap' in window)) return arquivo;
  const reduzida = await desenhar(arquivo).catch(() => null);
  if (!reduzida || reduzida.size >= arquivo.size) return arquivo;
  const extensao = reduzida.type === 'image/webp' ? '.webp' : '.png';
  const nome = arquivo.name.replace(/\.[^.]*$/, '') + extensao;
  return new File([reduzida], nome, { type: reduzida.type });
};
