import './estilos/index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { guardarPaginas } from './app/guardar-paginas';
import { PAGINAS_PARA_LER } from './app/paginas';
import { portalQuery } from './lib/portal-query';
import { criarQueryClient } from './lib/query-client';
import { sessaoQuery } from './session/sessao-query';

const raiz = document.getElementById('raiz');
if (!raiz) throw new Error('index.html has no #raiz');

const queryClient = criarQueryClient();
// In a task of its own, before which a slow phone answers a touch.
setTimeout(() => {
  // Asked for before the first render: nobody waits for a component to mount.
  queryClient.query(portalQuery).catch(() => undefined);
  queryClient.query(sessaoQuery).catch(() => undefined);
  // As a transition React renders in slices, between two of which a touch is answered too.
  startTransition(() =>
    createRoot(raiz).render(
      <StrictMode>
        <App queryClient={queryClient} />
      </StrictMode>,
    ),
  );
});

void guardarPaginas(PAGINAS_PARA_LER);
