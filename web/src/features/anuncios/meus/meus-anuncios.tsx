import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { SessaoUsuario } from '@portal/contracts/usuario/sessao';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMedia } from '../../../lib/use-media';
import { Bloco } from '../../../ui/bloco';
import { classeBotao } from '../../../ui/botao';
import { EsqueletoLinhas } from '../../../ui/esqueleto-linhas';
import { Titulo } from '../../../ui/titulo';
import { Vazio } from '../../../ui/vazio';
import { meusAnunciosQuery } from '../queries';
import { useAberto } from '../use-aberto';
import { useAvisoDeFalha } from '../use-aviso-de-falha';
import { CartoesDosMeus } from './cartoes-dos-meus';
import { DetalheDoAnuncio } from './detalhe-do-anuncio';
import { JanelaDePagamento } from './janela-de-pagamento';
import { useMostrarMais } from '../use-mostrar-mais';
import { TabelaDosMeus } from './tabela-dos-meus';

interface Props {
  user: SessaoUsuario & { id_usuario: number };
  /** How an ad did with visitors: views, clicks. */
  numeros?: (anuncio: Anuncio) => ReactNode;
}

const Comprar = () => (
  <Link to={CAMINHOS.novoAnuncio} className={classeBotao('primario')}>
    Comprar anúncio
  </Link>
);

const Lista = ({ anuncios }: { anuncios: readonly Anuncio[] }) => {
  const larga = useMedia('(min-width: 768px)');
  const { visiveis, botao } = useMostrarMais(anuncios);
  return (
    <>
      {larga ? <TabelaDosMeus anuncios={visiveis} /> : <CartoesDosMeus anuncios={visiveis} />}
      {botao}
    </>
  );
};

/** Tab #meusAnuncios (specification 2.10): what the person bought, and the next step of each. */
export const MeusAnuncios = ({ user, numeros }: Props) => {
  const query = useQuery(meusAnunciosQuery(user.id_usuario));
  const aberto = useAberto();
  const pagando = useAberto('pagar');
  useAvisoDeFalha(query.isError, 'Erro ao obter meus anuncios');
  const um = (id: number | null) => query.data?.find((anuncio) => anuncio.id === id);
  const [detalhe, aPagar] = [um(aberto.id), um(pagando.id)];
  const temAnuncios = query.data !== undefined && query.data.length > 0;
  return (
    <>
      <Titulo
        acao={
          temAnuncios && (
            <div>
              <Comprar />
            </div>
          )
        }
      >
        Meus anúncios
      </Titulo>
      <Bloco
        query={query}
        esqueleto={<EsqueletoLinhas linhas={3} altura="88px" />}
        vazio={
          <Vazio texto="Você ainda não tem anúncios">
            <Comprar />
          </Vazio>
        }
      >
        {(anuncios) => <Lista anuncios={anuncios} />}
      </Bloco>
      {detalhe && (
        <DetalheDoAnuncio
          key={detalhe.id}
          anuncio={detalhe}
          user={user}
          numeros={numeros?.(detalhe)}
          aoFechar={aberto.fechar}
        />
      )}
      {aPagar && <JanelaDePagamento anuncio={aPagar} aoFechar={pagando.fechar} />}
    </>
  );
};
