import { useState } from 'react';
import { useSobDemanda } from '../../lib/use-sob-demanda';
import { lerOuvidas } from '../../player/remembered-sources';
import { Titulo } from '../../ui/titulo';
import estilos from './pagina-home.module.css';

const importar = () => import('../../features/ouvidas/continue-ouvindo');

/** For who returns, on this browser: what was heard last. Its place is there from the first paint. */
export const ContinueOuvindo = () => {
  const [voltou] = useState(() => lerOuvidas().length > 0);
  const [modulo] = useSobDemanda(importar, voltou ? 'vaga' : 'pedido');
  return voltou ? (
    <section aria-labelledby="continue-ouvindo">
      <Titulo id="continue-ouvindo">Continue ouvindo</Titulo>
      <div className={estilos.ouvidas}>{modulo && <modulo.ListaDasOuvidas />}</div>
    </section>
  ) : null;
};
