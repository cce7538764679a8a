import { AnuncioStatus } from '@portal/contracts/anuncio/status';
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
  url: string;
}

const RODAPE = 'Você recebe esta mensagem porque tem um anúncio no portal.';

/** What became of the ad, as a subject and a sentence. */
const novidade = ({ evento, de, status }: Pick<ParaODono, 'evento' | 'de' | 'status'>) => {
  if (evento === 'desistencia')
    return {
      assunto: 'O pedido de cancelamento foi retirado',
      frase: 'não será cancelado: você desistiu do pedido',
    };
  switch (status) {
    case AnuncioStatus.Ativo:
      return {
        assunto: 'Seu anúncio foi aprovado',
        frase: 'foi aprovado e já pode ser visto no portal',
      };
    case AnuncioStatus.ReembolsoSolicitado:
      return {
        assunto: 'Recebemos o pedido de cancelamento',
        frase: 'tem um pedido de cancelamento, que será analisado pela nossa equipe',
      };
    case AnuncioStatus.Reembolsado:
      return {
        assunto: 'Seu anúncio foi reembolsado',
        frase: 'foi cancelado e o valor, reembolsado',
      };
    default:
      return de === AnuncioStatus.Ativo
        ? { assunto: 'Seu anúncio saiu do ar', frase: 'não está mais em exibição' }
        : { assunto: 'Seu anúncio não foi aprovado', frase: 'não foi aprovado' };
  }
};

/** The mail to an ad's owner about a change of its status. */
export const mailDoAnuncio = (dados: ParaODono): Conteudo => {
  const { para, nome, codigo, titulo, motivo, url } = dados;
  const { assunto, frase } = novidade(dados);
  return {
    para,
    assunto,
    paragrafos: [
      `Olá, ${nome}!`,
      `O seu anúncio “${titulo}” (código ${codigo}) ${frase}.`,
      ...(motivo ? [`Motivo: ${motivo}`] : []),
    ],
    acao: { rotulo: 'Ver meus anúncios', url },
    rodape: RODAPE,
  };
};

interface DoFim {
  para: string;
  nome: string;
  codigo: number;
  titulo: string;
  vencimento: DataCivil;
  terminou: boolean;
  url: string;
}

/** The mail to an ad's owner that it ends in a few days, or that it ended, with the way to renew it. */
export const mailDoFim = (dados: DoFim): Conteudo => {
  const { para, nome, codigo, titulo, vencimento, terminou, url } = dados;
  // Its last day on the air is the one before: "running" ends with it (contrato 3).
  const ultimo = dataPorExtenso(somarDias(vencimento, -1));
  return {
    para,
    assunto: terminou ? 'Seu anúncio terminou' : `Seu anúncio termina em ${ultimo}`,
    paragrafos: [
      `Olá, ${nome}!`,
      terminou
        ? `O período do seu anúncio “${titulo}” (código ${codigo}) terminou em ${ultimo}, e ele saiu do ar.`
        : `O período do seu anúncio “${titulo}” (código ${codigo}) termina em ${ultimo}.`,
      'Para continuar no portal com o mesmo anúncio, renove-o em Meus anúncios.',
    ],
    acao: { rotulo: 'Renovar', url },
    rodape: RODAPE,
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

/** What there is to decide, as a subject and a sentence around the ad's name. */
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
  const { para, codigo, titulo, anunciante, motivo, url } = dados;
  const { assunto, fez } = pendencia(dados);
  return {
    para,
    assunto,
    paragrafos: [
      `${anunciante} ${fez} “${titulo}” (código ${codigo}).`,
      ...(motivo ? [`Motivo: ${motivo}`] : []),
    ],
    acao: { rotulo: 'Abrir a administração', url },
    rodape: 'Você recebe esta mensagem porque administra o portal.',
  };
};
