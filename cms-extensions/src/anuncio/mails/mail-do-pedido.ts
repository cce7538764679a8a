import type { Pagamento } from '@portal/contracts/anuncio/anuncio';
import { DIAS_UTEIS_ATE_LIBERAR } from '@portal/contracts/anuncio/limites';
import type { MeioPagamento, Periodo, TipoAnuncio } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import type { Conteudo } from '../../correio/service';
import type { OcasiaoDoPedido } from './enfileirar';
import { assuntoDe, RODAPE_DO_DONO } from './mail-do-anuncio';

interface DoPedido {
  para: string;
  nome: string;
  codigo: number;
  titulo: string;
  tipo: TipoAnuncio;
  periodo: Periodo;
  meio_pagamento: MeioPagamento;
  pagamento: Pagamento;
  /** Of an ad there is already, for its next period. */
  renovacao: boolean;
  ocasiao: OcasiaoDoPedido;
  /** Where the proof is sent. */
  url: string;
}

type Dados = NonNullable<Conteudo['dados']>;

const dadosDoDeposito = ({ deposito }: Pagamento): Dados =>
  deposito
    ? [
        ['Banco', deposito.banco],
        ['Agência', deposito.agencia],
        ['Conta', deposito.conta],
        ['Favorecido', deposito.favorecido],
      ]
    : [];

/** How to pay by the means chosen. What staff have not filled in is told on the page, where it will be. */
const comoPagar = ({
  meio_pagamento,
  pagamento,
}: DoPedido): Pick<Conteudo, 'codigo'> & { dados: Dados } => {
  const { pix } = pagamento;
  if (meio_pagamento === 'deposito') return { dados: dadosDoDeposito(pagamento) };
  return pix
    ? {
        dados: [['Favorecido', pix.favorecido]],
        codigo: { rotulo: 'Pix copia e cola', texto: pix.copia_e_cola },
      }
    : { dados: [] };
};

const ASSUNTO: Readonly<Record<OcasiaoDoPedido, string>> = {
  pedido: 'Recebemos o seu pedido',
  mudou: 'O valor do seu pedido mudou',
  lembrete: 'Falta o comprovante',
};

/** What happened, and what an ad that is paid without a proof, or with one, waits for then. */
const fraseDe = ({ titulo, renovacao, ocasiao }: DoPedido, espera: string): string => {
  switch (ocasiao) {
    case 'pedido':
      return `Recebemos o pedido ${renovacao ? 'de renovação ' : ''}do anúncio “${titulo}”. ${espera}`;
    case 'mudou':
      return `O anúncio “${titulo}” tem outro período e, com ele, outro valor. Pague por esta mensagem: o que dizia a anterior não vale mais.`;
    case 'lembrete':
      return `O seu anúncio “${titulo}” ainda espera o comprovante do pagamento. Se já pagou, é só enviar a foto ou a captura de tela dele.`;
  }
};

/** What depends on whether a proof is waited for: that a radio or a song was paid, the administration sees by itself. */
const palavrasDe = (pedido: DoPedido) => {
  if (pedido.tipo !== 'banner')
    return {
      frase: fraseDe(
        pedido,
        'A nossa equipe o põe no ar quando o pagamento for confirmado, e avisa por e-mail.',
      ),
      rotulo: 'Ver como pagar',
      depois: [],
    };
  return {
    frase: fraseDe(pedido, 'Ele entra em análise assim que o comprovante do pagamento chegar.'),
    rotulo: 'Enviar comprovante',
    depois: [
      `Depois do comprovante, a liberação leva até ${DIAS_UTEIS_ATE_LIBERAR} dias úteis, e avisamos por e-mail.`,
    ],
  };
};

/** The mail to an ad's owner that it was ordered, or costs something else now, and how to pay it; days later, the reminder of it. */
export const mailDoPedido = (pedido: DoPedido): Conteudo => {
  const { para, nome, codigo, titulo, periodo, pagamento, ocasiao, url } = pedido;
  const { dados, ...copiar } = comoPagar(pedido);
  const { frase, rotulo, depois } = palavrasDe(pedido);
  return {
    para,
    assunto: assuntoDe(ASSUNTO[ocasiao], titulo, codigo),
    paragrafos: [`Olá, ${nome}!`, frase],
    dados: [
      ['Código', String(codigo)],
      ['Período', periodo === 1 ? '1 mês' : `${periodo} meses`],
      ['Valor a pagar', emReais(pagamento.valor)],
      ['Identificador', pagamento.identificador],
      ...dados,
    ],
    ...copiar,
    acao: { rotulo, url },
    depois,
    rodape: RODAPE_DO_DONO,
  };
};
