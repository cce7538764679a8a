import { ID_DO_DESENHO } from '@portal/contracts/partilha/ids';
import { memo, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useOnline } from '../lib/use-online';
import { BlocoFalhou } from '../ui/bloco-falhou';
import { Esqueleto } from '../ui/esqueleto';
import type { Endereco } from './endereco';
import { LimiteDeErro } from './limite-de-erro';
import { PAGINAS_COM_CAMINHO, PAGINAS_DO_PORTAL } from './paginas';

/** What the server drew of the page it opened stays until that has come. */
const desenho = document.getElementById(ID_DO_DESENHO)?.outerHTML;

const Espera = ({ aberta }: { aberta: boolean }) => {
  const online = useOnline();
  if (!online) return <BlocoFalhou semInternet />;
  return aberta && desenho ? (
    <div aria-busy="true" dangerouslySetInnerHTML={{ __html: desenho }} />
  ) : (
    <div aria-busy="true">
      <p className="so-leitor">Carregando…</p>
      <Esqueleto altura="60vh" />
    </div>
  );
};

/** The page of the address. Memoised: what opens over it, or who logs in, does not render it again. */
export const Rotas = memo(({ endereco }: { endereco: Endereco | null }) => {
  const { pathname } = useLocation();
  const { pagina, id } = endereco ?? { pagina: 'home', id: null };
  const { Componente } = PAGINAS_DO_PORTAL[pagina];
  return (
    <LimiteDeErro key={`${pathname}${pagina}`}>
      <Suspense fallback={<Espera aberta={pathname !== '/'} />}>
        <Routes>
          {endereco && <Route path={pathname} element={<Componente key={pagina} id={id} />} />}
          {PAGINAS_COM_CAMINHO.map((pagina) => (
            <Route key={pagina.caminho} path={pagina.caminho} element={<pagina.Componente />} />
          ))}
        </Routes>
      </Suspense>
    </LimiteDeErro>
  );
});
Rotas.displayName = 'Rotas';
