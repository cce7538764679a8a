/**
 * Override of Strapi's image service: to the media library a picture is a file like any other, and Strapi decodes
 * nothing. The upload provider judges it and makes its variants in a process apart (contrato 5).
 */
export const servicoDeImagem = {
  isImage: (): Promise<boolean> => Promise.resolve(false),
};
