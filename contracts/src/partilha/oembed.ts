import * as z from 'zod/mini';

const texto = z.string();
const medida = z.int().check(z.positive());

/** Answer of oEmbed (https://oembed.com, version 1.0, type rich); its field names are that specification's. */
export const oembedSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: texto,
  author_name: z.optional(texto),
  author_url: z.optional(texto),
  provider_name: texto,
  provider_url: texto,
  cache_age: medida,
  thumbnail_url: z.optional(texto),
  thumbnail_width: z.optional(medida),
  thumbnail_height: z.optional(medida),
  html: texto,
  width: medida,
  height: medida,
});
export type Oembed = z.infer<typeof oembedSchema>;
