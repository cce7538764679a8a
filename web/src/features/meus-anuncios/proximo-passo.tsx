import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { recusaDe } from '@portal/contracts/anuncio/permissoes';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '../../lib/por-extenso';
import { ABERTO_DA_LISTA } from '../../lib/use-voltar';
import { Botao, classeBotao } from '../../ui/botao';
import { classes } from '../../ui/classes';
import { Confirmacao } from '../../ui/confirmacao';
import { andamentoDe, hoje, restanteDe, type Restante } from '../anuncios/andamento';
import { renovarMutation } from '../anuncios/mutations';
import { diaEMes, emMeses, nomeDoAnuncio } from '../anuncios/textos';
import { useAberto } from '../anuncios/use-aberto';
import estilos from './proximo-passo.module.css';

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

/** A new charge for the same ad, confirmed before it is made, paid right after. */
const Renovar = ({ anuncio }: { anuncio: Anuncio }) => {
  const [perguntando, setPerguntando] = useState(false);
  const { abrir } = useAberto('pagar');
  const { mutate, isPending } = useMutation(renovarMutation);
  const fechar = () => setPerguntando(false);
  const renovar = () =>
    mutate(anuncio, {
      onSuccess: (novo) => {
        fechar();
        abrir(novo.id);
      },
    });
  return (
    <>
      <Botao variante="secundario" onClick={() => setPerguntando(true)}>
        Renovar
        <span className="so-leitor"> {nomeDoAnuncio(anuncio)}</span>
      </Botao>
      <Confirmacao
        aberta={perguntando}
        onFechar={fechar}
        titulo="Renovar anúncio"
        sim="Renovar e pagar"
        nao="Agora não"
        fazendo={isPending}
        onSim={renovar}
      >
        Vamos criar uma nova cobrança de {emMeses(anuncio.periodo)} para “{anuncio.titulo}”, pelo
        preço de hoje. O novo período começa quando este terminar.
      </Confirmacao>
    </>
  );
};

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
