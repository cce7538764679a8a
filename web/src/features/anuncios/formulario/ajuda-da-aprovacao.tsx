import { DIAS_UTEIS_ATE_LIBERAR } from '@portal/contracts/anuncio/limites';
import { Alerta } from '../../../ui/alerta';

/** How a banner gets on the air (specification 2.11). */
export const AjudaDaAprovacao = () => (
  <Alerta tipo="neutro">
    Como funciona: depois da compra você paga por Pix ou depósito e envia o comprovante. Nossa
    equipe confere e o anúncio entra no ar em até {DIAS_UTEIS_ATE_LIBERAR} dias úteis. Até a
    aprovação você pode alterar ou excluir o anúncio; depois dela, não.
  </Alerta>
);
