import { FUSO } from '@portal/contracts/tempo/datas';

/** What may be done by itself at an hour. */
export type Acao = 'publicar' | 'tirar';

/** Both hours of an entry, in ms; null where nothing is to happen. */
export type Horas = Readonly<Record<Acao, number | null>>;

const partesEmSaoPaulo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: FUSO,
  dateStyle: 'short',
  timeStyle: 'short',
});

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::00)?$/;

/** An instant as a clock in São Paulo shows it, `AAAA-MM-DDTHH:MM`, the form a field of a page has. */
export const relogioDoPortal = (ms: number): string =>
  partesEmSaoPaulo.format(ms).replace(' ', 'T');

/** The instant at which clocks in São Paulo show an hour, in ms; null for what is no hour there. */
export const instanteDoRelogio = (hora: string): number | null => {
  if (!LOCAL.test(hora)) return null;
  const semFuso = Date.parse(`${hora.slice(0, 16)}Z`);
  if (Number.isNaN(semFuso)) return null;
  // As far as that clock then is from the same numbers in UTC.
  const diferenca = Date.parse(`${relogioDoPortal(semFuso)}Z`) - semFuso;
  const instante = semFuso - diferenca;
  return relogioDoPortal(instante) === hora.slice(0, 16) ? instante : null;
};

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
