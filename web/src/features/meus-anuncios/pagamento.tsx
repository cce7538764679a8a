import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { DIAS_UTEIS_ATE_LIBERAR } from '@portal/contracts/anuncio/limites';
import { pedeComprovante } from '@portal/contracts/anuncio/motivos';
import { recusaDe } from '@portal/contracts/anuncio/permissoes';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFocoInicial } from '../../lib/use-foco-inicial';
import { Alerta } from '../../ui/alerta';
import { Bloco } from '../../ui/bloco';
import { Botao, classeBotao } from '../../ui/botao';
import { Esqueleto } from '../../ui/esqueleto';
import { ChipStatus } from '../anuncios/chip-status';
import { pagamentoQuery } from '../anuncios/queries';
import { diaEMes, emMeses, nomeDoAnuncio, ROTULO_DO_TIPO } from '../anuncios/textos';
import { ComoPagar } from './como-pagar';
import { Dado, Dados } from './dados-do-pagamento';
import { EnviarComprovante } from './enviar-comprovante';
import estilos from './pagamento.module.css';

/** Where an ad stands that asks for no payment now. */
const SemConta = ({
  anuncio,
  titulo,
  children,
}: {
  anuncio: Anuncio;
  titulo: string;
  children: ReactNode;
}) => {
  const cabeca = useFocoInicial();
  return (
    <div className={estilos.pagamento}>
      <div>
        <ChipStatus anuncio={anuncio} />
      </div>
      <h2 ref={cabeca} tabIndex={-1}>
        {titulo}
      </h2>
      {children}
    </div>
  );
};

const NADA_A_PAGAR = 'Não há nada a pagar agora';

/** After the proof: by when the ad is released. */
const ComprovanteRecebido = ({ anuncio }: { anuncio: Anuncio }) => {
  const esperando = anuncio.status === AnuncioStatus.AguardandoAprovacao;
  return (
    <SemConta anuncio={anuncio} titulo={esperando ? 'Recebemos o seu comprovante' : NADA_A_PAGAR}>
      {esperando && anuncio.previsao_liberacao && (
        <p>
          Nossa equipe vai conferir o pagamento. O anúncio entra no ar{' '}
          <strong>
            até {diaEMes(anuncio.previsao_liberacao)}, {DIAS_UTEIS_ATE_LIBERAR} dias úteis
          </strong>
          . Avisaremos por e-mail.
        </p>
      )}
    </SemConta>
  );
};

interface Props {
  anuncio: Anuncio;
  aoEnviar: (anuncio: Anuncio) => void;
  aoDeixarParaDepois?: () => void;
  /** Told whether a proof is chosen and not sent. */
  aoMudar?: (pendente: boolean) => void;
}

const Conta = ({ anuncio, identificador }: { anuncio: Anuncio; identificador: string }) => {
  const titulo = useFocoInicial();
  return (
    <div className={estilos.conta}>
      <h2 ref={titulo} tabIndex={-1} className={estilos.rotulo}>
        Valor a pagar
      </h2>
      <p className={estilos.valor}>{emReais(anuncio.valor)}</p>
      <Dados>
        <Dado nome="Identificador">{identificador}</Dado>
        <Dado nome="Anúncio">{nomeDoAnuncio(anuncio)}</Dado>
        <Dado nome="Plano">
          {ROTULO_DO_TIPO[anuncio.tipo]} por {emMeses(anuncio.periodo)}
        </Dado>
      </Dados>
    </div>
  );
};

/** What to do about a proof: only banners wait for one (contrato 5). */
const Comprovante = ({ anuncio, aoEnviar, aoDeixarParaDepois, aoMudar }: Props) => {
  if (anuncio.tipo !== 'banner')
    return (
      <p>
        Anúncios de rádio e de música não pedem comprovante: entram no ar quando a administração
        confirma o pagamento.
      </p>
    );
  return (
    <>
      <EnviarComprovante anuncio={anuncio} aoEnviar={aoEnviar} aoMudar={aoMudar} />
      {aoDeixarParaDepois && (
        <div>
          <Botao variante="fantasma" onClick={aoDeixarParaDepois}>
            Enviar depois
          </Botao>
        </div>
      )}
    </>
  );
};

const Motivo = ({ anuncio: { recusa } }: { anuncio: Anuncio }) =>
  recusa && recusa.motivo !== '' ? <Alerta tipo="erro">Motivo: {recusa.motivo}</Alerta> : null;

/** What is mended and sent again: with the proof kept, or, approved by what the bank told, with the one there is of it. */
const CorrigirNoAnuncio = ({ anuncio }: { anuncio: Anuncio }) => {
  const guardado = recusaDe(anuncio, 'dono', 'reenviar') === null;
  return (
    <>
      <p>
        {guardado
          ? 'O comprovante que você mandou está guardado. Corrija o anúncio e envie de novo.'
          : 'Este anúncio já tinha sido aprovado: não pague de novo. Corrija-o e envie, com ele, o comprovante do que você pagou.'}
      </p>
      <div>
        <Link
          to={{ search: `?anuncio=${anuncio.id}`, hash: '#meusAnuncios' }}
          replace
          className={classeBotao('primario')}
        >
          {guardado ? 'Corrigir e reenviar' : 'Corrigir o anúncio'}
        </Link>
      </div>
    </>
  );
};

/** Refused for something else than its payment: who has paid is not asked to pay, and led to what is to be mended. */
const NadaAPagar = ({ anuncio }: { anuncio: Anuncio }) => (
  <SemConta anuncio={anuncio} titulo={NADA_A_PAGAR}>
    <Motivo anuncio={anuncio} />
    {anuncio.tipo === 'banner' ? (
      <CorrigirNoAnuncio anuncio={anuncio} />
    ) : (
      <p>Quem corrige anúncios de rádio e de música é a nossa equipe.</p>
    )}
  </SemConta>
);

/** What was approved was paid, with a proof or without. */
const devePagar = (anuncio: Anuncio): boolean =>
  pedeComprovante(anuncio.recusa?.tipo_motivo) ||
  (anuncio.aprovado_em === null && recusaDe(anuncio, 'dono', 'reenviar') !== null);

/** How to pay an ad and prove it; once the proof is there, when the ad is released (especificação 1). */
export const Pagamento = (props: Props) => {
  const { anuncio } = props;
  const query = useQuery(pagamentoQuery(anuncio.id));
  if (anuncio.status !== AnuncioStatus.NaoAprovado)
    return <ComprovanteRecebido anuncio={anuncio} />;
  if (!devePagar(anuncio)) return <NadaAPagar anuncio={anuncio} />;
  return (
    <div className={estilos.pagamento}>
      <div>
        <ChipStatus anuncio={anuncio} />
      </div>
      <Motivo anuncio={anuncio} />
      <Bloco query={query} esqueleto={<Esqueleto altura="380px" />} vazio={null}>
        {(pagamento) => (
          <>
            <Conta anuncio={anuncio} identificador={pagamento.identificador} />
            <ComoPagar pagamento={pagamento} preferido={anuncio.meio_pagamento} />
          </>
        )}
      </Bloco>
      <Comprovante {...props} />
    </div>
  );
};
