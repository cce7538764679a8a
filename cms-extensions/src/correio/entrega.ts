import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { encode } from 'uqr';
import { findOne } from '../database/find-all';
import { CID_DO_QR, emCabecalho, montar } from './mensagem';
import { guardarMensagem, removerMensagem } from './pasta-de-saida';
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

/** Pixels of a module of a QR code: sharp on a dense screen at the size the mail shows it. */
const MODULO = 8;

/** The QR code of a text as PNG: mail programs show no SVG. The picture is ours, of a bounded size. */
const desenharQr = (texto: string): Promise<Buffer> => {
  const { size, data } = encode(texto, { ecc: 'M', border: 4 });
  const pontos = Buffer.from(data.flat().map((escuro) => (escuro ? 0 : 255)));
  return sharp(pontos, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULO, size * MODULO, { kernel: 'nearest' })
    .png()
    .toBuffer();
};

const anexosDe = async ({ codigo }: Conteudo) =>
  codigo
    ? [{ filename: 'qr-code.png', cid: CID_DO_QR, content: await desenharQr(codigo.texto) }]
    : [];

/**
 * Hands the mail of a row to SMTP_URL, or to PORTAL_DATA/outbox without it (contrato 7). Answers what takes back what was
 * kept there. Rejects when it was not taken.
 */
export const entregar = async (
  strapi: Core.Strapi,
  { documentId, dados }: { documentId: string; dados: Dados },
  conteudo: Conteudo,
): Promise<() => Promise<void>> => {
  const configuracao = await lerConfiguracao(strapi);
  const from = remetenteDe(strapi, configuracao);
  const mensagem = montar(conteudo, {
    assinatura: configuracao?.rodape_email ?? '',
    portal: strapi.config.get<string>('portal.url'),
  });
  // Strapi leaves its services untyped; this is the one method used.
  const email = strapi.plugin('email').service<ServicoDeEmail>('email');
  const recibo = await email.send({
    from,
    replyTo: from,
    to: emCabecalho(mensagem.para),
    subject: emCabecalho(mensagem.assunto),
    text: mensagem.texto,
    html: mensagem.html,
    ...(mensagem.desligar && { headers: { 'List-Unsubscribe': mensagem.desligar } }),
    attachments: await anexosDe(conteudo),
    messageId: messageIdDe(documentId, from.address),
  });
  if (!Buffer.isBuffer(recibo?.message)) return () => Promise.resolve();
  const pastas = {
    dados: strapi.config.get<string>('portal.dados'),
    temporaria: strapi.config.get<string>('portal.temporaria'),
  };
  const nome = await guardarMensagem(pastas, recibo.message, contasDe(dados));
  return () => removerMensagem(pastas.dados, nome);
};
