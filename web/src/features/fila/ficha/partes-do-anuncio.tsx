import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { ultimoDiaNoAr } from '@portal/contracts/anuncio/vigencia';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alerta } from '../../../ui/alerta';
import { Bloco } from '../../../ui/bloco';
import { Esqueleto } from '../../../ui/esqueleto';
import { Comprovantes } from '../../anuncios/comprovante/comprovantes';
import { palavrasDoMotivo } from '../../anuncios/conflito';
import { LinhaDoTempo } from '../../anuncios/historico/linha-do-tempo';
import { largarMotivo, useMotivoGuardado } from '../../anuncios/motivos-guardados';
import { fichaQuery } from '../../anuncios/queries';
import { useHoje } from '../../anuncios/use-hoje';
import { Anunciante } from '../anunciante';
import { Conferir } from '../conferir';
import estilos from '../fila.module.css';
import { Destino } from './destino';
import { MaisDoAnunciante } from './mais-do-anunciante';
import { Notas } from './notas';

interface Props {
  anuncio: Anuncio;
  /** An ad as visitors will see it. */
  previa: (anuncio: Anuncio) => ReactNode;
}

/** Words of a decision that did not arrive, to be used again. */
const MotivoGuardado = ({ id }: { id: number }) => {
  const motivo = useMotivoGuardado(id);
  return motivo === undefined ? null : (
    <Alerta tipo="neutro" onDispensar={() => largarMotivo(id)}>
      {palavrasDoMotivo(motivo)}
    </Alerta>
  );
};

/** What approving alone would not do: the time counts from its start, and it is over. */
const PeriodoPassado = ({ anuncio: { status, data_vencimento: fim } }: { anuncio: Anuncio }) => {
  const porAprovar =
    status === AnuncioStatus.NaoAprovado || status === AnuncioStatus.AguardandoAprovacao;
  const dia = useHoje();
  return porAprovar && fim !== null && fim <= dia ? (
    <Alerta tipo="neutro">
      O período deste anúncio já passou, com o último dia no ar em{' '}
      {dataPorExtenso(ultimoDiaNoAr(fim))}: aprovado assim, ele não aparece. Mude antes a data de
      início, na edição do anúncio.
    </Alerta>
  ) : null;
};

/** Everything the administration knows of an ad, part by part. */
export const PartesDoAnuncio = ({ anuncio, previa }: Props) => {
  const query = useQuery(fichaQuery(anuncio.id));
  return (
    <>
      <MotivoGuardado id={anuncio.id} />
      <PeriodoPassado anuncio={anuncio} />
      <div className={estilos.lado}>
        <section className={estilos.parte} aria-labelledby="fila-previa">
          <h3 id="fila-previa">Como os visitantes verão</h3>
          {previa(anuncio)}
          <Destino anuncio={anuncio} />
        </section>
        <section className={estilos.parte} aria-labelledby="fila-comprovante">
          <h3 id="fila-comprovante">Comprovante</h3>
          <Comprovantes anuncio={anuncio} />
        </section>
        <Conferir anuncio={anuncio} recebimento={query.data?.recebimento} />
        <Anunciante anuncio={anuncio} documento={query.data?.documento} />
      </div>
      <Bloco query={query} esqueleto={<Esqueleto altura="12rem" />} vazio={null}>
        {(ficha) => (
          <>
            <MaisDoAnunciante ficha={ficha} />
            <Notas id={anuncio.id} notas={ficha.notas} />
          </>
        )}
      </Bloco>
      <section className={estilos.parte} aria-labelledby="fila-andamento">
        <h3 id="fila-andamento">Andamento</h3>
        <LinhaDoTempo anuncio={anuncio} />
      </section>
    </>
  );
};
