import type { PesquisaResumida } from '@portal/contracts/pesquisa/resultados';
import { diaDoInstante } from '@portal/contracts/tempo/datas';
import { umaVez } from '@portal/contracts/uma-vez';
import { instantePorExtenso, plural } from '../../lib/por-extenso';

const porcentagem = umaVez(
  () => new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 }),
);

/** `1 voto`, `1.234 votos`. */
export const votos = (total: number): string => plural(total, 'voto', 'votos');

/** An option's part of all votes: `12,5%`. */
export const parte = (total: number, todos: number): string =>
  porcentagem().format(todos === 0 ? 0 : total / todos);

export const ROTULO_DA_SITUACAO: Record<PesquisaResumida['situacao'], string> = {
  antes: 'Ainda não começou',
  aberta: 'Aberta',
  encerrada: 'Encerrada',
};

/** An edition as one chooses it: `Edição 2 · aberta desde 01/12/2026`. */
export const nomeDaEdicao = ({
  edicao,
  situacao,
  abre_em,
  fecha_em,
}: Pick<PesquisaResumida, 'edicao' | 'situacao' | 'abre_em' | 'fecha_em'>): string => {
  const em = (palavras: string, instante: string | null): string =>
    instante === null ? palavras : `${palavras} ${diaDoInstante(instante)}`;
  const palavras = {
    antes: em('abre em', abre_em),
    aberta: abre_em === null ? 'aberta' : em('aberta desde', abre_em),
    encerrada: em('encerrada em', fecha_em),
  }[situacao];
  return `Edição ${edicao} · ${palavras}`;
};

/** When a survey takes answers, in words. */
export const periodo = ({
  abre_em,
  fecha_em,
}: Pick<PesquisaResumida, 'abre_em' | 'fecha_em'>): string => {
  if (abre_em === null)
    return fecha_em === null
      ? 'sem datas de abertura e encerramento'
      : `até ${instantePorExtenso(fecha_em)}`;
  const inicio = instantePorExtenso(abre_em);
  return fecha_em === null
    ? `desde ${inicio}, sem data de encerramento`
    : `de ${inicio} a ${instantePorExtenso(fecha_em)}`;
};

/** A text as one word of a command: in double quotes, which every shell knows, where none reads something into them. */
export const entreAspas = (texto: string): string =>
  /["$`\\!]/.test(texto) ? `'${texto.replaceAll("'", String.raw`'\''`)}'` : `"${texto}"`;
