import type { Portal } from '@portal/contracts/portal/portal';

type Pesquisa = Pick<Portal['pesquisas'][number], 'opcoes'>;
type Opcao = NonNullable<Pesquisa['opcoes']>[number];

export const musicasDe = (pesquisas: readonly Pesquisa[]): Opcao[] =>
  pesquisas.flatMap(({ opcoes = [] }) => opcoes);

/**
 * The song that was chosen, in the place of one of another edition (`antes`) the one of its name; else the first, and
 * without any none (especificação 2.8).
 */
export const musicaEscolhida = (
  musicas: readonly Opcao[],
  escolhida: string,
  antes: readonly Opcao[] = [],
): string => {
  const nome = antes.find(({ id }) => id === escolhida)?.nome;
  const achada =
    musicas.find(({ id }) => id === escolhida) ??
    musicas.find((musica) => musica.nome === nome) ??
    musicas[0];
  return achada?.id ?? '';
};
