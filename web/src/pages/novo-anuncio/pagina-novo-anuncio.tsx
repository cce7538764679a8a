import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormularioAnuncio } from '../../features/formulario-de-anuncio/formulario-anuncio';
import { useTitulo } from '../../lib/use-titulo';
import { useTopo } from '../../lib/use-topo';
import { SoQuemEntrou } from '../../session/so-quem-entrou';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { hrefDoPagamento, idDoPagamento } from './endereco-do-pagamento';
import { PagamentoDoAnuncio } from './pagamento-do-anuncio';
import estilos from './pagina-novo-anuncio.module.css';

/**
 * Buys an ad, then shows how to pay it: the address keeps which, so that coming back shows it again (especificação
 * 2.11).
 */
export const PaginaNovoAnuncio = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [comprado, setComprado] = useState<Anuncio | null>(null);
  const idAPagar = idDoPagamento(hash);
  useTopo(hash);
  const titulo = idAPagar === null ? 'Cadastro de novo anuncio' : 'Pagamento do anúncio';
  useTitulo(titulo);

  const aoComprar = (anuncio: Anuncio) => {
    setComprado(anuncio);
    // The filled form is no place to come back to.
    navigate(hrefDoPagamento(anuncio.id), { replace: true });
  };

  return (
    <SoQuemEntrou
      aviso="Entre na sua conta para comprar um anúncio."
      esqueleto={<Esqueleto altura="60vh" />}
    >
      {({ id_usuario }) => (
        <div className={estilos.coluna}>
          <CabecaDePagina titulo={titulo} />
          <Cartao className={estilos.folha}>
            {idAPagar === null ? (
              <FormularioAnuncio aoSalvar={aoComprar} />
            ) : (
              <PagamentoDoAnuncio
                id={idAPagar}
                idUsuario={id_usuario}
                comprado={comprado?.id === idAPagar ? comprado : null}
              />
            )}
          </Cartao>
        </div>
      )}
    </SoQuemEntrou>
  );
};
