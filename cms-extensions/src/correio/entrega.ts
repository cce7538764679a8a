import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { encode } from 'uqr';
import { findOne } from '../database/find-all';
import { CID_DO_QR, emCabecalho, montar } from './mensagem';
import { messageIdDe } from './rules';
import type { Conteudo } from './service';

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
 * Writes a message as a file, atomically: whoever looks into the outbox sees it whole or not at all. What a process that
 * died was writing lies in its temporary folder, which the next start sweeps.
 */
const guardar = async (strapi: Core.Strapi, mensagem: Buffer): Promise<void> => {
  const pasta = path.join(strapi.config.get<string>('portal.dados'), 'outbox');
  await mkdir(pasta, { recursive: true });
  const nome = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`;
  const provisorio = path.join(strapi.config.get<string>('portal.temporaria'), nome);
  const arquivo = await open(provisorio, 'wx', 0o600);
  try {
    await arquivo.writeFile(mensagem);
    await arquivo.sync();
  } catch (erro) {
    await rm(provisorio, { force: true });
    throw erro;
  } finally {
    await arquivo.close();
  }
  await rename(provisorio, path.join(pasta, nome));
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
 * Hands the mail of a row to SMTP_URL, or to PORTAL_DATA/outbox without it (contrato 7). Rejects when it was not taken.
 */
export const entregar = async (
  strapi: Core.Strapi,
  documentId: string,
  conteudo: Conteudo,
): Promise<void> => {
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
    attachments: await anexosDe(conteudo),
    messageId: messageIdDe(documentId, from.address),
  });
  if (Buffer.isBuffer(recibo?.message)) {
    await guardar(strapi, recibo.message);
  }
};
