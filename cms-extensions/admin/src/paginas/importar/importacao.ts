/** What can be brought in from a spreadsheet: how it is called, and where its entries are listed. */
export const TIPOS = {
  radio: { uid: 'api::radio.radio', varios: 'Web rádios', um: 'web rádio' },
  cantor: { uid: 'api::cantor.cantor', varios: 'Cantores', um: 'cantor' },
  musica: { uid: 'api::musica.musica', varios: 'Músicas', um: 'música' },
} as const;
export type Tipo = keyof typeof TIPOS;

type Situacao = 'pronta' | 'repetida' | 'errada' | 'importada' | 'falhou' | 'desfeita' | 'ficou';

/** What GET /painel/importacoes/:id answers. */
export interface Importacao {
  id: number;
  tipo: Tipo;
  arquivo: string;
  estado: 'conferida' | 'importando' | 'feita' | 'desfazendo' | 'desfeita';
  quem: string;
  quando: string;
  ignoradas: string[];
  contagem: Partial<Record<Situacao, number>>;
}

/** A row of what GET /painel/importacoes/:id/linhas answers. */
export interface Linha {
  linha: number;
  nome: string;
  situacao: Situacao;
  repetida: string | null;
  documento: string | null;
  aviso: string | null;
  erros: { coluna: string; msg: string }[];
}

/** Whether somebody waits for it to go on. */
export const isEmCurso = ({ estado }: Importacao): boolean =>
  estado === 'importando' || estado === 'desfazendo';

interface Palavra {
  um: string;
  varios: string;
  /** Behind the word, whose own colour reads on any of them in both themes. */
  cor: string;
}

/** How a row's state is called: of one, and of many. */
export const SITUACOES: Readonly<Record<Situacao, Palavra>> = {
  pronta: { um: 'Pronta', varios: 'prontas', cor: 'primary100' },
  repetida: { um: 'Repetida', varios: 'repetidas', cor: 'warning100' },
  errada: { um: 'Com erro', varios: 'com erro', cor: 'danger100' },
  importada: { um: 'Importada', varios: 'importadas', cor: 'success100' },
  falhou: { um: 'Não entrou', varios: 'não entraram', cor: 'danger100' },
  desfeita: { um: 'Desfeita', varios: 'desfeitas', cor: 'neutral150' },
  ficou: { um: 'Ficou', varios: 'ficaram', cor: 'warning100' },
};

const emLinhas = (situacao: Situacao, n: number): string => {
  const { um, varios } = SITUACOES[situacao];
  return `${n.toLocaleString('pt-BR')} ${n === 1 ? um.toLowerCase() : varios}`;
};

/** `18 prontas, 1 com erro, 1 repetida`. */
export const resumo = ({ contagem }: Importacao): string =>
  // Object.keys forgets the literal types of its own object.
  (Object.keys(SITUACOES) as Situacao[])
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
