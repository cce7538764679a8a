import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { recusaDe } from '@portal/contracts/anuncio/permissoes';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ABERTO_DA_LISTA } from '../../lib/use-voltar';
import { classeBotao } from '../../ui/botao';
import { hoje, restanteDe, andamentoDe } from '../anuncios/andamento';
import { diaEMes, nomeDoAnuncio } from '../anuncios/textos';
import { useAberto } from '../anuncios/use-aberto';
import { BarraDeDias } from './barra-de-dias';
import estilos from './proximo-passo.module.css';
import { Renovar } from './renovar';

interface Destino {
  anuncio: Anuncio;
  /** Which of the ad's windows opens; without it, the ad. */
  janela?: 'pagar';
  children: ReactNode;
}

const LevaA = ({ anuncio, janela, children }: Destino) => {
  const { para } = useAberto(janela);
  return (
    <Link to={para(anuncio.id)} state={ABERTO_DA_LISTA} className={classeBotao('primario')}>
      {children}
    </Link>
  );
};

const EnviarComprovante = ({ anuncio }: { anuncio: Anuncio }) => (
  <LevaA anuncio={anuncio} janela="pagar">
    Enviar comprovante
    <span className="so-leitor"> de {nomeDoAnuncio(anuncio)}</span>
  </LevaA>
);

/** What was refused is mended and sent again with the proof it has. */
const CorrigirEReenviar = ({ anuncio }: { anuncio: Anuncio }) => (
  <LevaA anuncio={anuncio}>
    Corrigir e reenviar
    <span className="so-leitor"> {nomeDoAnuncio(anuncio)}</span>
  </LevaA>
);

/** What the owner of an ad does or waits for next: one thing (visual 2.8). */
export const ProximoPasso = ({ anuncio }: { anuncio: Anuncio }) => {
  const { data_inicio, data_vencimento, previsao_liberacao } = anuncio;
  const dia = hoje();
  switch (andamentoDe(anuncio, dia)) {
    case 'aguardando':
      return <EnviarComprovante anuncio={anuncio} />;
    case 'recusado':
      return recusaDe(anuncio, 'dono', 'reenviar') === null ? (
        <CorrigirEReenviar anuncio={anuncio} />
      ) : (
        <EnviarComprovante anuncio={anuncio} />
      );
    case 'analise':
      return previsao_liberacao ? (
        <p>até {diaEMes(previsao_liberacao)} (5 dias úteis)</p>
      ) : (
        <p>em até 5 dias úteis</p>
      );
    case 'noAr':
      return (
        <div className={estilos.noAr}>
          <BarraDeDias restante={restanteDe(anuncio, dia)} />
          <Renovar anuncio={anuncio} />
        </div>
      );
    case 'encerrado':
      return (
        <div className={estilos.noAr}>
          <p>Encerrado em {data_vencimento && dataPorExtenso(data_vencimento)}</p>
          <Renovar anuncio={anuncio} />
        </div>
      );
    case 'agendado':
      return <p>Entra no ar em {data_inicio && dataPorExtenso(data_inicio)}</p>;
    case 'inativo':
      return <p>Aguarda a administração</p>;
    case 'cancelamento':
      return <p>Cancelamento sendo analisado</p>;
    case 'reembolsado':
      return <p>Reembolsado</p>;
  }
};
