import type { ErrosDeCampo } from '@portal/contracts/http/resposta';
import { MENSAGENS_DA_CONTA } from '@portal/contracts/usuario/mensagens';

/** Columns no two accounts share, the form's field for each, and what to tell. */
const UNICOS = [
  { coluna: 'email', campo: 'email', mensagem: MENSAGENS_DA_CONTA.emailEmUso },
  { coluna: 'documento', campo: 'documento', mensagem: MENSAGENS_DA_CONTA.documentoEmUso },
  { coluna: 'nome_normalizado', campo: 'nome', mensagem: MENSAGENS_DA_CONTA.nomeEmUso },
] as const;

export type ColunaUnica = (typeof UNICOS)[number]['coluna'];

/** Field errors for taken columns. `campoDoNome`: how the form at hand calls the name. */
export const errosDeColunas = (
  colunas: readonly ColunaUnica[],
  campoDoNome: 'nome' | 'usuario',
): ErrosDeCampo =>
  Object.fromEntries(
    UNICOS.filter(({ coluna }) => colunas.includes(coluna)).map(({ campo, mensagem }) => [
      campo === 'nome' ? campoDoNome : campo,
      [mensagem],
    ]),
  );

/** Words for a taken column, and the field under which the panel shows them. */
export interface MotivoNoPainel {
  msg: string;
  campo: string;
}

/** What the panel is told of a column that another account has already. */
export const motivoNoPainel = (coluna: ColunaUnica): MotivoNoPainel => ({
  msg: UNICOS.find((um) => um.coluna === coluna)?.mensagem ?? '',
  campo: coluna === 'nome_normalizado' ? 'username' : coluna,
});

const textoDe = (erro: Error): string =>
  // PostgreSQL names the index apart; SQLite's message ends with it, after the statement and its every column.
  'constraint' in erro && typeof erro.constraint === 'string'
    ? erro.constraint
    : erro.message.slice(erro.message.lastIndexOf(' - ') + 1);

/** The column whose unique index refused a write; null when the error is another one. */
export const colunaRepetida = (erro: unknown): ColunaUnica | null => {
  if (!(erro instanceof Error)) return null;
  const codigo = 'code' in erro ? erro.code : undefined;
  if (codigo !== '23505' && codigo !== 'SQLITE_CONSTRAINT_UNIQUE') return null;
  const texto = textoDe(erro);
  return UNICOS.find(({ coluna }) => texto.includes(coluna))?.coluna ?? null;
};
