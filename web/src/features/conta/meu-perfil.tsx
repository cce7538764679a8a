import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Bloco } from '../../ui/bloco';
import { Cartao } from '../../ui/cartao';
import { classes } from '../../ui/classes';
import { Esqueleto } from '../../ui/esqueleto';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { EsqueletoFormulario } from './esqueleto-formulario';
import { FormularioPerfil } from './formulario-perfil';
import estilos from './meu-perfil.module.css';
import { meusDadosQuery } from './queries';

const SuaConta = lazy(async () => ({ default: (await import('./sua-conta')).SuaConta }));

/** Where the mails are chosen: a summary's link asks for it (`CAMINHOS.escolhaDeAvisos`). */
const ID_DOS_AVISOS = 'avisos';

interface Props {
  segundoPasso?: ReactNode;
  avisos?: ReactNode;
}

/** Tab #meuPerfil: the form, the second step at login and the choice of mails where they are brought, and what may be done with the account itself. */
export const MeuPerfil = ({ segundoPasso, avisos }: Props) => {
  const query = useQuery(meusDadosQuery);
  const comLado = Boolean(segundoPasso ?? avisos);
  const pronto = query.data !== undefined;
  useAvisoDeFalha(query.isError, 'Erro ao carregar meus dados');
  // Not before what stands above has its height.
  useEffect(() => {
    if (pronto && new URLSearchParams(window.location.search).has(ID_DOS_AVISOS))
      document
        .getElementById(ID_DOS_AVISOS)
        ?.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, [pronto]);
  return (
    <div className={classes(estilos.perfil, comLado && estilos.dois)}>
      <Cartao className={estilos.cartao}>
        <Bloco query={query} esqueleto={<EsqueletoFormulario />} vazio={null}>
          {(dados) => <FormularioPerfil dados={dados} />}
        </Bloco>
      </Cartao>
      {comLado && (
        <div className={estilos.lado}>
          {segundoPasso && <Cartao className={estilos.cartao}>{segundoPasso}</Cartao>}
          {avisos && (
            <Cartao id={ID_DOS_AVISOS} className={estilos.cartao}>
              {avisos}
            </Cartao>
          )}
        </div>
      )}
      {query.data && (
        <Cartao className={classes(estilos.cartao, estilos.conta)}>
          <Suspense fallback={<Esqueleto altura={280} />}>
            <SuaConta dados={query.data} />
          </Suspense>
        </Cartao>
      )}
    </div>
  );
};
