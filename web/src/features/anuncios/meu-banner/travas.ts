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

/**
 * What an owner may do with a banner (specification 4, contract 5): image and link only before the proof; once approved
 * nothing but the cancellation; nothing at all in a refund. An ad that ever began was approved once: it is not deleted.
 */
export const permitidoAoDono = ({
  status,
  data_inicio,
}: Pick<Anuncio, 'status' | 'data_inicio'>): Permitido => {
  const emReembolso = EM_REEMBOLSO.includes(status);
  const antesDoComprovante = status === AnuncioStatus.NaoAprovado;
  const tudo = emReembolso || status === AnuncioStatus.Ativo;
  return {
    salvar: !tudo,
    cancelar: !emReembolso,
    comprovante: antesDoComprovante,
    excluir: !tudo && data_inicio === null,
    travas: { tudo, imagem: !antesDoComprovante, link: !antesDoComprovante },
    motivo: emReembolso ? MSG.emReembolso : tudo ? MSG.jaAprovado : null,
  };
};
