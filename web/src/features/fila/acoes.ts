import type { Anuncio, Passo } from '@portal/contracts/anuncio/anuncio';
import { destinosDe } from '@portal/contracts/anuncio/permissoes';
import { tiposDeMotivoDe, type TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { mudancasDe } from '../anuncios/historico/mudancas';
import { palavrasDoPasso } from '../anuncios/historico/passo';

/** What may be decided about an ad that waits. */
export interface Acoes {
  aprovar: AnuncioStatus | null;
  /** Null until it is known where a refused refund goes back to. */
  recusar: AnuncioStatus | null;
  reembolsar: AnuncioStatus | null;
}

/**
 * Where an ad stood when its refund was asked: refusing the refund puts it back there. Back from refunded to asked is no
 * place to return to.
 */
const antesDoPedido = (passos: readonly Passo[]): AnuncioStatus =>
  mudancasDe(passos)
    .reverse()
    .find(
      ({ de, para }) =>
        para === AnuncioStatus.ReembolsoSolicitado && de !== AnuncioStatus.Reembolsado,
    )?.de ?? AnuncioStatus.NaoAprovado;

/** The decisions an ad offers: a proof is approved or refused, a refund given or refused (contrato 5). */
export const acoesDe = (
  { status, tipo }: Pick<Anuncio, 'status' | 'tipo'>,
  passos: readonly Passo[] | undefined,
): Acoes => {
  const destinos = destinosDe({ tipo, status });
  const reembolsar = destinos.includes(AnuncioStatus.Reembolsado)
    ? AnuncioStatus.Reembolsado
    : null;
  if (status !== AnuncioStatus.ReembolsoSolicitado)
    return { aprovar: AnuncioStatus.Ativo, recusar: AnuncioStatus.NaoAprovado, reembolsar };
  if (!passos) return { aprovar: null, recusar: null, reembolsar };
  const antes = antesDoPedido(passos);
  const recusar = destinos.includes(antes) ? antes : AnuncioStatus.NaoAprovado;
  return { aprovar: null, recusar, reembolsar };
};

/** A reason ready to be sent, and what of the ad it is about; of a refused refund it is about nothing. */
interface ModeloDeMotivo {
  texto: string;
  tipo?: TipoDeMotivo;
}

const DO_ANUNCIO: readonly ModeloDeMotivo[] = [
  { texto: 'O comprovante não está legível. Envie outra foto, por favor.', tipo: 'pagamento' },
  { texto: 'O valor pago é diferente do valor do anúncio.', tipo: 'pagamento' },
  { texto: 'O comprovante é de outro pagamento.', tipo: 'pagamento' },
  { texto: 'A imagem não segue as regras do portal.', tipo: 'imagem' },
  { texto: 'O texto não segue as regras do portal.', tipo: 'texto' },
  { texto: 'O link do anúncio não abre.', tipo: 'link' },
];
const DO_REEMBOLSO: readonly ModeloDeMotivo[] = [
  { texto: 'O pedido foi resolvido em conversa com você, e o anúncio continua.' },
  { texto: 'O anúncio já ficou no ar pelo período contratado.' },
];

/** Templates of a refusal's reason, by what is refused. */
export const modelosDeMotivo = ({
  status,
  tipo: doAnuncio,
  renova,
}: Pick<Anuncio, 'status' | 'tipo' | 'renova'>): readonly ModeloDeMotivo[] => {
  if (status === AnuncioStatus.ReembolsoSolicitado) return DO_REEMBOLSO;
  const tipos = tiposDeMotivoDe({ tipo: doAnuncio, renova });
  return DO_ANUNCIO.filter(({ tipo }) => tipo === undefined || tipos.includes(tipo));
};

/** What was decided, in a word; what the lists' select alone can decide as the history tells it. */
export const palavraDaDecisao = (de: AnuncioStatus, para: AnuncioStatus): string =>
  de === AnuncioStatus.AguardandoAprovacao && para === AnuncioStatus.NaoAprovado
    ? 'Recusado'
    : palavrasDoPasso({ evento: 'decisao', de, para });
