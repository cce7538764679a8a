import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import type { Core } from '@strapi/strapi';
import { findOne } from '../database/find-all';
import { emCabecalho, montar } from './mensagem';
import { guardarMensagem } from './pasta-de-saida';
import { contasDe, messageIdDe } from './rules';
import type { Conteudo, Dados } from './service';

interface Remetente {
  name: string;
  address: string;
}

interface Configuracao {
  remetente_nome?: string | null;
  remetente_email?: string | null;
  rodape_email?: string | null;
}

/** What the transport without SMTP answers: the finished message. */
interface Recibo {
  message?: unknown;
}

interface ServicoDeEmail {
  send(options: Record<string, unknown>): Promise<Recibo | undefined>;
}

/** The CMS's settings, as far as mails are about them. */
const lerConfiguracao = async (strapi: Core.Strapi): Promise<Configuracao | null> =>
  await findOne<Configuracao>(strapi, 'api::configuracao.configuracao', { where: {} });

/** Who the portal's mails come from: the CMS's settings, or a name and an address made from PORTAL_URL. */
const remetenteDe = (strapi: Core.Strapi, configuracao: Configuracao | null): Remetente => {
  const { hostname } = new URL(strapi.config.get<string>('portal.url'));
  return {
    name: emCabecalho(configuracao?.remetente_nome ?? NOME_DO_PORTAL),
    address: emCabecalho(configuracao?.remetente_email ?? `nao-responda@${hostname}`),
  };
};

/**
 * Hands the mail of a row to SMTP_URL, or to PORTAL_DATA/outbox without it (contrato 7). Rejects when it was not taken.
 */
export const entregar = async (
  strapi: Core.Strapi,
  { documentId, dados }: { documentId: string; dados: Dados },
  conteudo: Conteudo,
): Promise<void> => {
  const configuracao = await lerConfiguracao(strapi);
  const from = remetenteDe(strapi, configuracao);
  const mensagem = montar(conteudo, configuracao?.rodape_email ?? '');
  // Strapi leaves its services untyped; this is the one method used.
  const email = strapi.plugin('email').service<ServicoDeEmail>('email');
  const recibo = await email.send({
    from,
    replyTo: from,
    to: emCabecalho(mensagem.para),
    subject: emCabecalho(mensagem.assunto),
    text: mensagem.texto,
    html: mensagem.html,
    messageId: messageIdDe(documentId, from.address),
  });
  if (Buffer.isBuffer(recibo?.message)) {
    const pasta = strapi.config.get<string>('portal.dados');
    await guardarMensagem(pasta, recibo.message, contasDe(dados));
  }
};
