import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { recusaDe } from '@portal/contracts/anuncio/permissoes';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { Link } from 'react-router-dom';
import { ABERTO_DA_LISTA } from '../../../lib/use-voltar';
import { classeBotao } from '../../../ui/botao';
import { hoje, restanteDe, andamentoDe } from '../andamento';
import { diaEMes, nomeDoAnuncio } from '../textos';
import { useAberto } from '../use-aberto';
import { BarraDeDias } from './barra-de-dias';
import estilos from './proximo-passo.module.css';
import { Renovar } from './renovar';

const EnviarComprovante = ({ anuncio }: { anuncio: Anuncio }) => {
  const { para } = useAberto('pagar');
  return (
    <Link to={para(anuncio.id)} state={ABERTO_DA_LISTA} className={classeBotao('primario')}>
      Enviar comprovante
      <span className="so-leitor"> de {nomeDoAnuncio(anuncio)}</span>
    </Link>
  );
};

/** What was refused is mended and sent again with the proof it has. */
const CorrigirEReenviar = ({ anuncio }: { anuncio: Anuncio }) => {
  const { para } = useAberto();
  return (
    <Link to={para(anuncio.id)} state={ABERTO_DA_LISTA} className={classeBotao('primario')}>
      Corrigir e reenviar
      <span className="so-leitor"> {nomeDoAnuncio(anuncio)}</span>
    </Link>
  );
};

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
