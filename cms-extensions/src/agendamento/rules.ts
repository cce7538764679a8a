/** What may be done by itself at an hour. */
export const ACOES = ['publicar', 'tirar'] as const;

export type Acao = (typeof ACOES)[number];

/** Both hours of an entry, in ms; null where nothing is to happen. */
export type Horas = Readonly<Record<Acao, number | null>>;

/** Why hours can't be set, by the field; null when they can. What stays as it was is not judged again. */
export const motivoDasHoras = (
  { publicar, tirar }: Horas,
  antes: Horas,
  { agora, noAr }: { agora: number; noAr: boolean },
): { campo: Acao; msg: string } | null => {
  for (const [campo, hora] of Object.entries({ publicar, tirar }) as [Acao, number | null][])
    if (hora !== null && hora <= agora && hora !== antes[campo])
      return { campo, msg: 'Esta hora já passou. Escolha uma que ainda não chegou.' };
  if (tirar === null) return null;
  if (publicar !== null && tirar <= publicar)
    return { campo: 'tirar', msg: 'Tirar do ar precisa ser depois de publicar.' };
  if (publicar === null && !noAr)
    return { campo: 'tirar', msg: 'Isto não está no ar: marque também quando publicar.' };
  return null;
};
