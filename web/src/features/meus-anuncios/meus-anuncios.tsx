import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { isAdministrador, type SessaoUsuario } from '@portal/contracts/usuario/sessao';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UsuarioLogado } from '../../session/logado';
import { Bloco } from '../../ui/bloco';
import { Botao, classeBotao } from '../../ui/botao';
import { Dialogo } from '../../ui/dialogo';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Titulo } from '../../ui/titulo';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { Vazio } from '../../ui/vazio';
import { jaFoiAoAr } from '../anuncios/andamento';
import estilos from '../anuncios/anuncios.module.css';
import { ChipStatus } from '../anuncios/chip-status';
import { LinhaDoTempo } from '../anuncios/historico/linha-do-tempo';
import { ListaDeAnuncios, type ModoDeListar } from '../anuncios/lista-de-anuncios';
import { meusAnunciosQuery } from '../anuncios/queries';
import { ROTULO_DO_TIPO } from '../anuncios/textos';
import { useAnuncioAberto } from '../anuncios/use-aberto';
import { useHoje } from '../anuncios/use-hoje';
import { EdicaoDoAnuncio } from '../formulario-de-anuncio/edicao-do-anuncio';
import { MeuAnuncio } from './meu-anuncio';
import { Pagamento } from './pagamento';
import { ProximoPasso } from './proximo-passo';
import { RenovarPeloEndereco } from './renovar';
import { useSairSemSalvar } from './sair-sem-salvar';

const POR_VEZ = 20;

/** The beginning of a long list, and the button that shows more of it. */
const useMostrarMais = <T,>(todos: readonly T[]): { visiveis: readonly T[]; botao: ReactNode } => {
  const [quantos, setQuantos] = useState(POR_VEZ);
  const faltam = todos.length - quantos;
  return {
    visiveis: todos.slice(0, quantos),
    botao: faltam > 0 && (
      <div className={estilos.mais}>
        <Botao variante="secundario" onClick={() => setQuantos(quantos + POR_VEZ)}>
          Mostrar mais ({faltam})
        </Botao>
      </div>
    ),
  };
};

interface PropsDoDetalhe {
  anuncio: Anuncio;
  user: SessaoUsuario;
  numeros: ReactNode;
  aoFechar: () => void;
}

/** On the air, how it does comes first; before and after, where it stands. */
const DetalheDoDono = ({ anuncio, numeros, aoFechar }: Omit<PropsDoDetalhe, 'user'>) => {
  const { aoMudar, sair, pergunta } = useSairSemSalvar(aoFechar);
  const noAr = anuncio.status === AnuncioStatus.Ativo;
  return (
    <Dialogo aberto onFechar={sair} titulo={`Anúncio nº ${anuncio.id}`} className={estilos.janela}>
      {noAr && numeros}
      <LinhaDoTempo anuncio={anuncio} />
      {!noAr && numeros}
      <MeuAnuncio anuncio={anuncio} aoFechar={aoFechar} aoSair={sair} aoMudar={aoMudar} />
      {pergunta}
    </Dialogo>
  );
};

/** An ad of the person's own: where it stands, how it did, and what may be changed (especificação 2.11). */
const DetalheDoAnuncio = ({ anuncio, user, numeros, aoFechar }: PropsDoDetalhe) => {
  if (isAdministrador(user))
    return <EdicaoDoAnuncio anuncio={anuncio} numeros={numeros} aoFechar={aoFechar} />;
  return <DetalheDoDono anuncio={anuncio} numeros={numeros} aoFechar={aoFechar} />;
};

interface PropsDaJanela {
  anuncio: Anuncio;
  aoFechar: () => void;
}

/** Pays an ad and sends the proof without leaving My ads. */
const JanelaDePagamento = ({ anuncio, aoFechar }: PropsDaJanela) => {
  const { aoMudar, sair, pergunta } = useSairSemSalvar(aoFechar);
  return (
    <Dialogo aberto onFechar={sair} titulo={`Pagar “${anuncio.titulo}”`} className={estilos.janela}>
      <Pagamento
        anuncio={anuncio}
        aoEnviar={aoFechar}
        aoDeixarParaDepois={sair}
        aoMudar={aoMudar}
      />
      {pergunta}
    </Dialogo>
  );
};

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
  detalhe: {
    nome: 'Tipo',
    // It has the title of the ad it renews: nothing else tells them apart.
    mostrar: ({ tipo, renova }) =>
      ROTULO_DO_TIPO[tipo] + (renova === undefined ? '' : `, renovação do nº ${renova}`),
  },
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
  const dia = useHoje();
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
          numeros={jaFoiAoAr(aberto.anuncio, dia) && numeros?.(aberto.anuncio)}
          aoFechar={aberto.fechar}
        />
      )}
      <RenovarPeloEndereco anuncios={query.data} />
      {pagando.anuncio && <JanelaDePagamento anuncio={pagando.anuncio} aoFechar={pagando.fechar} />}
    </>
  );
};
