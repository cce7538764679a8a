import type { Tipo } from '@portal/contracts/importacao/modelos';
import type { Importacao, SituacaoDaLinha } from '@portal/contracts/painel/respostas';

/** What can be brought in from a spreadsheet: how it is called, and where its entries are listed. */
export const TIPOS: Readonly<Record<Tipo, { uid: string; varios: string; um: string }>> = {
  radio: { uid: 'api::radio.radio', varios: 'Web rádios', um: 'web rádio' },
  cantor: { uid: 'api::cantor.cantor', varios: 'Cantores', um: 'cantor' },
  musica: { uid: 'api::musica.musica', varios: 'Músicas', um: 'música' },
};

/** Whether somebody waits for it to go on. */
export const isEmCurso = ({ estado }: Importacao): boolean =>
  estado === 'importando' || estado === 'desfazendo';

/** What an import that was looked at is told to do. */
export type Ordem = 'importar' | 'desfazer';

/** Whether it does, or did, what it was told: the answer that said so may be lost. */
export const isObedecida = (ordem: Ordem, { estado }: Importacao): boolean =>
  ordem === 'importar' ? estado !== 'conferida' : estado === 'desfazendo' || estado === 'desfeita';

interface Palavra {
  um: string;
  varios: string;
  /** Behind the word, whose own colour reads on any of them in both themes. */
  cor: string;
}

/** How a row's state is called: of one, and of many. */
export const SITUACOES: Readonly<Record<SituacaoDaLinha, Palavra>> = {
  pronta: { um: 'Pronta', varios: 'prontas', cor: 'primary100' },
  repetida: { um: 'Repetida', varios: 'repetidas', cor: 'warning100' },
  errada: { um: 'Com erro', varios: 'com erro', cor: 'danger100' },
  importada: { um: 'Importada', varios: 'importadas', cor: 'success100' },
  falhou: { um: 'Não entrou', varios: 'não entraram', cor: 'danger100' },
  desfeita: { um: 'Desfeita', varios: 'desfeitas', cor: 'neutral150' },
  ficou: { um: 'Ficou', varios: 'ficaram', cor: 'warning100' },
};

const emLinhas = (situacao: SituacaoDaLinha, n: number): string => {
  const { um, varios } = SITUACOES[situacao];
  return `${n.toLocaleString('pt-BR')} ${n === 1 ? um.toLowerCase() : varios}`;
};

/** `18 prontas, 1 com erro, 1 repetida`. */
export const resumo = ({ contagem }: Importacao): string =>
  // Object.keys forgets the literal types of its own object.
  (Object.keys(SITUACOES) as SituacaoDaLinha[])
    .filter((situacao) => (contagem[situacao] ?? 0) > 0)
    .map((situacao) => emLinhas(situacao, contagem[situacao] ?? 0))
    .join(', ');

/** How many drafts, in words that agree. */
export const rascunhos = (n: number): string =>
  n === 1 ? '1 rascunho' : `${n.toLocaleString('pt-BR')} rascunhos`;

/** How far the work under way is. */
export const andamentoDe = ({ estado, contagem }: Importacao): { feitas: number; de: number } => {
  const { pronta = 0, importada = 0, falhou = 0, desfeita = 0, ficou = 0 } = contagem;
  return estado === 'desfazendo'
    ? { feitas: desfeita + ficou, de: importada + desfeita + ficou }
    : { feitas: importada + falhou, de: pronta + importada + falhou };
};
