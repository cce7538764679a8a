import { dataPorExtenso, type DataCivil } from '@portal/contracts/tempo/datas';
import type { Conteudo } from '../correio/service';

interface NumerosDoAnuncio {
  codigo: number;
  titulo: string;
  visualizacoes: number;
  cliques: number;
  /** Plays of a radio's or song's ad; null for a banner. */
  execucoes: number | null;
}

interface ResumoDaSemana {
  para: string;
  nome: string;
  /** First and last day of the week. */
  de: DataCivil;
  ate: DataCivil;
  anuncios: readonly NumerosDoAnuncio[];
  url: string;
  /** Where the account chooses its mails. */
  escolha: string;
}

const vezes = (n: number, uma: string, muitas: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? uma : muitas}`;

const numeros = ({ visualizacoes, cliques, execucoes }: NumerosDoAnuncio): string =>
  execucoes === null
    ? `${vezes(visualizacoes, 'visualização', 'visualizações')}, ${vezes(cliques, 'clique', 'cliques')}`
    : vezes(execucoes, 'execução', 'execuções');

/** The mail with what an account's ads got out of a week. */
export const mailDaSemana = ({
  para,
  nome,
  de,
  ate,
  anuncios,
  url,
  escolha,
}: ResumoDaSemana): Conteudo => ({
  para,
  assunto: `Os números da semana: ${vezes(anuncios.length, 'anúncio', 'anúncios')} no ar`,
  paragrafos: [`Olá, ${nome}!`, `De ${dataPorExtenso(de)} a ${dataPorExtenso(ate)}, no portal:`],
  dados: anuncios.map((um) => [`${um.titulo} (código ${um.codigo})`, numeros(um)]),
  acao: { rotulo: 'Ver dia por dia', url },
  rodape: 'Você recebe este resumo às segundas-feiras porque tem anúncio no ar.',
  desligar: { rotulo: 'Não receber mais', url: escolha },
});

interface ResumoDoDia {
  para: string;
  nome: string;
  /** What waits: proofs to look at, and refunds asked for. */
  comprovantes: number;
  reembolsos: number;
  url: string;
  /** Where the account chooses its mails. */
  escolha: string;
}

/** The one mail a day of an administrator who does not want one for each ad. */
export const mailDoDia = ({
  para,
  nome,
  comprovantes,
  reembolsos,
  url,
  escolha,
}: ResumoDoDia): Conteudo => ({
  para,
  assunto: `${vezes(comprovantes + reembolsos, 'anúncio espera', 'anúncios esperam')} uma decisão`,
  paragrafos: [`Olá, ${nome}!`, 'Esperam uma decisão da administração:'],
  dados: [
    ['Comprovantes a conferir', comprovantes.toLocaleString('pt-BR')],
    ['Pedidos de reembolso', reembolsos.toLocaleString('pt-BR')],
  ],
  acao: { rotulo: 'Abrir a administração', url },
  rodape:
    'Você recebe este resumo nos dias úteis porque administra o portal e o escolheu em Meu perfil.',
  desligar: { rotulo: 'Receber um e-mail por anúncio', url: escolha },
});
