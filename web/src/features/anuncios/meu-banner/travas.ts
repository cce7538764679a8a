import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import type { Travas } from '../formulario/campos-do-banner';

export interface Permitido {
  salvar: boolean;
  cancelar: boolean;
  comprovante: boolean;
  excluir: boolean;
  travas: Travas;
  /** Why nothing can be changed. */
  motivo: string | null;
}

const EM_REEMBOLSO: readonly AnuncioStatus[] = [
  AnuncioStatus.ReembolsoSolicitado,
  AnuncioStatus.Reembolsado,
];

/** Why the owner may change nothing, or null: the server's own reasons, in its order. */
const motivoDaTrava = (
  emReembolso: boolean,
  jaAprovado: boolean,
  renovacao: boolean,
): string | null => {
  if (emReembolso) return MSG.emReembolso;
  if (jaAprovado) return MSG.jaAprovado;
  return renovacao ? MSG.renovacaoTravada : null;
};

/**
 * What an owner may do with a banner (specification 4, contract 5): image and link only before the proof; once approved
 * nothing but the cancellation; nothing at all in a refund. An ad that ever began was approved once: it is neither changed
 * nor deleted. A renewal shows another ad's content.
 */
export const permitidoAoDono = ({
  status,
  data_inicio,
  renova,
}: Pick<Anuncio, 'status' | 'data_inicio' | 'renova'>): Permitido => {
  const emReembolso = EM_REEMBOLSO.includes(status);
  const antesDoComprovante = status === AnuncioStatus.NaoAprovado;
  const jaAprovado = status === AnuncioStatus.Ativo || data_inicio !== null;
  const motivo = motivoDaTrava(emReembolso, jaAprovado, renova !== undefined);
  const tudo = motivo !== null;
  const travado = tudo || !antesDoComprovante;
  return {
    salvar: !tudo,
    cancelar: !emReembolso,
    comprovante: antesDoComprovante,
    excluir: !emReembolso && !jaAprovado,
    travas: { tudo, imagem: travado, link: travado },
    motivo,
  };
};
