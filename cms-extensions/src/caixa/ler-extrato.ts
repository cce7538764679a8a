import { createHash } from 'node:crypto';
import { TRANSACAO_MAXIMA } from '@portal/contracts/caixa/recebimento';
import type { Centavos } from '@portal/contracts/dinheiro/centavos';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import { juntar, limpar, type Lancamento } from './campos-do-extrato';
import { lerCsv } from './csv-do-banco';
import { isOfx, lerOfx } from './ofx';
import { RecusaDeExtrato } from './recusa-de-extrato';
import { textoDoExtrato } from './texto-do-extrato';

/** Money that came in, as a statement tells it. */
export interface CreditoLido {
  data: DataCivil;
  centavos: Centavos;
  descricao: string;
  /** What tells it from every other credit, in this statement and in the next one. */
  transacao: string;
  /** Other names of the same payment: the end-to-end id of a Pix. */
  outras: readonly string[];
}

/** A Pix's end-to-end id: `E`, the payer's bank, the minute, eleven letters. */
const END_TO_END = /\bE\d{20}[A-Za-z0-9]{11}\b/g;

const impressao = ({ data, centavos, descricao, codigo }: Lancamento): string =>
  createHash('sha256')
    .update(JSON.stringify([data, centavos, descricao, codigo]))
    .digest('hex')
    .slice(0, 20);

/** How often each text is among these. */
const contar = (textos: readonly string[]): Map<string, number> => {
  const vezes = new Map<string, number>();
  for (const texto of textos) vezes.set(texto, (vezes.get(texto) ?? 0) + 1);
  return vezes;
};

/**
 * Names the credits. The bank's own code where it gives one to one entry; else a digest of what the entry says, and
 * which of its equals it is, so that the same statement names it the same again.
 */
const nomear = (creditos: readonly Lancamento[]): CreditoLido[] => {
  const codigos = contar(creditos.map(({ codigo }) => limpar(codigo)));
  const iguais = new Map<string, number>();
  return creditos.map((credito) => {
    const { data, centavos, mais = '' } = credito;
    const descricao = juntar([credito.descricao, mais]);
    const codigo = limpar(credito.codigo);
    const outras = [...new Set(`${codigo} ${descricao}`.match(END_TO_END) ?? [])];
    const serve = codigo !== '' && codigo.length <= TRANSACAO_MAXIMA && codigos.get(codigo) === 1;
    if (serve) return { data, centavos, descricao, transacao: codigo, outras };
    const marca = impressao(credito);
    const vez = (iguais.get(marca) ?? 0) + 1;
    iguais.set(marca, vez);
    const transacao = `EXTRATO-${marca}${vez === 1 ? '' : `-${vez}`}`;
    return { data, centavos, descricao, transacao, outras };
  });
};

/**
 * Parses a bank statement, OFX 1, OFX 2 or CSV, judged by its content: the credits, in its order (contrato 10). Throws
 * RecusaDeExtrato; what it has wrong anywhere makes all of it wrong.
 */
export const lerExtrato = (bytes: Uint8Array): CreditoLido[] => {
  const texto = textoDoExtrato(bytes);
  if (texto.trim() === '') throw new RecusaDeExtrato('extratoVazio');
  const ofx = isOfx(texto);
  if (!ofx && /^\s*(<|OFXHEADER)/i.test(texto)) {
    const entidades = /<!(DOCTYPE|ENTITY)/i.test(texto);
    throw new RecusaDeExtrato(entidades ? 'extratoComEntidades' : 'extratoIlegivel');
  }
  const lancamentos = ofx ? lerOfx(texto) : lerCsv(texto);
  if (lancamentos.length === 0) throw new RecusaDeExtrato('extratoVazio');
  return nomear(lancamentos.filter(({ centavos }) => centavos > 0));
};
