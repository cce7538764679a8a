import {
  marcaDaRadio,
  marcaDoLink,
  marcaDoSlide,
  MARCAS_DESTAQUES,
  SLIDES_NA_CASCA,
} from '@portal/contracts/portal/casca';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { Carrossel } from '../features/home/carrossel';
import { PlayerContext } from '../player/player-context';
import type { PlayerDriver } from '../player/player-driver';
import { Cabecalho } from './cabecalho';
import { Casca } from './casca';
import { desenharCom } from './listas/desenhar';

const nada = (): void => undefined;
const quieto: PlayerDriver = {
  subscribe: () => nada,
  getState: () => ({ nome: 'parado', fonte: null }),
  getProgresso: () => ({ posicao: 0, duracao: null }),
  getVolume: () => ({ nivel: 1, mudo: false }),
  tocar: nada,
  alternar: nada,
  pausar: nada,
  parar: nada,
  buscar: nada,
  setVolume: nada,
  onTocou: () => nada,
  getPedido: () => null,
  ofertar: nada,
  getOferta: () => null,
  restaurar: nada,
  aoTerminar: nada,
  atenuar: nada,
};

const desenhar = (elemento: ReactElement, local = '/', queryClient = new QueryClient()): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <PlayerContext.Provider value={quieto}>
        <StaticRouter location={local}>{elemento}</StaticRouter>
      </PlayerContext.Provider>
    </QueryClientProvider>,
  );

const slides = Array.from({ length: SLIDES_NA_CASCA }, (_, i) => ({
  titulo: marcaDoSlide(i, 'titulo'),
  texto: marcaDoSlide(i, 'texto'),
  path_imagem: marcaDoSlide(i, 'imagem'),
  link: marcaDoLink(i),
  rotulo_link: marcaDoSlide(i, 'rotulo'),
  externo: false,
}));

/**
 * Static shell: home's first paint, rendered at build by the very components that take over; the server fills its
 * placeholders in.
 */
export const desenharCasca = (): string => {
  const [inicio, fim] = MARCAS_DESTAQUES;
  const lugar = '<i></i>';
  const casca = desenhar(
    <Casca
      radioPadrao={{
        tipo: 'radio',
        id: '',
        nome: marcaDaRadio('nome'),
        url: '',
        imagem: marcaDaRadio('imagem'),
      }}
      cabecalho={
        <Cabecalho
          pagina="home"
          menuAberto={false}
          onAbrirMenu={nada}
          onPrepararMenu={nada}
          onFazerLogin={nada}
          onBuscar={nada}
          onPrepararBusca={nada}
        />
      }
      rodape={null}
    >
      <i />
    </Casca>,
  );
  return casca.replace(lugar, () => `${inicio}${desenhar(<Carrossel slides={slides} />)}${fim}`);
};

/** The first screens of the lists, drawn the same way. */
export const desenharListas = () => desenharCom(desenhar);
