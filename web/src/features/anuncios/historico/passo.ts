import type { Passo } from '@portal/contracts/anuncio/anuncio';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';

const FEITO: Partial<Record<string, string>> = {
  criacao: 'Pedido criado',
  comprovante: 'Comprovante enviado',
  reembolso: 'Cancelamento pedido',
  exclusao: 'Anúncio excluído',
  'comprovante visto': 'Comprovante visto',
  reenvio: 'Reenviado para análise',
  desistencia: 'Cancelamento retirado',
  edicao: 'Anúncio editado',
};

const desativado = (de: AnuncioStatus | null): string =>
  de === AnuncioStatus.Ativo ? 'Retirado do ar' : 'Não aprovado';

/** What happened in a step of an ad's history, in words. */
export const palavrasDoPasso = ({ evento, de, para }: Pick<Passo, 'evento' | 'de' | 'para'>) => {
  const feito = FEITO[evento];
  if (feito !== undefined) return feito;
  if (de === AnuncioStatus.ReembolsoSolicitado && para !== AnuncioStatus.Reembolsado)
    return 'Cancelamento recusado';
  switch (para) {
    case AnuncioStatus.NaoAprovado:
      return desativado(de);
    case AnuncioStatus.Ativo:
      return 'Aprovado';
    case AnuncioStatus.AguardandoAprovacao:
      return 'Em análise';
    case AnuncioStatus.ReembolsoSolicitado:
      return 'Aguardando reembolso';
    case AnuncioStatus.Reembolsado:
      return 'Reembolsado';
    case null:
      return 'Mudança registrada';
  }
};
