import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { PERMISSAO_PADRAO } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { ZipFile } from 'yazl';
import { copiaDosAnuncios } from '../anuncio/service';
import { arquivos } from '../arquivo/service';
import { avisos } from '../avisos/service';
import { copiarRecebimentos } from '../caixa/service';
import { toIso } from '../database/instant';
import { votantes } from '../pesquisa/service';
import { segundosPassos } from '../segundo-passo/service';
import type { Conta } from './contas';
import { meusDados } from './presenter';

/** What is in the file, for whoever opens it without knowing the portal. */
const leiaMe = (agora: Date, comVotos: boolean): string =>
  [
    'Esta é a cópia de tudo o que o portal guarda sobre a sua conta.',
    '',
    'dados.json: a conta, os anúncios com o seu conteúdo, pedidos de reembolso e histórico, o que se recebeu por eles, e os votos em pesquisas.',
    'imagens, audios, comprovantes: os arquivos que você enviou, pelo código do anúncio.',
    '',
    comVotos
      ? 'Os votos são os feitos com o e-mail da conta.'
      : 'Os votos feitos com o e-mail da conta só entram depois que você o confirma, em Meu perfil.',
    `Feita em ${agora.toISOString()}.`,
    '',
  ].join('\r\n');

/** One file of the disk, opened when its turn comes: of many, one is open at a time. */
const incluir = async (
  zip: ZipFile,
  saida: Readable,
  arquivo: string,
  nome: string,
): Promise<void> => {
  // Somebody may have deleted it since its row was read.
  const lido = await stat(arquivo).catch(() => null);
  if (!lido) return;
  const inteiro = `${nome}${path.extname(arquivo)}`;
  zip.addReadStreamLazy(inteiro, { compress: false, mtime: lido.mtime }, (pronto) => {
    const leitura = createReadStream(arquivo);
    // Whoever hangs up leaves no file open.
    saida.once('close', () => leitura.destroy());
    pronto(null, leitura);
  });
};

/**
 * Everything the portal keeps about an account, for its owner to take away (LGPD, article 18): a zip made while it is
 * sent. Votes are whoever's the mailbox is, so only a confirmed one brings them.
 */
export const copiaDosDados = async (
  strapi: Core.Strapi,
  conta: Conta,
  agora: Date,
): Promise<Readable> => {
  const { id, username: usuario, permissao } = conta;
  const anuncios = await copiaDosAnuncios(strapi).copiar({
    ...{ id, usuario },
    permissao: permissao ?? PERMISSAO_PADRAO,
  });
  const provado = conta.email_confirmado_em !== null;
  const dados = {
    gerado_em: agora.toISOString(),
    conta: {
      ...meusDados(conta),
      permissao,
      cadastrado_em: toIso(conta.createdAt),
      email_confirmado_em: toIso(conta.email_confirmado_em),
      segundo_passo: (await segundosPassos(strapi).situacao(id)).ligado,
      avisos: await avisos(strapi).ler(id),
      aceitou_a_politica_de_privacidade_em: toIso(conta.consentimento_em),
    },
    anuncios,
    recebimentos: await copiarRecebimentos(
      strapi,
      anuncios.map(({ anuncio }) => anuncio.id),
    ),
    votos: provado ? await votantes(strapi).doEmail(conta.email) : [],
  };
  const zip = new ZipFile();
  const saida = new PassThrough();
  zip.on('error', (erro: Error) => saida.destroy(erro));
  zip.outputStream.pipe(saida);
  zip.addBuffer(Buffer.from(leiaMe(agora, provado)), 'LEIA-ME.txt', { mtime: agora });
  zip.addBuffer(Buffer.from(JSON.stringify(dados, null, 2)), 'dados.json', { mtime: agora });
  for (const anuncio of anuncios)
    for (const { url, nome } of copiaDosAnuncios(strapi).arquivosDe(anuncio)) {
      const arquivo = arquivos(strapi).caminhoDe(url);
      if (arquivo) await incluir(zip, saida, arquivo, nome);
    }
  zip.end();
  return saida;
};
