import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useState } from 'react';
import formulario from '../../ui/formulario.module.css';
import { Comprovantes } from '../anuncios/comprovante/comprovantes';

/** The proof of payment its owner sent, and those before it; fetched once asked for. */
export const ComprovanteEnviado = ({ anuncio }: { anuncio: Anuncio }) => {
  const [visto, setVisto] = useState(false);
  if (anuncio.path_comprovante === null) return null;
  return (
    <details className={formulario.grupo} onToggle={() => setVisto(true)}>
      <summary>Ver o comprovante enviado</summary>
      {visto && <Comprovantes anuncio={anuncio} />}
    </details>
  );
};
