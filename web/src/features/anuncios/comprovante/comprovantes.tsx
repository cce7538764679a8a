import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantePorExtenso, plural } from '../../../lib/por-extenso';
import { comprovantesQuery } from '../queries';
import { Comprovante } from './comprovante';
import estilos from './comprovante.module.css';

/** The newest proof and, when asked for, those before it: each one looked at is written down. */
export const Comprovantes = ({ anuncio }: { anuncio: Anuncio }) => {
  const { path_comprovante, enviado_em, titulo } = anuncio;
  const { data = [] } = useQuery({
    ...comprovantesQuery(anuncio.id),
    enabled: path_comprovante !== null,
  });
  const [abertos, setAbertos] = useState(false);
  const anteriores = data.filter((um) => um.path_comprovante !== path_comprovante);
  return (
    <>
      <Comprovante caminho={path_comprovante} titulo={titulo} />
      {enviado_em !== null && (
        <p className={`numeros ${estilos.enviado}`}>Enviado em {instantePorExtenso(enviado_em)}</p>
      )}
      {anteriores.length > 0 && (
        <details onToggle={({ currentTarget }) => setAbertos(currentTarget.open)}>
          <summary>{plural(anteriores.length, 'anterior', 'anteriores')}</summary>
          {abertos && (
            <ul className={estilos.anteriores} aria-label="Comprovantes anteriores">
              {anteriores.map((um) => (
                <li key={um.path_comprovante}>
                  <Comprovante caminho={um.path_comprovante} titulo={titulo} />
                  <p className={`numeros ${estilos.enviado}`}>
                    Enviado em {instantePorExtenso(um.enviado_em)}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </>
  );
};
