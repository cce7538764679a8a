import { memo, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Esqueleto } from '../ui/esqueleto';
import type { Endereco } from './endereco';
import { LimiteDeErro } from './limite-de-erro';
import { PAGINAS_COM_CAMINHO, PAGINAS_DO_PORTAL } from './paginas';

const Espera = () => (
  <div aria-busy="true">
    <p className="so-leitor">Carregando…</p>
    <Esqueleto altura="60vh" />
  </div>
);

/** The page of the address. Memoised: what opens over it, or who logs in, does not render it again. */
export const Rotas = memo(({ pagina, id }: Endereco) => {
  const { pathname } = useLocation();
  const { Componente } = PAGINAS_DO_PORTAL[pagina];
  return (
    <LimiteDeErro key={`${pathname}${pagina}`}>
      <Suspense fallback={<Espera />}>
        <Routes>
          <Route path="/" element={<Componente key={pagina} id={id} />} />
          {PAGINAS_COM_CAMINHO.map((pagina) => (
            <Route key={pagina.caminho} path={pagina.caminho} element={<pagina.Componente />} />
          ))}
        </Routes>
      </Suspense>
    </LimiteDeErro>
  );
});
Rotas.displayName = 'Rotas';
