import type { MeioPagamento } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import { CORES } from './cores';
import { ondaFechada } from './motivos';
import { moldura } from './quadro';
import { escrever, tamanhoQueCabe } from '@portal/cms-extensions/desenho/texto';

/** As tall as a telephone's screen. */
const LARGURA = 720;
const ALTURA = 1080;
const MARGEM = 64;
const UTIL = LARGURA - 2 * MARGEM;

export interface Pagamento {
  meio: MeioPagamento;
  valor: number;
  identificador: string;
  para: string;
  de: string;
  /** `21/11/2026` */
  dia: string;
}

const TITULO: Record<MeioPagamento, string> = {
  pix: 'Comprovante de Pix',
  deposito: 'Comprovante de depósito',
};
const ROTULOS = ['Identificador', 'Para', 'De', 'Data'] as const;
const AVISO = 'Exemplo: nenhum valor foi pago.';

/** Every word that is the same on all of them. */
export const PALAVRAS_DO_COMPROVANTE: readonly string[] = [
  ...Object.values(TITULO),
  ...ROTULOS,
  AVISO,
];

const linha = (rotulo: string, valor: string, y: number): string =>
  escrever(rotulo, MARGEM, y, { tamanho: 28, cor: CORES.barro }) +
  escrever(valor, MARGEM, y + 46, {
    tamanho: tamanhoQueCabe(valor, 40, UTIL, 1),
    cor: CORES.tinta,
  }) +
  `<rect x="${MARGEM}" y="${y + 72}" width="${UTIL}" height="2" fill="${CORES.creme}"/>`;

/** What an advertiser sends after paying, as no bank draws it: it says that it is an example. */
export const comprovanteDePagamento = (pagamento: Pagamento): string => {
  const { meio, valor, identificador, para, de, dia } = pagamento;
  const valores = [identificador, para, de, dia];
  return moldura(
    LARGURA,
    ALTURA,
    CORES.papel,
    [
      `<rect width="${LARGURA}" height="150" fill="${CORES.mata}"/>`,
      escrever(TITULO[meio], MARGEM, 94, { tamanho: 46, cor: CORES.papel }),
      escrever(emReais(valor), MARGEM, 290, { tamanho: 96, cor: CORES.tinta }),
      ...ROTULOS.map((rotulo, i) => linha(rotulo, valores[i] ?? '', 400 + i * 126)),
      escrever(AVISO, MARGEM, 946, { tamanho: 28, cor: CORES.barro }),
      `<path d="${ondaFechada(LARGURA, 1020, 26, 240, 0.2, ALTURA)}" fill="${CORES.folha}"/>`,
    ].join(''),
  );
};
