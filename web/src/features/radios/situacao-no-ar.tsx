import type { NoAr } from '@portal/contracts/no-ar/no-ar';
import { desdeQuando } from './desde';
import css from './situacao-no-ar.module.css';

/**
 * Whether a radio sounds, in a line whose place is there before it is known. `formato`: what else is told of the sound.
 */
export const SituacaoNoAr = ({
  noAr,
  formato = '',
}: {
  noAr: NoAr | undefined;
  formato?: string | undefined;
}) => {
  const { no_ar = null, desde = null, ouvintes = 0 } = noAr ?? {};
  if (no_ar === false)
    return (
      <p className={css.linha}>
        Fora do ar{desde !== null && ` desde ${desdeQuando(desde, new Date())}`}
      </p>
    );
  return (
    <p className={css.linha}>
      {no_ar && (
        <>
          <span className={css.ponto} aria-hidden />
          <span className={css.noAr}>No ar</span>
          {ouvintes > 0 && ` · ${ouvintes} ouvindo`}
          {formato !== '' && ` · ${formato}`}
        </>
      )}
    </p>
  );
};
