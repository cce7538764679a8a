import type { Anuncio, Passo } from '@portal/contracts/anuncio/anuncio';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import { dataPorExtenso, diaDoInstante, type DataCivil } from '@portal/contracts/tempo/datas';
import { andamentoDe, type Andamento } from '../andamento';
import { diaEMes } from '../textos';
import { mudancasDe } from './mudancas';

export interface Etapa {
  rotulo: string;
  estado: 'feita' | 'atual' | 'adiante' | 'recusada';
  detalhe: string;
}

const ultimo = (passos: readonly Passo[], serve: (passo: Passo) => boolean): Passo | undefined =>
  [...passos].reverse().find(serve);

const dia = (passo: Passo | undefined): string => (passo ? diaDoInstante(passo.quando) : '');

const pedido = (passos: readonly Passo[]): Etapa => ({
  rotulo: 'Pedido',
  estado: 'feita',
  detalhe: dia(passos[0]),
});

const comprovante = ({ path_comprovante, enviado_em }: Anuncio, situacao: Andamento): Etapa => {
  const rotulo = 'Comprovante';
  if (enviado_em !== null) return { rotulo, estado: 'feita', detalhe: diaDoInstante(enviado_em) };
  if (path_comprovante !== null) return { rotulo, estado: 'feita', detalhe: 'Recebido' };
  return situacao === 'aguardando'
    ? { rotulo, estado: 'atual', detalhe: 'Falta enviar' }
    : { rotulo, estado: 'feita', detalhe: 'Não foi preciso' };
};

const analise = (
  { previsao_liberacao }: Anuncio,
  passos: readonly Passo[],
  situacao: Andamento,
): Etapa => {
  const rotulo = 'Análise';
  if (situacao === 'analise')
    return {
      rotulo,
      estado: 'atual',
      detalhe: previsao_liberacao
        ? `Até ${diaEMes(previsao_liberacao)} (5 dias úteis)`
        : 'Em andamento',
    };
  if (situacao === 'aguardando') return { rotulo, estado: 'adiante', detalhe: 'Até 5 dias úteis' };
  if (situacao === 'recusado') {
    const recusado = ultimo(passos, ({ evento }) => evento === 'decisao');
    return { rotulo, estado: 'recusada', detalhe: `Não aprovado ${dia(recusado)}`.trim() };
  }
  const aprovacoes = passos.filter(
    ({ evento, para }) => evento === 'decisao' && para === AnuncioStatus.Ativo,
  );
  // Refusing a cancellation puts the ad back where it stood: it was approved before.
  const aprovado =
    ultimo(aprovacoes, ({ de }) => de !== AnuncioStatus.ReembolsoSolicitado) ?? aprovacoes[0];
  return { rotulo, estado: 'feita', detalhe: dia(aprovado) };
};

const NO_AR: Partial<Record<Andamento, Etapa['estado']>> = { noAr: 'atual', encerrado: 'feita' };

const noAr = ({ data_inicio }: Anuncio, situacao: Andamento): Etapa => ({
  rotulo: 'No ar',
  estado: NO_AR[situacao] ?? 'adiante',
  detalhe: data_inicio === null ? 'Aguardando' : `Início em ${dataPorExtenso(data_inicio)}`,
});

const vence = ({ data_vencimento }: Anuncio, situacao: Andamento): Etapa => ({
  rotulo: 'Vence',
  estado: situacao === 'encerrado' ? 'atual' : 'adiante',
  detalhe: data_vencimento === null ? 'Aguardando' : dataPorExtenso(data_vencimento),
});

const cancelamento = (
  { valor }: Anuncio,
  passos: readonly Passo[],
  situacao: Andamento,
): Etapa[] => {
  const desde = (status: AnuncioStatus) =>
    dia(ultimo(mudancasDe(passos), ({ para }) => para === status));
  const devolvido = situacao === 'reembolsado';
  return [
    {
      rotulo: 'Cancelamento',
      estado: devolvido ? 'feita' : 'atual',
      detalhe: `Pedido ${desde(AnuncioStatus.ReembolsoSolicitado)}`.trim(),
    },
    {
      rotulo: 'Reembolso',
      estado: devolvido ? 'feita' : 'adiante',
      detalhe: devolvido
        ? `${emReais(valor)} em ${desde(AnuncioStatus.Reembolsado)}`
        : 'Em análise',
    },
  ];
};

/** The stages of an ad's life as people follow them: Pedido > Comprovante > Análise > No ar > Vence (visual 2.8). */
export const etapasDe = (
  anuncio: Anuncio,
  passos: readonly Passo[],
  hoje: DataCivil,
): readonly Etapa[] => {
  const situacao = andamentoDe(anuncio, hoje);
  const inicio = pedido(passos);
  if (situacao === 'cancelamento' || situacao === 'reembolsado') {
    const foiAoAr = passos.some(({ para }) => para === AnuncioStatus.Ativo);
    return [
      inicio,
      ...(anuncio.tipo === 'banner' ? [comprovante(anuncio, situacao)] : []),
      ...(foiAoAr ? [{ ...noAr(anuncio, situacao), estado: 'feita' as const }] : []),
      ...cancelamento(anuncio, passos, situacao),
    ];
  }
  const doPagamento =
    anuncio.tipo === 'banner'
      ? [comprovante(anuncio, situacao), analise(anuncio, passos, situacao)]
      : [];
  return [inicio, ...doPagamento, noAr(anuncio, situacao), vence(anuncio, situacao)];
};

/** Why an ad stands where it stands, when whoever put it there said so. */
export const motivoAtual = (
  { status }: Pick<Anuncio, 'status'>,
  passos: readonly Passo[],
): string => {
  const decidido = mudancasDe(passos).at(-1);
  return decidido?.para === status ? decidido.motivo : '';
};
