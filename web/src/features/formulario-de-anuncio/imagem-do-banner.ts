import { fotoDeIphone, prepararImagem, recusaDaImagem, type Escolha } from './arquivos';
import { areaDoMeio, type Area, type Tamanho } from './recorte';

/** More of a picture is kept for nobody: a telephone's memory has to hold it several times. */
const PIXELS_MAXIMOS = 8_000_000;
/** Wider is sent for nobody. */
const LARGURA_ENVIADA = 1600;
const QUALIDADE = 0.9;

/** A picture a banner can be cut from. */
export interface Recortavel extends Tamanho {
  /** On white, upright, in a format every browser shows. */
  inteira: File;
}

/** A part of a picture as a picture of its own, on white: where it was transparent it would be black in the dark theme. */
const pintar = async (
  imagem: ImageBitmap,
  { x, y, width, height }: Area,
  largura: number,
  nome: string,
): Promise<File | null> => {
  const tela = document.createElement('canvas');
  tela.width = Math.max(1, Math.round(largura));
  tela.height = Math.max(1, Math.round((largura * height) / width));
  const pincel = tela.getContext('2d');
  if (!pincel) return null;
  pincel.fillStyle = '#fff';
  pincel.fillRect(0, 0, tela.width, tela.height);
  pincel.drawImage(imagem, x, y, width, height, 0, 0, tela.width, tela.height);
  const pintada = await new Promise<Blob | null>((pronta) =>
    tela.toBlob(pronta, 'image/jpeg', QUALIDADE),
  );
  // The name stays the one that was chosen: it is how its owner knows it.
  return pintada && new File([pintada], nome, { type: pintada.type });
};

const comImagem = async <T>(
  arquivo: File,
  fazer: (imagem: ImageBitmap) => Promise<T>,
): Promise<T | null> => {
  if (!('createImageBitmap' in window)) return null;
  const imagem = await createImageBitmap(arquivo).catch(() => null);
  if (!imagem) return null;
  try {
    return await fazer(imagem);
  } finally {
    imagem.close();
  }
};

/** The part of a picture that is sent, or null where this browser cannot cut it. */
export const recortar = ({ inteira }: Recortavel, area: Area): Promise<File | null> =>
  comImagem(inteira, (imagem) =>
    pintar(imagem, area, Math.min(area.width, LARGURA_ENVIADA), inteira.name),
  );

const abrir = (escolhida: File): Promise<Recortavel | null> =>
  comImagem(escolhida, async (imagem) => {
    const { width, height } = imagem;
    const escala = Math.min(1, Math.sqrt(PIXELS_MAXIMOS / (width * height)));
    const largura = Math.max(1, Math.round(width * escala));
    const tudo = { x: 0, y: 0, width, height };
    const inteira = await pintar(imagem, tudo, largura, escolhida.name);
    return (
      inteira && {
        ...{ inteira, width: largura },
        height: Math.max(1, Math.round((largura * height) / width)),
      }
    );
  });

/** A banner's picture made ready: its middle, which the cutting tool then moves. What no browser reads goes as it is. */
export const prepararBanner = async (
  escolhida: File,
): Promise<Escolha & { recortavel?: Recortavel }> => {
  if ((await recusaDaImagem(escolhida, '')) !== null) return prepararImagem(escolhida);
  const recortavel = await abrir(escolhida);
  const arquivo = recortavel && (await recortar(recortavel, areaDoMeio(recortavel)));
  if (arquivo) return { arquivo, recortavel };
  return (await fotoDeIphone(escolhida)) ?? prepararImagem(escolhida);
};
