import { ID_DO_DESENHO } from '@portal/contracts/partilha/ids';
import { memo, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useOnline } from '../lib/use-online';
import { BlocoFalhou } from '../ui/bloco-falhou';
import { Esqueleto } from '../ui/esqueleto';
import type { Endereco } from './endereco';
import { LimiteDeErro } from './limite-de-erro';
import { PAGINAS_COM_CAMINHO, PAGINAS_DO_PORTAL } from './paginas';

/** What was drawn of the page this document opened, by the server or of a list (app/listas): it stays until that has come. */
const desenho = document.getElementById(ID_DO_DESENHO);
const desenhado = desenho && {
  html: desenho.outerHTML,
  lista: desenho.dataset['pagina'],
  caminho: window.location.pathname,
};

const Espera = ({ html }: { html: string | undefined }) => {
  const online = useOnline();
  if (html !== undefined)
    return (
      <div
        aria-busy="true"
        style={{ display: 'contents' }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  if (!online) return <BlocoFalhou semInternet />;
  return (
    <div aria-busy="true">
      <p className="so-leitor">Carregando…</p>
      <Esqueleto altura="60vh" />
    </div>
  );
};

/** The drawing of this very page, if there is one. */
const desenhoDe = (pathname: string, { pagina, id }: Endereco): string | undefined => {
  if (desenhado?.caminho !== pathname) return undefined;
  const { lista, html } = desenhado;
  return lista === undefined || (lista === pagina && id === null) ? html : undefined;
};

/** The page of the address. Memoised: what opens over it, or who logs in, does not render it again. */
export const Rotas = memo(({ endereco }: { endereco: Endereco | null }) => {
  const { pathname } = useLocation();
  const aberto = endereco ?? { pagina: 'home', id: null };
  const { pagina, id } = aberto;
  const { Componente } = PAGINAS_DO_PORTAL[pagina];
  return (
    <LimiteDeErro key={`${pathname}${pagina}`}>
      <Suspense fallback={<Espera html={desenhoDe(pathname, aberto)} />}>
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
