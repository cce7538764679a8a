import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { useTitulo } from '../../lib/use-titulo';
import { classeBotao } from '../../ui/botao';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';
import { Vazio } from '../../ui/vazio';

export const RadioNaoEncontrada = () => {
  useTitulo('Web rádio não encontrada');
  return (
    <>
      <CabecaDePagina titulo="Web rádio não encontrada" />
      <Vazio texto="Ela pode ter saído do ar ou o link pode estar incompleto.">
        <Link className={classeBotao()} to={hrefPagina('webradios')}>
          Ver todas as web rádios
        </Link>
      </Vazio>
    </>
  );
};
