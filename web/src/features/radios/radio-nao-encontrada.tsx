import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { useTitulo } from '../../lib/use-titulo';
import { classeBotao } from '../../ui/botao';
import { Vazio } from '../../ui/vazio';

export const RadioNaoEncontrada = () => {
  useTitulo('Web rádio não encontrada');
  return (
    <>
      <h1>Web rádio não encontrada</h1>
      <Vazio texto="Ela pode ter saído do ar ou o link pode estar incompleto.">
        <Link className={classeBotao()} to={hrefPagina('webradios')}>
          Ver todas as web rádios
        </Link>
      </Vazio>
    </>
  );
};
