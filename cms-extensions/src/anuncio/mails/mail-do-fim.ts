import type { DataCivil } from '@portal/contracts/tempo/datas';
import type { Conteudo } from '../../correio/service';
import { assuntoDe, RODAPE_DO_DONO, ultimoDia } from './mail-do-anuncio';

/** How far a renewal is that was asked for and is not approved: to be paid, to be mended, or being looked at. */
export type PassoDaRenovacao = 'pagar' | 'corrigir' | 'analise';

interface DoFim {
  para: string;
  nome: string;
  codigo: number;
  titulo: string;
  vencimento: DataCivil;
  terminou: boolean;
  /** The renewal there is already: nobody is asked to renew twice. */
  renovacao: { codigo: number; passo: PassoDaRenovacao } | null;
  /** Where it is renewed; with a renewal, where that one goes on. */
  url: string;
}

const DA_RENOVACAO: Readonly<Record<PassoDaRenovacao, readonly [rotulo: string, frase: string]>> = {
  pagar: ['Ver como pagar', 'ainda espera o pagamento'],
  corrigir: ['Corrigir e reenviar', 'não foi aprovada, e pode ser corrigida'],
  analise: ['Ver a renovação', 'está em análise, e avisamos por e-mail o que for decidido'],
};

const CONTINUA = 'o mesmo anúncio continua no portal';

const oQueFazer = ({ renovacao, terminou }: DoFim): readonly [rotulo: string, frase: string] => {
  if (renovacao) {
    const [rotulo, frase] = DA_RENOVACAO[renovacao.passo];
    return [rotulo, `A renovação que você pediu (código ${renovacao.codigo}) ${frase}.`];
  }
  const comeca = terminou
    ? `Renovando, ${CONTINUA}: o novo período começa quando o pagamento for aprovado.`
    : `Renovando, ${CONTINUA}: depois do pagamento o novo período começa quando o anterior termina.`;
  return ['Renovar', comeca];
};

/** The mail to an ad's owner that it ends in a few days, or that it ended, with the way to renew it. */
export const mailDoFim = (dados: DoFim): Conteudo => {
  const { para, nome, codigo, titulo, vencimento, terminou, url } = dados;
  const ultimo = ultimoDia(vencimento);
  const [rotulo, depois] = oQueFazer(dados);
  return {
    para,
    assunto: assuntoDe(
      terminou ? 'Seu anúncio terminou' : `Seu anúncio termina em ${ultimo}`,
      titulo,
      codigo,
    ),
    paragrafos: [
      `Olá, ${nome}!`,
      terminou
        ? `O período do seu anúncio “${titulo}” (código ${codigo}) terminou em ${ultimo}, e ele saiu do ar.`
        : `O período do seu anúncio “${titulo}” (código ${codigo}) termina em ${ultimo}.`,
    ],
    acao: { rotulo, url },
    depois: [depois],
    rodape: RODAPE_DO_DONO,
  };
};
