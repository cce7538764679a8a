import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { emReais } from '@portal/contracts/dinheiro/real';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirmacao } from '../../ui/confirmacao';
import type { Decisao } from '../anuncios/mutations';
import { fichaQuery, historicoQuery } from '../anuncios/queries';
import { acoesDe } from './acoes';
import { BarraDeDecisao } from './barra-de-decisao';
import type { Mostradores } from './mostradores';
import { Recusar } from './recusar';
import { useAtalhos } from './use-atalhos';

interface Props {
  anuncio: Anuncio;
  atalhos: boolean;
  onDecidir: (decisao: Decisao) => void;
  recebimento: Mostradores['recebimento'];
}

type Janela = 'recebimento' | 'recusa' | 'reembolso';

/** The decisions an ad waits for, each with what it asks before: the receipt, the reason, whether the money goes back. */
export const Decidir = ({ anuncio, atalhos, onDecidir, recebimento }: Props) => {
  const client = useQueryClient();
  const { data: passos } = useQuery(historicoQuery(anuncio.id));
  const [janela, setJanela] = useState<Janela | null>(null);
  const { aprovar, recusar, reembolsar } = acoesDe(anuncio, passos);
  const fechar = () => setJanela(null);
  const decidir = (para: Decisao['para'] | null, mais: Partial<Decisao> = {}) => {
    fechar();
    if (para !== null) onDecidir({ anuncio, para, ...mais });
  };
  const abrirAprovacao = async () => {
    if (aprovar === null) return;
    // What the bank's statement recorded is not written over.
    const ficha = await client
      .query({ ...fichaQuery(anuncio.id), staleTime: 'static' })
      .catch(() => null);
    if (ficha?.recebimento) decidir(aprovar);
    else setJanela('recebimento');
  };
  const abrirRecusa = () => recusar !== null && setJanela('recusa');
  const abrirReembolso = () => reembolsar !== null && setJanela('reembolso');
  useAtalhos(atalhos, {
    a: () => void abrirAprovacao(),
    r: abrirRecusa,
    b: abrirReembolso,
  });
  return (
    <>
      <BarraDeDecisao
        status={anuncio.status}
        valor={anuncio.valor}
        podeAprovar={aprovar !== null}
        podeRecusar={recusar !== null}
        podeReembolsar={reembolsar !== null}
        atalhos={atalhos}
        onAprovar={() => void abrirAprovacao()}
        onRecusar={abrirRecusa}
        onReembolsar={abrirReembolso}
      />
      {janela === 'recebimento' &&
        recebimento({
          anuncio,
          onRegistrar: (recebido) => decidir(aprovar, { recebimento: recebido }),
          onSemRegistrar: () => decidir(aprovar),
          onFechar: fechar,
        })}
      {janela === 'recusa' && (
        <Recusar
          anuncio={anuncio}
          onFechar={fechar}
          onRecusar={(motivo, tipo_motivo) =>
            decidir(recusar, { motivo, ...(tipo_motivo && { tipo_motivo }) })
          }
        />
      )}
      <Confirmacao
        aberta={janela === 'reembolso'}
        titulo={`Reembolsar ${emReais(anuncio.valor)}`}
        sim="Reembolsar"
        nao="Voltar"
        fazendo={false}
        onSim={() => decidir(reembolsar)}
        onFechar={fechar}
      >
        “{anuncio.titulo}” fica reembolsado, e quem anuncia é avisado de que o dinheiro voltou.
        Devolva o valor pelo banco.
      </Confirmacao>
    </>
  );
};
