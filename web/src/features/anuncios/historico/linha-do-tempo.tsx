import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { useQuery } from '@tanstack/react-query';
import { Alerta } from '../../../ui/alerta';
import { Bloco } from '../../../ui/bloco';
import { classes } from '../../../ui/classes';
import { Esqueleto } from '../../../ui/esqueleto';
import { historicoQuery } from '../queries';
import { useHoje } from '../use-hoje';
import { etapasDe, motivoAtual, type Etapa } from './etapas';
import estilos from './linha-do-tempo.module.css';
import { Passos } from './passos';

const LIDO: Record<Etapa['estado'], string> = {
  feita: 'concluída',
  atual: 'etapa atual',
  adiante: 'ainda não',
  recusada: 'recusada',
};

/** Where an ad stands on its way, why, and everything that happened to it. */
export const LinhaDoTempo = ({ anuncio }: { anuncio: Anuncio }) => {
  const query = useQuery(historicoQuery(anuncio.id));
  const dia = useHoje();
  return (
    <Bloco query={query} esqueleto={<Esqueleto altura="9rem" />} vazio={null} isVazio={() => false}>
      {(passos) => {
        const motivo = motivoAtual(anuncio, passos);
        return (
          <div className={estilos.linha}>
            <ol className={estilos.etapas} aria-label="Andamento do anúncio">
              {etapasDe(anuncio, passos, dia).map(({ rotulo, estado, detalhe }) => (
                <li
                  key={rotulo}
                  className={classes(estilos.etapa, estilos[estado])}
                  aria-current={estado === 'atual' ? 'step' : undefined}
                >
                  <span className={estilos.rotulo}>{rotulo}</span>
                  <span className="so-leitor">, {LIDO[estado]}: </span>
                  <span className={estilos.detalhe}>{detalhe}</span>
                </li>
              ))}
            </ol>
            {motivo !== '' && (
              <Alerta tipo={anuncio.status === AnuncioStatus.NaoAprovado ? 'erro' : 'neutro'}>
                <strong>Motivo:</strong> {motivo}
              </Alerta>
            )}
            {anuncio.reembolso && anuncio.reembolso.chave_pix !== '' && (
              <p>
                Chave Pix para o reembolso: <strong>{anuncio.reembolso.chave_pix}</strong>
              </p>
            )}
            {passos.length > 0 && <Passos passos={passos} />}
          </div>
        );
      }}
    </Bloco>
  );
};
