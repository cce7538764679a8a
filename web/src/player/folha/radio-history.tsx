import { useQuery } from '@tanstack/react-query';
import { horaDe } from '../../lib/hora-de';
import { noArDaRadioQuery } from '../../lib/no-ar';
import estilos from './sheet.module.css';

/** What a radio plays now and played before, as it says itself; nothing where it does not. */
export const HistoricoDaRadio = ({ id }: { id: string }) => {
  const { data: noAr } = useQuery(noArDaRadioQuery(id));
  if (!noAr || (noAr.tocando === null && noAr.tocou.length === 0)) return null;
  return (
    <section aria-labelledby="tocou-na-radio" className={estilos.secao}>
      {noAr.tocando !== null && <p className={estilos.agora}>♪ {noAr.tocando}</p>}
      <h3 id="tocou-na-radio">Tocou há pouco</h3>
      {noAr.tocou.length === 0 ? (
        <p>Ainda não sabemos o que tocou antes.</p>
      ) : (
        <ol className={estilos.historico}>
          {noAr.tocou.map(({ titulo, quando }) => (
            <li key={`${quando}${titulo}`}>
              <time dateTime={quando} className="numeros">
                {horaDe(quando)}
              </time>
              <span>{titulo}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
