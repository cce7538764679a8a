import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { useTitulo } from '../../lib/use-titulo';
import { classeBotao } from '../../ui/botao';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';
import { Vazio } from '../../ui/vazio';

export const CantorNaoEncontrado = () => {
  useTitulo('Cantor não encontrado');
  return (
    <>
      <CabecaDePagina titulo="Cantor não encontrado" />
      <Vazio texto="Ele pode ter saído do portal ou o link pode estar incompleto.">
        <Link className={classeBotao()} to={hrefPagina('cantores')}>
          Ver todos os cantores
        </Link>
      </Vazio>
    </>
  );
};
