/** A row of what GET /painel/transmissoes answers. */
export interface Transmissao {
  id: string;
  nome: string;
  url: string;
  publicada: boolean;
  demonstracao: boolean;
  situacao: 'no-ar' | 'fora' | 'sem-endereco' | 'sem-noticia';
  desde: string | null;
  formato: string | null;
  tocando: string | null;
  verificada_em: string | null;
}

interface Palavra {
  rotulo: string;
  cores: readonly [fundo: string, texto: string];
}

/** How each state is called. */
export const SITUACOES: Readonly<Record<Transmissao['situacao'], Palavra>> = {
  'no-ar': { rotulo: 'No ar', cores: ['success100', 'success700'] },
  fora: { rotulo: 'Fora do ar', cores: ['danger100', 'danger700'] },
  'sem-endereco': { rotulo: 'Sem endereço que sirva', cores: ['danger100', 'danger700'] },
  'sem-noticia': { rotulo: 'Sem notícia', cores: ['neutral150', 'neutral700'] },
};
