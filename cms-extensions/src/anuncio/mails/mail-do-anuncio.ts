import { DIAS_DE_AVISO } from '@portal/contracts/anuncio/limites';
import type { TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import { ultimoDiaNoAr } from '@portal/contracts/anuncio/vigencia';
import { dataPorExtenso, somarDias, type DataCivil } from '@portal/contracts/tempo/datas';
import type { Conteudo } from '../../correio/service';

interface ParaODono {
  para: string;
  nome: string;
  codigo: number;
  titulo: string;
  /** What happened, as the history calls it. */
  evento: string;
  de: number;
  status: number;
  motivo: string;
  /** What the reason of a refusal is about. */
  tipo_motivo: TipoDeMotivo;
  /** Whether a proof is kept that it can be sent again with; mails queued before this was kept say so. */
  temComprovante: boolean;
  /** The days it begins and ends, of an ad that has its dates; `inicio` null in mails queued before it was kept. */
  inicio: DataCivil | null;
  vencimento: DataCivil | null;
  /** The day an ad in analysis is released at the latest. */
  previsao: DataCivil | null;
  /** What its owner paid, in BRL, and the day this happened; null in mails queued before they were kept. */
  valor: number | null;
  dia: DataCivil | null;
  /** Where that very ad opens. */
  url: string;
}

/** Why an owner gets the mails about an ad. */
export const RODAPE_DO_DONO = 'Você recebe esta mensagem porque tem um anúncio no portal.';

/** A subject that says which ad it is about: a mailbox shows nothing else. A title's control characters end here. */
export const assuntoDe = (assunto: string, titulo: string, codigo: number): string =>
  `${assunto}: ${titulo.replace(/\p{Cc}+/gu, ' ')} (código ${codigo})`;

/** The last day on the air of an ad that ends on this one, as mails write it. */
export const ultimoDia = (vencimento: DataCivil): string =>
  dataPorExtenso(ultimoDiaNoAr(vencimento));

interface Novidade {
  assunto: string;
  frase: string;
  rotulo?: string;
  depois?: readonly (string | false)[];
}

const DE_VOLTA = 'Seu anúncio voltou para a análise';
const AVISAMOS = 'Avisamos por e-mail o que for decidido.';

const recebidoOuDeVolta = ({ evento, de }: ParaODono): [assunto: string, frase: string] => {
  if (evento === 'reenvio') return [DE_VOLTA, 'voltou para a análise, com o comprovante de antes'];
  return evento === 'decisao' && de !== AnuncioStatus.NaoAprovado
    ? [DE_VOLTA, 'voltou para a análise']
    : ['Recebemos o comprovante', 'tem o comprovante recebido e está em análise'];
};

const emAnalise = (dados: ParaODono): Novidade => {
  const [assunto, frase] = recebidoOuDeVolta(dados);
  const { previsao } = dados;
  const depois = [previsao !== null && `A análise termina até ${dataPorExtenso(previsao)}.`];
  return { assunto, frase, depois: [...depois, AVISAMOS] };
};

/** What an owner mends about a refusal, by what it is about; who is to pay anew sends another proof. */
const O_QUE_CORRIGIR: Readonly<Record<Exclude<TipoDeMotivo, 'pagamento'>, string>> = {
  imagem: 'Troque a imagem',
  texto: 'Corrija o texto',
  link: 'Corrija o link',
  outro: 'Corrija o que for preciso',
};

/** How what was refused is looked at again: without a proof, as of what the bank told, nothing can be sent again as it is. */
const oQueFazer = ({ tipo_motivo, temComprovante }: ParaODono): string => {
  if (tipo_motivo === 'pagamento')
    return temComprovante
      ? 'Confira o pagamento e envie um novo comprovante: o anúncio volta para a análise.'
      : 'Confira o pagamento e envie o comprovante: o anúncio volta para a análise.';
  return `${O_QUE_CORRIGIR[tipo_motivo]} e envie ${
    temComprovante
      ? 'de novo para análise: o comprovante que você mandou fica guardado.'
      : 'o comprovante do pagamento: com ele o anúncio volta para a análise.'
  }`;
};

/** What was taken off the air is mended too, where it was said what is wrong with it. */
const saiuOuFoiRecusado = (dados: ParaODono): Novidade => {
  const { de, tipo_motivo, temComprovante } = dados;
  const rotulo = temComprovante ? 'Corrigir e reenviar' : 'Corrigir o anúncio';
  const corrigir = { rotulo, depois: [oQueFazer(dados)] };
  if (de !== AnuncioStatus.Ativo)
    return { assunto: 'Seu anúncio não foi aprovado', frase: 'não foi aprovado', ...corrigir };
  return {
    assunto: 'Seu anúncio saiu do ar',
    frase: 'não está mais em exibição',
    ...(tipo_motivo !== 'outro' && corrigir),
  };
};

const reembolsado = ({ valor, dia }: ParaODono): string =>
  valor === null || dia === null
    ? 'foi cancelado e o valor, reembolsado'
    : `foi cancelado e o valor, ${emReais(valor)}, foi reembolsado em ${dataPorExtenso(dia)}`;

/** Whether an ad's time was over when this happened: it counts from its start, whatever came between. */
const jaTerminou = ({ vencimento, dia }: ParaODono): boolean =>
  vencimento !== null && dia !== null && vencimento <= dia;

const oUltimoDia = (dados: ParaODono): string | false => {
  const { vencimento } = dados;
  const verbo = jaTerminou(dados) ? 'foi' : 'é';
  return vencimento !== null && `O último dia no ar ${verbo} ${ultimoDia(vencimento)}.`;
};

/**
 * A refund refused or taken back: the ad goes on as it was before it was asked, unless it was on the air and the
 * administration left it off.
 */
const continuaComoEra = (dados: ParaODono): NonNullable<Novidade['depois']> => [
  dados.status === AnuncioStatus.NaoAprovado &&
    dados.inicio !== null &&
    'Ele não está em exibição no portal.',
  dados.status === AnuncioStatus.Ativo && oUltimoDia(dados),
  dados.status === AnuncioStatus.AguardandoAprovacao && `Ele continua em análise. ${AVISAMOS}`,
];

const cancelamentoRecusado = (dados: ParaODono): Novidade => ({
  assunto: 'O pedido de cancelamento não foi aceito',
  frase: 'não será cancelado: o pedido não foi aceito',
  depois: continuaComoEra(dados),
});

const comecaDepois = ({ inicio, dia }: ParaODono): string | null =>
  inicio !== null && dia !== null && inicio > dia ? inicio : null;

/** Whether it was seen until this happened: its time had begun, and was not over. */
const estavaNoAr = (dados: ParaODono): boolean =>
  dados.de === AnuncioStatus.Ativo && comecaDepois(dados) === null && !jaTerminou(dados);

const APROVADO = 'Seu anúncio foi aprovado';

/** From when an ad's time counts: its first approval, or the day an administrator chose. */
const contaDesde = ({ inicio }: ParaODono): string =>
  inicio === null ? 'a primeira aprovação' : dataPorExtenso(inicio);

/** Whether the warning of the end is still to come: an ad approved again in its last week has had it. */
const avisoVem = ({ vencimento, dia }: ParaODono): boolean =>
  vencimento === null || dia === null || dia < somarDias(vencimento, -DIAS_DE_AVISO);

/** Approved after its time was over: it is not seen, and whoever paid should know why. */
const aprovadoTarde = (dados: ParaODono): Novidade => ({
  assunto: APROVADO,
  frase: 'foi aprovado, mas o período dele já terminou',
  depois: [
    oUltimoDia(dados),
    `O período conta desde ${contaDesde(dados)}. Para acertar as datas, fale com a nossa equipe.`,
  ],
});

const aprovado = (dados: ParaODono): Novidade => {
  if (jaTerminou(dados)) return aprovadoTarde(dados);
  const inicio = comecaDepois(dados);
  return {
    assunto: APROVADO,
    frase:
      inicio === null
        ? 'foi aprovado e já pode ser visto no portal'
        : `foi aprovado, e o período dele começa em ${dataPorExtenso(inicio)}`,
    rotulo: 'Ver o anúncio e os seus números',
    depois: [
      oUltimoDia(dados),
      avisoVem(dados) && 'Uma semana antes do fim mandamos um aviso, para você renovar se quiser.',
    ],
  };
};

/** What became of the ad, as a subject and a sentence, and what happens next. */
const novidade = (dados: ParaODono): Novidade => {
  const { evento, de, status } = dados;
  if (evento === 'desistencia')
    return {
      assunto: 'O pedido de cancelamento foi retirado',
      frase: 'não será cancelado: você desistiu do pedido',
      depois: continuaComoEra(dados),
    };
  if (de === AnuncioStatus.ReembolsoSolicitado && status !== AnuncioStatus.Reembolsado)
    return cancelamentoRecusado(dados);
  switch (status) {
    case AnuncioStatus.AguardandoAprovacao:
      return emAnalise(dados);
    case AnuncioStatus.Ativo:
      return aprovado(dados);
    case AnuncioStatus.ReembolsoSolicitado:
      return {
        assunto: 'Recebemos o pedido de cancelamento',
        frase: 'tem um pedido de cancelamento, que será analisado pela nossa equipe',
        depois: [
          estavaNoAr(dados) && 'Ele saiu do ar enquanto o pedido é analisado.',
          'Até a decisão você pode desistir do cancelamento.',
        ],
      };
    case AnuncioStatus.Reembolsado:
      return {
        assunto: 'Seu anúncio foi reembolsado',
        frase: reembolsado(dados),
      };
    default:
      return saiuOuFoiRecusado(dados);
  }
};

/** The mail to an ad's owner about a change of its status. */
export const mailDoAnuncio = (dados: ParaODono): Conteudo => {
  const { para, nome, codigo, titulo, motivo, url } = dados;
  const { assunto, frase, rotulo = 'Ver o anúncio', depois = [] } = novidade(dados);
  return {
    para,
    assunto: assuntoDe(assunto, titulo, codigo),
    paragrafos: [`Olá, ${nome}!`, `O seu anúncio “${titulo}” (código ${codigo}) ${frase}.`],
    ...(motivo && { motivo: `Motivo: ${motivo}` }),
    acao: { rotulo, url },
    depois: depois.filter((frase) => frase !== false),
    rodape: RODAPE_DO_DONO,
  };
};

interface ParaAAdministracao {
  para: string;
  codigo: number;
  titulo: string;
  anunciante: string;
  evento: string;
  status: number;
  motivo: string;
  url: string;
}

/** What there is to decide, as a subject and what its owner did. */
const pendencia = ({ evento, status }: Pick<ParaAAdministracao, 'evento' | 'status'>) => {
  if (status === AnuncioStatus.ReembolsoSolicitado)
    return { assunto: 'Pedido de reembolso a decidir', fez: 'pediu o reembolso do anúncio' };
  if (evento === 'reenvio')
    return {
      assunto: 'Anúncio corrigido a conferir',
      fez: 'reenviou para análise, com o comprovante de antes, o anúncio',
    };
  return evento === 'desistencia'
    ? {
        assunto: 'Comprovante a conferir',
        fez: 'desistiu do reembolso e espera a análise do anúncio',
      }
    : { assunto: 'Comprovante a conferir', fez: 'enviou o comprovante do anúncio' };
};

/** The mail to an administrator about an ad that waits for a decision. */
export const mailParaAdministracao = (dados: ParaAAdministracao): Conteudo => {
  const { para, codigo, titulo, anunciante, evento, status, motivo, url } = dados;
  const { assunto, fez } = pendencia(dados);
  const qual = `“${titulo}” (código ${codigo})`;
  const posta =
    status === AnuncioStatus.ReembolsoSolicitado
      ? 'pôs à espera de reembolso'
      : 'devolveu para a análise';
  return {
    para,
    assunto: assuntoDe(assunto, titulo, codigo),
    paragrafos: [
      evento === 'decisao'
        ? `A administração ${posta} o anúncio ${qual}${anunciante && `, de ${anunciante}`}.`
        : `${anunciante} ${fez} ${qual}.`,
      ...(motivo ? [`Motivo: ${motivo}`] : []),
    ],
    acao: { rotulo: 'Abrir o anúncio', url },
    rodape: 'Você recebe esta mensagem porque administra o portal.',
  };
};
