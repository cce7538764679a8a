import sharp from 'sharp';

/** A whole drawing. Everything is cut at its edges. */
export const moldura = (largura: number, altura: number, fundo: string, conteudo: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${altura}" viewBox="0 0 ${largura} ${altura}"><rect width="${largura}" height="${altura}" fill="${fundo}"/>${conteudo}</svg>`;

/** Renders a drawing; the result is stored like any picture somebody uploads. */
export const pintar = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
