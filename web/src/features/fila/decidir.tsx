import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { AnuncioStatus } from '@portal/contracts/anuncio/status';
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

/**
 * What is asked before a decision, about the ad as it was when that was opened: the list is read again meanwhile, and a
 * decision on what changed under it is the server's to refuse.
 */
interface Janela {
  qual: 'recebimento' | 'recusa' | 'reembolso';
  anuncio: Anuncio;
  para: AnuncioStatus;
}

/** The decisions an ad waits for, each with what it asks before: the receipt, the reason, whether the money goes back. */
export const Decidir = ({ anuncio, atalhos, onDecidir, recebimento }: Props) => {
  const client = useQueryClient();
  const { data: passos } = useQuery(historicoQuery(anuncio.id));
  const [janela, setJanela] = useState<Janela | null>(null);
  const { aprovar, recusar, reembolsar } = acoesDe(anuncio, passos);
  const fechar = () => setJanela(null);
  const abrir = (qual: Janela['qual'], para: AnuncioStatus | null) =>
    para !== null && setJanela({ qual, anuncio, para });
  const decidir = (mais: Partial<Decisao> = {}) => {
    fechar();
    if (janela) onDecidir({ anuncio: janela.anuncio, para: janela.para, ...mais });
  };
  const abrirAprovacao = async () => {
    if (aprovar === null) return;
    // What the bank's statement recorded is not written over.
    const ficha = await client
      .query({ ...fichaQuery(anuncio.id), staleTime: 'static' })
      .catch(() => null);
    if (ficha?.recebimento) onDecidir({ anuncio, para: aprovar });
    else abrir('recebimento', aprovar);
  };
  const abrirRecusa = () => abrir('recusa', recusar);
  const abrirReembolso = () => abrir('reembolso', reembolsar);
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
      {janela?.qual === 'recebimento' &&
        recebimento({
          anuncio: janela.anuncio,
          onRegistrar: (recebido) => decidir({ recebimento: recebido }),
          onSemRegistrar: () => decidir(),
          onFechar: fechar,
        })}
      {janela?.qual === 'recusa' && (
        <Recusar
          anuncio={janela.anuncio}
          onFechar={fechar}
          onRecusar={(motivo, tipo_motivo) =>
            decidir({ motivo, ...(tipo_motivo && { tipo_motivo }) })
          }
        />
      )}
      <Confirmacao
        aberta={janela?.qual === 'reembolso'}
        titulo={`Reembolsar ${emReais(anuncio.valor)}`}
        sim="Reembolsar"
        nao="Voltar"
        fazendo={false}
        onSim={() => decidir()}
        onFechar={fechar}
      >
        “{anuncio.titulo}” fica reembolsado, e quem anuncia é avisado de que o dinheiro voltou.
        Devolva o valor pelo banco.
      </Confirmacao>
    </>
  );
};
