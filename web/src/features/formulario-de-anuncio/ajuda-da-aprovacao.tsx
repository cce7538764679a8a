import { DIAS_UTEIS_ATE_LIBERAR } from '@portal/contracts/anuncio/limites';
import estilos from './ajuda-da-aprovacao.module.css';

/** How a banner gets on the air (especificação 2.11). */
export const AjudaDaAprovacao = () => (
  <div className={estilos.ajuda}>
    <p>
      <strong>Como funciona a aprovação</strong>
    </p>
    <ol className={estilos.passos}>
      <li>Finalize a compra e pague por Pix ou depósito.</li>
      <li>Envie o comprovante do pagamento.</li>
      <li>Nossa equipe confere e libera em até {DIAS_UTEIS_ATE_LIBERAR} dias úteis.</li>
    </ol>
    <p>Até a aprovação você pode alterar ou excluir o anúncio; depois dela, não.</p>
  </div>
);
