import type { Divergencia, Lancamento, TipoDeLancamento } from '@portal/contracts/caixa/caixa';
import type { Motivo } from '@portal/contracts/caixa/extrato';
import type { Mes } from '@portal/contracts/caixa/mes';
import type { Recebimento } from '@portal/contracts/caixa/recebimento';
import { emReais } from '@portal/contracts/dinheiro/real';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { umaVez } from '@portal/contracts/uma-vez';

const curto = umaVez(() => new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' }));
const longo = umaVez(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);
const inicioDo = (mes: Mes): Date => new Date(`${mes}-01T00:00:00Z`);

/** `2026-11` under a column: `nov`. */
export const mesCurto = (mes: Mes): string => curto().format(inicioDo(mes)).replace('.', '');

/** `2026-11` in words: `novembro de 2026`. */
export const mesPorExtenso = (mes: Mes): string => longo().format(inicioDo(mes));

export const ROTULO_DO_TIPO: Readonly<Record<TipoDeLancamento, string>> = {
  esperado: 'Aprovado',
  recebido: 'Recebido',
  devolvido: 'Devolvido',
};

const DIVERGENCIAS: Readonly<Record<Divergencia, (valor: string) => string>> = {
  sem_recebimento: () => 'Sem recebimento',
  valor_diferente: (valor) => `O anúncio vale ${valor}`,
};

/** What does not add up about a line, in words; null when nothing. */
export const divergenciaPorExtenso = ({
  divergencia,
  valor_do_anuncio,
}: Pick<Lancamento, 'divergencia' | 'valor_do_anuncio'>): string | null =>
  divergencia && DIVERGENCIAS[divergencia](emReais(valor_do_anuncio ?? 0));

const MOTIVOS: Readonly<Record<Motivo, string>> = {
  identificador: 'identificador do anúncio',
  valor: 'mesmo valor',
  nome: 'nome do anunciante',
  data: 'data próxima da compra',
};

/** Why an ad is offered for a credit: `mesmo valor, nome do anunciante`. */
export const motivosPorExtenso = (motivos: readonly Motivo[]): string =>
  motivos.map((motivo) => MOTIVOS[motivo]).join(', ');

/** What is told when the money is recorded and the approval was refused. */
export const naoAprovado = (msg: string): string =>
  `O recebimento foi registrado, mas o anúncio não foi aprovado. ${msg}`;

/** What is told when somebody recorded other money for the ad since the statement was read. */
export const jaTemOutro = (id: number): string =>
  `O anúncio nº ${id} já tem outro recebimento, registrado depois que o extrato foi lido. Escolha outro anúncio, ou envie o extrato de novo.`;

/** What is told when the ad of a credit was deleted since the statement was read. */
export const jaNaoExiste = (id: number): string =>
  `O anúncio nº ${id} não existe mais: foi excluído depois que o extrato foi lido. Escolha outro anúncio, ou envie o extrato de novo.`;

/** What is told when the ad of a credit costs something else than when the statement was read. */
export const mudouDeValor = (id: number, valor: number): string =>
  `O anúncio nº ${id} mudou depois que o extrato foi lido, e agora vale ${emReais(valor)}. Nada foi registrado: envie o extrato de novo.`;

/** What is told of a receipt that somebody else recorded, changed or took back since it was seen. */
export const recebimentoMudou = (id: number, agora: Recebimento | null): string =>
  `O recebimento do anúncio nº ${id} mudou depois que você o viu: ${agora ? `agora é ${emReais(agora.valor)} em ${dataPorExtenso(agora.data)}` : 'foi retirado'}. Nada se fez: feche e confira a linha antes de tentar de novo.`;

/** What is told of a code that no ad has. */
export const SEM_ANUNCIO = 'Não há anúncio com este código.';
