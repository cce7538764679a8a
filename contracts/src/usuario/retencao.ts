import * as z from 'zod/mini';

/** For how long what is personal is kept; staff change the numbers (contrato 10). */
export const retencaoSchema = z.object({
  /** After a survey closes. */
  votos_dias: z.int(),
  /** After an ad ends. */
  comprovantes_meses: z.int(),
  /** After a link sent by e-mail expires. */
  links_dias: z.int(),
});
export type Retencao = z.infer<typeof retencaoSchema>;

/** What holds while staff have chosen nothing else. */
export const RETENCAO_PADRAO: Retencao = {
  votos_dias: 90,
  comprovantes_meses: 18,
  links_dias: 30,
};

const quantos = (n: number, um: string, muitos: string): string => `${n} ${n === 1 ? um : muitos}`;

/** The numbers as the privacy page tells them. */
export const frasesDaRetencao = ({
  votos_dias,
  comprovantes_meses,
  links_dias,
}: Retencao): string[] => [
  `Pesquisas: o nome, o e-mail e o telefone de quem votou são apagados ${quantos(votos_dias, 'dia', 'dias')} depois que a pesquisa fecha. O voto continua contado, sem dizer de quem é.`,
  `Comprovantes de pagamento: são apagados ${quantos(comprovantes_meses, 'mês', 'meses')} depois do fim do anúncio.`,
  `Links de senha e de e-mail: somem ${quantos(links_dias, 'dia', 'dias')} depois de vencer.`,
  'Conta: fica até você excluí-la em Meu perfil, ou pedir à associação que o faça.',
];
