import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { pedeComprovante } from '@portal/contracts/anuncio/motivos';
import { recusaDe } from '@portal/contracts/anuncio/permissoes';
import { ultimoDiaNoAr } from '@portal/contracts/anuncio/vigencia';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '../../lib/por-extenso';
import { ABERTO_DA_LISTA } from '../../lib/use-voltar';
import { classeBotao, type VarianteBotao } from '../../ui/botao';
import { classes } from '../../ui/classes';
import { andamentoDe, restanteDe, type Restante } from '../anuncios/andamento';
import { diaEMes, nomeDoAnuncio } from '../anuncios/textos';
import { useAberto } from '../anuncios/use-aberto';
import { useHoje } from '../anuncios/use-hoje';
import estilos from './proximo-passo.module.css';
import { Renovar } from './renovar';

/** From so many days on, the end is near enough to say so: the mail goes 7 days before. */
const POUCOS_DIAS = 7;

/** How much of an ad's time is left: in words, and as a bar that empties. */
const BarraDeDias = ({ restante }: { restante: Restante | null }) => {
  if (!restante) return null;
  const { dias, passado } = restante;
  const verbo = dias === 1 ? 'Falta' : 'Faltam';
  return (
    <div className={classes(estilos.dias, dias <= POUCOS_DIAS && estilos.pouco)}>
      <span>
        {verbo} {plural(dias, 'dia', 'dias')}
      </span>
      <span className={estilos.trilho} aria-hidden>
        <span className={estilos.cheio} style={{ width: `${(1 - passado) * 100}%` }} />
      </span>
    </div>
  );
};

interface Destino {
  anuncio: Anuncio;
  /** Which of the ad's windows opens; without it, the ad. */
  janela?: 'pagar';
  variante?: VarianteBotao;
  children: ReactNode;
}

const LevaA = ({ anuncio, janela, variante = 'primario', children }: Destino) => {
  const { para } = useAberto(janela);
  return (
    <Link to={para(anuncio.id)} state={ABERTO_DA_LISTA} className={classeBotao(variante)}>
      {children}
    </Link>
  );
};

/** What the administration said when it refused the ad. */
const Motivo = ({ anuncio: { recusa } }: { anuncio: Anuncio }) =>
  recusa && recusa.motivo !== '' ? (
    <p className={estilos.motivo}>
      <CircleX size={18} aria-hidden />
      <span>
        <span className="so-leitor">Motivo: </span>
        {recusa.motivo}
      </span>
    </p>
  ) : null;

const EnviarComprovante = ({ anuncio }: { anuncio: Anuncio }) => (
  <LevaA anuncio={anuncio} janela="pagar">
    Enviar comprovante
    <span className="so-leitor"> de {nomeDoAnuncio(anuncio)}</span>
  </LevaA>
);

const VerComoPagar = ({ anuncio }: { anuncio: Anuncio }) => (
  <LevaA anuncio={anuncio} janela="pagar" variante="secundario">
    Ver como pagar
    <span className="so-leitor"> {nomeDoAnuncio(anuncio)}</span>
  </LevaA>
);

/** A radio or a song, which waits for no proof: why it was taken off, and until it was approved, how to pay it. */
const AguardaAAdministracao = ({ anuncio }: { anuncio: Anuncio }) => (
  <>
    <Motivo anuncio={anuncio} />
    <div className={estilos.noAr}>
      <p>Aguarda a administração</p>
      {anuncio.aprovado_em === null && <VerComoPagar anuncio={anuncio} />}
    </div>
  </>
);

/** Approved without a proof, as of what the bank told, and refused since: it is paid only where its payment was refused. */
const CorrigirSemComprovante = ({ anuncio }: { anuncio: Anuncio }) => (
  <>
    <Motivo anuncio={anuncio} />
    {pedeComprovante(anuncio.recusa?.tipo_motivo) ? (
      <EnviarComprovante anuncio={anuncio} />
    ) : (
      <LevaA anuncio={anuncio}>
        Corrigir o anúncio
        <span className="so-leitor"> {nomeDoAnuncio(anuncio)}</span>
      </LevaA>
    )}
  </>
);

/** Why it was refused, and the way to mend it and send it again with the proof it has. */
const CorrigirEReenviar = ({ anuncio }: { anuncio: Anuncio }) => (
  <>
    <Motivo anuncio={anuncio} />
    <div className={estilos.acoes}>
      <LevaA anuncio={anuncio}>
        Corrigir e reenviar
        <span className="so-leitor"> {nomeDoAnuncio(anuncio)}</span>
      </LevaA>
      {pedeComprovante(anuncio.recusa?.tipo_motivo) && <VerComoPagar anuncio={anuncio} />}
    </div>
  </>
);

/** What the owner of an ad does or waits for next: one thing (visual 2.8). */
export const ProximoPasso = ({ anuncio }: { anuncio: Anuncio }) => {
  const { data_inicio, data_vencimento, previsao_liberacao } = anuncio;
  const dia = useHoje();
  switch (andamentoDe(anuncio, dia)) {
    case 'aguardando':
      return <EnviarComprovante anuncio={anuncio} />;
    case 'recusado':
      return recusaDe(anuncio, 'dono', 'reenviar') === null ? (
        <CorrigirEReenviar anuncio={anuncio} />
      ) : (
        <CorrigirSemComprovante anuncio={anuncio} />
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
          <p>
            Último dia no ar: {data_vencimento && dataPorExtenso(ultimoDiaNoAr(data_vencimento))}
          </p>
          <Renovar anuncio={anuncio} />
        </div>
      );
    case 'agendado':
      return <p>Entra no ar em {data_inicio && dataPorExtenso(data_inicio)}</p>;
    case 'inativo':
      return <AguardaAAdministracao anuncio={anuncio} />;
    case 'cancelamento':
      return <p>Cancelamento sendo analisado</p>;
    case 'reembolsado':
      return <p>Reembolsado</p>;
  }
};
