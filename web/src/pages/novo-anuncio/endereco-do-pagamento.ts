import { CAMINHOS } from '@portal/contracts/http/caminhos';

/** Address of an ad's payment: `/usuario/anuncio/novo#pagamento-128`. */
export const hrefDoPagamento = (id: number): string => `${CAMINHOS.novoAnuncio}#pagamento-${id}`;

/** The ad whose payment a hash shows, or null. */
export const idDoPagamento = (hash: string): number | null => {
  const achado = /^#pagamento-([1-9]\d{0,9})$/.exec(hash);
  return achado ? Number(achado[1]) : null;
};
