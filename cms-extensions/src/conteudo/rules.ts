/** When a survey takes answers; null leaves that side open. ISO instants. */
export interface Prazo {
  abre_em: string | null;
  fecha_em: string | null;
}

const instant = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** Whether the survey takes answers now: from its opening on, until before its closing. */
export const isAberta = ({ abre_em, fecha_em }: Prazo, agora: Date): boolean => {
  const now = agora.getTime();
  return (instant(abre_em) ?? -Infinity) <= now && now < (instant(fecha_em) ?? Infinity);
};

/** The next instant (ms) at which some survey opens or closes; undefined when none will. */
export const proximaMudanca = (prazos: readonly Prazo[], agora: Date): number | undefined => {
  const ahead = prazos
    .flatMap(({ abre_em, fecha_em }) => [instant(abre_em), instant(fecha_em)])
    .filter((at): at is number => at !== null && at > agora.getTime());
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
};
