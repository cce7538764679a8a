import type { NoArDaRadio } from '@portal/contracts/no-ar/no-ar';
import { horaDe } from '../../lib/hora-de';
import { Titulo } from '../../ui/titulo';
import css from './ultimos-titulos.module.css';

/** The last titles a radio told, newest first; nothing when it told none. */
export const UltimosTitulos = ({
  noAr: { tocou, tocando },
}: {
  noAr: Pick<NoArDaRadio, 'tocou' | 'tocando'>;
}) =>
  tocou.length > 0 && (
    <section className={css.bloco} aria-labelledby="tocou">
      <Titulo id="tocou">Tocou há pouco</Titulo>
      <ol className={css.lista}>
        {tocou.map(({ titulo, quando }, i) => (
          <li key={quando} className={css.linha}>
            <time className={css.hora} dateTime={quando}>
              {i === 0 && titulo === tocando ? 'Agora' : horaDe(quando)}
            </time>
            <span className={css.titulo}>{titulo}</span>
          </li>
        ))}
      </ol>
    </section>
  );
