/**
 * What replaces parts of Strapi's image service: to the media library a picture is a file like any other, and nothing
 * of Strapi's decodes it. The provider judges it and makes its variants in the workshop (contrato 5).
 */
export const servicoDeImagem = {
  isImage: (): Promise<boolean> => Promise.resolve(false),
};
