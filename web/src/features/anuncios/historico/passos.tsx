import type { Passo } from '@portal/contracts/anuncio/anuncio';
import { instantePorExtenso } from '../../../lib/por-extenso';
import { rotuloDoCampo } from '../entradas';
import estilos from './linha-do-tempo.module.css';
import { palavrasDoPasso } from './passo';

/** Every change of status, newest first, for who wants to know. */
export const Passos = ({ passos }: { passos: readonly Passo[] }) => (
  <details className={estilos.tudo}>
    <summary>Tudo o que aconteceu ({passos.length})</summary>
    <ol className={estilos.passos}>
      {[...passos].reverse().map((passo) => (
        <li key={`${passo.quando}${passo.evento}${passo.para}`}>
          <p className={estilos.feito}>{palavrasDoPasso(passo)}</p>
          {passo.campos && <p>{passo.campos.map(rotuloDoCampo).join(', ')}</p>}
          {passo.motivo !== '' && <p>“{passo.motivo}”</p>}
          <p className={estilos.detalhe}>
            <span className="numeros">{instantePorExtenso(passo.quando)}</span>
            {passo.por !== '' && ` · ${passo.por}`}
          </p>
        </li>
      ))}
    </ol>
  </details>
);
