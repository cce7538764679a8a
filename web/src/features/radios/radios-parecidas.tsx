import type { Radio } from '@portal/contracts/radio/radio';
import { Titulo } from '../../ui/titulo';
import { LinhaRadio } from './linha-radio';
import css from './radios-parecidas.module.css';

/** Radios like the one of the page; nothing where there is none. */
export const RadiosParecidas = ({ radios }: { radios: readonly Radio[] }) =>
  radios.length > 0 && (
    <section className={css.bloco} aria-labelledby="parecidas">
      <Titulo id="parecidas">Rádios parecidas</Titulo>
      <ul className={css.lista}>
        {radios.map((radio) => (
          <li key={radio.id}>
            <LinhaRadio radio={radio} />
          </li>
        ))}
      </ul>
    </section>
  );
