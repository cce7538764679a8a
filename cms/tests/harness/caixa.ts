import { caixaSchema, type Caixa } from '@portal/contracts/caixa/caixa';
import { extratoSchema, type Credito } from '@portal/contracts/caixa/extrato';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { expect } from 'vitest';
import { ler } from './andamento';
import { corpoCru, enviarCorpo } from './anuncios';
import type { Answer } from './http';
import type { Portal } from './portal';
import { sql } from './sql';
import type { UmPortal } from './um-portal';
import type { Visitante } from './visitante';

export const caixaDe = async (admin: Visitante, mes: string): Promise<Caixa> =>
  caixaSchema.parse(await ler(admin, `${CAMINHOS.caixa}?mes=${mes}`));

export const receber = (
  visitante: Visitante,
  id: number,
  campos: Record<string, unknown> = {},
): Promise<Answer> =>
  visitante.enviar(CAMINHOS.recebimento(id), { data: '2026-10-05', valor: '50,00', ...campos });

export const tirarRecebimento = (visitante: Visitante, id: number): Promise<Answer> =>
  visitante.pedir(CAMINHOS.recebimento(id), {
    method: 'DELETE',
    headers: { 'X-XSRF-TOKEN': visitante.cookies.get('XSRF-TOKEN') ?? '' },
  });

/** Puts the step of an ad to a status at another instant, as if it had been taken then. */
export const passoEm = (
  { portal, database }: UmPortal<Portal>,
  id: number,
  para: number,
  instante: string,
): Promise<unknown> =>
  sql(
    portal,
    database,
    'update historicos set quando = ? where anuncio_id = ? and para = ?',
    ...[Date.parse(instante), id, para],
  );

/** Sends bytes as a bank statement. */
export const enviarExtrato = (
  visitante: Visitante,
  bytes: string | Buffer,
  campo = 'extrato',
): Promise<Answer> =>
  enviarCorpo(
    visitante,
    CAMINHOS.extrato,
    corpoCru({}, { campo, nome: 'extrato.txt', tipo: 'text/plain', bytes: Buffer.from(bytes) }),
  );

/** The credits of a statement that is taken. */
export const creditosDe = async (
  visitante: Visitante,
  bytes: string | Buffer,
): Promise<Credito[]> => {
  const answer = await enviarExtrato(visitante, bytes);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json()).toMatchObject({ status: '1' });
  return extratoSchema.parse(answer.json()).linhas;
};

export interface Lancado {
  /** `AAAA-MM-DD`. */
  data: string;
  valor: number;
  texto: string;
  codigo: string;
}

/** The same entries as each kind of statement has them. */
export const EXTRATOS: Readonly<Record<string, (lancados: readonly Lancado[]) => string>> = {
  'OFX 1': (lancados) =>
    [
      ...['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'CHARSET:1252', '', '<OFX>'],
      ...lancados.map(
        ({ data, valor, texto, codigo }) =>
          `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${data.replaceAll('-', '')}100000[-3:BRT]\n` +
          `<TRNAMT>${valor.toFixed(2)}\n<FITID>${codigo}\n<MEMO>${texto}\n</STMTTRN>`,
      ),
      '</OFX>',
    ].join('\n'),
  'OFX 2': (lancados) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n<OFX>',
      ...lancados.map(
        ({ data, valor, texto, codigo }) =>
          `<STMTTRN><DTPOSTED>${data.replaceAll('-', '')}</DTPOSTED>` +
          `<TRNAMT>${valor.toFixed(2)}</TRNAMT><FITID>${codigo}</FITID><NAME>${texto}</NAME></STMTTRN>`,
      ),
      '</OFX>',
    ].join('\n'),
  CSV: (lancados) =>
    [
      'Data;Descrição;Valor;Identificador',
      ...lancados.map(
        ({ data, valor, texto, codigo }) =>
          `${data.split('-').reverse().join('/')};"${texto}";${valor.toFixed(2).replace('.', ',')};${codigo}`,
      ),
    ].join('\r\n'),
};
