import type { Pagamento } from '@portal/contracts/anuncio/anuncio';
import type { Core } from '@strapi/strapi';
import { findSingle } from '../../database/find-all';
import { brCode, identificadorDe } from './pix';

/** Where staff want to be paid, as they typed it. */
interface RecebimentoRow {
  id: number;
  pix_chave: string | null;
  pix_favorecido: string | null;
  pix_cidade: string | null;
  banco: string | null;
  agencia: string | null;
  conta: string | null;
  favorecido_conta: string | null;
}

const RECEBIMENTO = [
  ...['pix_chave', 'pix_favorecido', 'pix_cidade'],
  ...['banco', 'agencia', 'conta', 'favorecido_conta'],
];

const preenchido = (valor: string | null): string => valor?.trim() ?? '';

/** How to pay an ad (contrato 5): what staff have not filled in is null. */
export const presentPagamento = (
  { id, valor }: { id: number; valor: number },
  recebimento: RecebimentoRow | null,
): Pagamento => {
  const identificador = identificadorDe(id);
  const semDados = { valor, identificador, pix: null, deposito: null };
  if (!recebimento) return semDados;
  const chave = preenchido(recebimento.pix_chave);
  const favorecido = preenchido(recebimento.pix_favorecido);
  const deposito = {
    banco: preenchido(recebimento.banco),
    agencia: preenchido(recebimento.agencia),
    conta: preenchido(recebimento.conta),
    favorecido: preenchido(recebimento.favorecido_conta),
  };
  const cobranca = {
    chave,
    favorecido,
    cidade: preenchido(recebimento.pix_cidade),
    valor,
    identificador,
  };
  return {
    ...semDados,
    pix: chave && favorecido ? { copia_e_cola: brCode(cobranca), chave, favorecido } : null,
    deposito: Object.values(deposito).every((valor) => valor !== '') ? deposito : null,
  };
};

/** How to pay a stored ad, as staff have it now. */
export const lerPagamento = async (
  strapi: Core.Strapi,
  { id, valor }: { id: number; valor: number | string | null },
): Promise<Pagamento> => {
  const recebimento = await findSingle<RecebimentoRow>(strapi, 'api::configuracao.configuracao', {
    select: RECEBIMENTO,
  });
  return presentPagamento({ id, valor: Number(valor ?? 0) }, recebimento);
};
