/** The shape of a banner wherever it is shown: 12:5 (visual 2.3). */
export const PROPORCAO = 12 / 5;
/** As wide as a banner is shown at its sharpest, and narrower than which it is blurred, in pixels. */
const LARGURA_BOA = 1200;
const LARGURA_PEQUENA = 600;

export interface Tamanho {
  width: number;
  height: number;
}

/** A part of a picture, in its pixels. */
export interface Area extends Tamanho {
  x: number;
  y: number;
}

/** The largest part of a picture that has a banner's shape, from its middle. */
export const areaDoMeio = ({ width, height }: Tamanho): Area => {
  const larga = width / height > PROPORCAO;
  const w = larga ? Math.round(height * PROPORCAO) : width;
  const h = larga ? height : Math.max(1, Math.round(width / PROPORCAO));
  return {
    ...{ x: Math.round((width - w) / 2), y: Math.round((height - h) / 2) },
    ...{ width: w, height: h },
  };
};

/** Whether two parts are one to the eye: what the tool computes is off by a pixel. */
export const isMesmaArea = (uma: Area, outra: Area): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((lado) => Math.abs(uma[lado] - outra[lado]) <= 2);

/** Pixels of difference that nobody sees, in a thousand. */
const FOLGA = 15;

/** What of a picture stays outside, in words; null when all of it is seen. */
export const formaPorExtenso = ({ width, height }: Tamanho): string | null => {
  const razao = width / height;
  if (Math.abs(razao / PROPORCAO - 1) * 1000 < FOLGA) return null;
  if (razao > PROPORCAO) return 'A sua imagem é mais larga que o anúncio: os lados ficam de fora.';
  if (razao > 1.05) return 'A sua imagem é mais alta que o anúncio: parte dela fica de fora.';
  return razao < 0.95
    ? 'A sua imagem está em pé, e o anúncio é deitado: só uma faixa dela aparece.'
    : 'A sua imagem é quadrada, e o anúncio é deitado: só uma faixa dela aparece.';
};

/** How sharp the chosen part will be, in words; null when it is as sharp as can be. */
export const nitidezPorExtenso = ({ width, height }: Tamanho): string | null => {
  if (width >= LARGURA_BOA) return null;
  const medida = `a parte escolhida tem ${width} × ${height} pontos`;
  return width < LARGURA_PEQUENA
    ? `Esta imagem é pequena demais e vai aparecer borrada: ${medida}. Você pode enviá-la assim, mas com outra de 1200 × 500 ou mais o anúncio fica melhor.`
    : `Esta imagem vai ficar um pouco sem nitidez nas telas grandes: ${medida}. O ideal é 1200 × 500 ou mais.`;
};
