import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { dataPorExtenso, somarDias, type DataCivil } from '@portal/contracts/tempo/datas';
import type { Conteudo } from '../correio/service';

interface ParaODono {
  para: string;
  nome: string;
  codigo: number;
  titulo: string;
  de: number;
  status: number;
  motivo: string;
  url: string;
}

const RODAPE = 'Você recebe esta mensagem porque tem um anúncio no portal.';

/** What became of the ad, as a subject and a sentence. */
const novidade = (de: number, status: number): { assunto: string; frase: string } => {
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
  const { para, nome, codigo, titulo, de, status, motivo, url } = dados;
  const { assunto, frase } = novidade(de, status);
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
  status: number;
  url: string;
}

/** The mail to an administrator about an ad that waits for a decision. */
export const mailParaAdministracao = (dados: ParaAAdministracao): Conteudo => {
  const { para, codigo, titulo, anunciante, status, url } = dados;
  const reembolso = status === AnuncioStatus.ReembolsoSolicitado;
  return {
    para,
    assunto: reembolso ? 'Pedido de reembolso a decidir' : 'Comprovante a conferir',
    paragrafos: [
      reembolso
        ? `${anunciante} pediu o reembolso do anúncio “${titulo}” (código ${codigo}).`
        : `${anunciante} enviou o comprovante do anúncio “${titulo}” (código ${codigo}).`,
    ],
    acao: { rotulo: 'Abrir a administração', url },
    rodape: 'Você recebe esta mensagem porque administra o portal.',
  };
};
