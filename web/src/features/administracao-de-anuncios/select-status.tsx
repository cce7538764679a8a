import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { AnuncioStatus, isEmReembolso } from '@portal/contracts/anuncio/status';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { andamentoDe } from '../anuncios/andamento';
import { nomeDoAnuncio, opcoesDeStatus, rotuloDoStatus } from '../anuncios/textos';
import { useHoje } from '../anuncios/use-hoje';
import type { Decisao } from '../anuncios/mutations';
import type { EmCurso } from '../fila/use-decisoes';
import { MotivoDoStatus } from './motivo-do-status';
import estilos from './select-status.module.css';

/** Whether a change is bad news for who advertises: then it may say why. */
const pedeMotivo = ({ status }: Anuncio, para: AnuncioStatus): boolean =>
  status === AnuncioStatus.ReembolsoSolicitado ||
  para === AnuncioStatus.NaoAprovado ||
  isEmReembolso({ status: para });

interface Props {
  anuncio: Anuncio;
  emCurso: EmCurso;
}

/** A choice counts without more ado, but for the seconds in which it may be undone; refused, the ad's own status is back. */
export const SelectStatus = ({ anuncio, emCurso }: Props) => {
  const { id, tipo, status } = anuncio;
  // The ad as it was when that was chosen: the list is read again while the reason is written.
  const [perguntando, setPerguntando] = useState<Pick<Decisao, 'anuncio' | 'para'> | null>(null);
  const esperando = emCurso.esperando.find((decisao) => decisao.anuncio.id === id);
  const enviando = emCurso.ids.has(id) && !esperando;
  const opcoes = opcoesDeStatus(anuncio);
  const mostrado = perguntando?.para ?? esperando?.para ?? status;
  // Its status goes on saying approved, its time is over: it reads as it stands.
  const encerrado = andamentoDe(anuncio, useHoje()) === 'encerrado';
  const foraDaLista = !opcoes.some((opcao) => opcao.status === status);

  const decidir = (
    escolhido: Pick<Decisao, 'anuncio' | 'para'>,
    motivo = '',
    tipo_motivo?: TipoDeMotivo,
  ) => {
    setPerguntando(null);
    emCurso.decidir({
      ...escolhido,
      ...(motivo && { motivo }),
      ...(tipo_motivo && { tipo_motivo }),
    });
  };
  const aoEscolher = (valor: string) => {
    const para = opcoes.find((opcao) => String(opcao.status) === valor)?.status;
    if (para === undefined || enviando) return;
    // Another choice takes the place of the one that waits.
    if (esperando) emCurso.desfazer(esperando);
    if (para === status) return;
    if (pedeMotivo(anuncio, para)) setPerguntando({ anuncio, para });
    else decidir({ anuncio, para });
  };
  return (
    <span className={estilos.caixa}>
      <select
        aria-label={`Status de ${nomeDoAnuncio(anuncio)}`}
        className={estilos.select}
        data-status={encerrado && mostrado === status ? 'encerrado' : mostrado}
        value={mostrado}
        aria-busy={enviando || undefined}
        onChange={(evento) => aoEscolher(evento.target.value)}
      >
        {foraDaLista && <option value={status}>{rotuloDoStatus(tipo, status)}</option>}
        {opcoes.map((opcao) => (
          <option key={opcao.status} value={opcao.status}>
            {encerrado && opcao.status === status ? 'Encerrado' : opcao.rotulo}
          </option>
        ))}
      </select>
      <ChevronDown className={estilos.seta} size={18} aria-hidden />
      {perguntando !== null && (
        <MotivoDoStatus
          {...perguntando}
          onMudar={(motivo, tipo) => decidir(perguntando, motivo, tipo)}
          onFechar={() => setPerguntando(null)}
        />
      )}
    </span>
  );
};
