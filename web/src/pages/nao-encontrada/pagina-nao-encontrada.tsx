import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { useTitulo } from '../../lib/use-titulo';
import { classeBotao } from '../../ui/botao';
import { Onda } from '../../ui/onda';
import estilos from './pagina-nao-encontrada.module.css';

export const PaginaNaoEncontrada = () => {
  useTitulo('Página não encontrada');
  return (
    <div className={estilos.pagina}>
      <div className={estilos.antena} aria-hidden>
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
