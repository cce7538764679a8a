import * as z from 'zod/mini';

const caminho = z.nullable(z.string());

/** What staff edit for the shell and the pages (contrato 3): GET /api/portal. */
export const portalSchema = z.object({
  carrossel: z.array(
    z.object({
      titulo: z.string(),
      texto: z.string(),
      path_imagem: caminho,
      link: z.string(),
      rotulo_link: z.string(),
      externo: z.boolean(),
    }),
  ),
  parceiros: z.array(z.object({ path_imagem: caminho, titulo: z.string(), link: z.string() })),
  atalhos: z.array(z.object({ titulo: z.string(), link: z.string(), externo: z.boolean() })),
  /** The block 'Novidades no site'; what staff left empty is ''. */
  novidades: z.object({ titulo: z.string(), texto: z.string(), rotulo_botao: z.string() }),
  sobre: z.object({
    texto: z.string(),
    diretoria: z.array(z.object({ nome: z.string(), cargo: z.string(), path_imagem: caminho })),
    telefone: z.string(),
  }),
  redes_sociais: z.object({
    facebook: z.string(),
    youtube: z.string(),
    whatsapp: z.string(),
    instagram: z.string(),
  }),
  radio_padrao: z.nullable(
    z.object({
      id: z.string(),
      slug: z.string(),
      nome_radio: z.string(),
      url: z.string(),
      path_imagem: caminho,
    }),
  ),
  termos: z.string(),
  pesquisas: z.array(
    z.object({
      numero: z.union([z.literal(1), z.literal(2)]),
      /** What the cookie of an answered survey holds: another edition asks again. */
      edicao: z.int(),
      titulo: z.string(),
      texto: z.string(),
      /** Of the prize draw, as the law asks to show it. */
      numero_autorizacao: z.optional(z.string()),
      opcoes: z.optional(
        z.array(z.object({ id: z.string(), nome: z.string(), video: z.string() })),
      ),
    }),
  ),
});
export type Portal = z.infer<typeof portalSchema>;
