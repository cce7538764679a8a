import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UsuarioLogado } from '../../session/logado';
import { Bloco } from '../../ui/bloco';
import { classeBotao } from '../../ui/botao';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { ChipStatus } from '../anuncios/chip-status';
import { ListaDeAnuncios } from '../anuncios/lista-de-anuncios';
import type { ModoDeListar } from '../anuncios/modo-de-listar';
import { meusAnunciosQuery } from '../anuncios/queries';
import { hoje, jaFoiAoAr } from '../anuncios/andamento';
import { ROTULO_DO_TIPO } from '../anuncios/textos';
import { useAnuncioAberto } from '../anuncios/use-aberto';
import { useMostrarMais } from './use-mostrar-mais';
import estilos from '../anuncios/anuncios.module.css';
import { DetalheDoAnuncio } from './detalhe-do-anuncio';
import { JanelaDePagamento } from './janela-de-pagamento';
import { ProximoPasso } from './proximo-passo';

interface Props {
  user: UsuarioLogado;
  /** How an ad did with visitors: views, clicks. */
  numeros?: (anuncio: Anuncio) => ReactNode;
}

const Comprar = () => (
  <Link to={CAMINHOS.novoAnuncio} className={classeBotao('primario')}>
    Comprar anuncio
  </Link>
);

const MEUS: ModoDeListar = {
  rotulo: 'Meus anúncios',
  larga: '(min-width: 768px)',
  detalhe: { nome: 'Tipo', mostrar: ({ tipo }) => ROTULO_DO_TIPO[tipo] },
  situacao: { nome: 'Status', mostrar: (anuncio) => <ChipStatus anuncio={anuncio} /> },
  passo: { nome: 'Próximo passo', mostrar: (anuncio) => <ProximoPasso anuncio={anuncio} /> },
};

const Lista = ({ anuncios }: { anuncios: readonly Anuncio[] }) => {
  const { visiveis, botao } = useMostrarMais(anuncios);
  return (
    <>
      <ListaDeAnuncios anuncios={visiveis} modo={MEUS} />
      {botao}
    </>
  );
};

/** Tab #meusAnuncios (especificação 2.10): what the person bought, and the next step of each. */
export const MeusAnuncios = ({ user, numeros }: Props) => {
  const query = useQuery(meusAnunciosQuery(user.id_usuario));
  const aberto = useAnuncioAberto(query.data);
  const pagando = useAnuncioAberto(query.data, 'pagar');
  useAvisoDeFalha(query.isError, 'Erro ao obter meus anuncios');
  const temAnuncios = query.data !== undefined && query.data.length > 0;
  return (
    <>
      <Titulo
        acao={
          temAnuncios && (
            <div className={estilos.comprar}>
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
      {aberto.anuncio && (
        <DetalheDoAnuncio
          key={aberto.anuncio.id}
          anuncio={aberto.anuncio}
          user={user}
          numeros={jaFoiAoAr(aberto.anuncio, hoje()) && numeros?.(aberto.anuncio)}
          aoFechar={aberto.fechar}
        />
      )}
      {pagando.anuncio && <JanelaDePagamento anuncio={pagando.anuncio} aoFechar={pagando.fechar} />}
    </>
  );
};
