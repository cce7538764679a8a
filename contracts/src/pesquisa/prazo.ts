/** When a survey takes answers; null leaves that side open. ISO instants. */
export interface Prazo {
  abre_em: string | null;
  fecha_em: string | null;
}

const instante = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** Where a survey stands: it takes answers from its opening on, until before its closing. */
export const situacaoDoPrazo = (
  { abre_em, fecha_em }: Prazo,
  agora: Date,
): 'antes' | 'aberta' | 'encerrada' => {
  const now = agora.getTime();
  if (now >= (instante(fecha_em) ?? Infinity)) return 'encerrada';
  return now < (instante(abre_em) ?? -Infinity) ? 'antes' : 'aberta';
};

/** Whether the survey takes answers now. */
export const isAberta = (prazo: Prazo, agora: Date): boolean =>
  situacaoDoPrazo(prazo, agora) === 'aberta';

/** The next instant (ms) at which some survey opens or closes; undefined when none will. */
export const proximaMudanca = (prazos: readonly Prazo[], agora: Date): number | undefined => {
  const adiante = prazos
    .flatMap(({ abre_em, fecha_em }) => [instante(abre_em), instante(fecha_em)])
    .filter((at): at is number => at !== null && at > agora.getTime());
  return adiante.length > 0 ? Math.min(...adiante) : undefined;
};
