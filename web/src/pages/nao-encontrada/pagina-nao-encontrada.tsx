import { RadioTower } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { useTitulo } from '../../lib/use-titulo';
import { BlocoFalhou } from '../../ui/bloco-falhou';
import { classeBotao } from '../../ui/botao';
import { Onda } from '../../ui/onda';
import estilos from './pagina-nao-encontrada.module.css';

/** How often an address that did not come is asked for again. */
const TENTAR_MS = 3000;

const recarregar = (): void => window.location.reload();

/** An address to share that did not come: what the service worker has is the shell alone (contrato 8). */
const naoVeio = (): boolean =>
  'semRede' in document.documentElement.dataset &&
  /^\/(radio|cantor|musica)\//.test(window.location.pathname);

const SemRede = () => {
  useTitulo('Sem internet');
  useEffect(() => {
    // A browser says that it is online before anybody can be reached.
    const relogio = setInterval(() => {
      if (navigator.onLine)
        void fetch(window.location.pathname, { method: 'HEAD' }).then(recarregar, () => undefined);
    }, TENTAR_MS);
    return () => clearInterval(relogio);
  }, []);
  return <BlocoFalhou semInternet onTentar={recarregar} />;
};

export const PaginaNaoEncontrada = () => (naoVeio() ? <SemRede /> : <NaoEncontrada />);

const NaoEncontrada = () => {
  useTitulo('Página não encontrada');
  return (
    <div className={estilos.pagina}>
      <div className={estilos.antena} aria-hidden>
        <RadioTower className={estilos.torre} strokeWidth={1.5} />
        <Onda className={estilos.onda} />
      </div>
      <h1>Página não encontrada</h1>
      <p className={estilos.texto}>
        Não há nada neste endereço. Mas a música continua: escolha por onde seguir.
      </p>
      <div className={estilos.caminhos}>
        <Link to={hrefPagina('home')} className={classeBotao('primario')}>
          Ir para a Home
        </Link>
        <Link to={hrefPagina('webradios')} className={classeBotao('secundario')}>
          Ouvir web rádios
        </Link>
        <Link to={hrefPagina('cantores')} className={classeBotao('secundario')}>
          Conhecer cantores
        </Link>
      </div>
    </div>
  );
};
