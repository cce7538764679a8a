import type { TransmissaoNoPainel } from '@portal/contracts/painel/respostas';
interface Palavra {
  rotulo: string;
  cores: readonly [fundo: string, texto: string];
}

/** How each state is called. */
export const SITUACOES: Readonly<Record<TransmissaoNoPainel['situacao'], Palavra>> = {
  'no-ar': { rotulo: 'No ar', cores: ['success100', 'success700'] },
  fora: { rotulo: 'Fora do ar', cores: ['danger100', 'danger700'] },
  'sem-endereco': { rotulo: 'Sem endereço que sirva', cores: ['danger100', 'danger700'] },
  'sem-noticia': { rotulo: 'Sem notícia', cores: ['neutral150', 'neutral700'] },
};
