import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { PERMISSAO_PADRAO } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { ZipFile } from 'yazl';
import { copiaDosAnuncios } from '../anuncio/service';
import { armazenamentoDe } from '../armazenamento/abrir';
import type { Armazenamento, Chave } from '../armazenamento/armazenamento';
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
    'dados.json: a conta, os anúncios com o seu conteúdo, pedidos de reembolso e histórico, o que aconteceu aos que já foram excluídos, o que se recebeu por eles, e os votos em pesquisas.',
    'imagens, audios, comprovantes: os arquivos que você enviou, pelo código do anúncio.',
    '',
    comVotos
      ? 'Os votos são os feitos com o e-mail da conta.'
      : 'Os votos feitos com o e-mail da conta só entram depois que você o confirma, em Meu perfil.',
    `Feita em ${agora.toISOString()}.`,
    '',
  ].join('\r\n');

/** A stored file as a stream, closed with `saida`: whoever hangs up leaves none open. */
const abrirPara = async (
  armazenamento: Armazenamento,
  chave: Chave,
  saida: Readable,
): Promise<Readable> => {
  const aberto = await armazenamento.abrir(chave);
  if (aberto === null) throw new Error('a file was deleted while it was copied');
  const leitura = Buffer.isBuffer(aberto) ? Readable.from([aberto]) : aberto;
  saida.once('close', () => leitura.destroy());
  return leitura;
};

/** One stored file, opened when its turn comes: of many, one is open at a time. */
const incluir = async (
  zip: ZipFile,
  saida: Readable,
  armazenamento: Armazenamento,
  { chave, nome }: { chave: Chave; nome: string },
): Promise<void> => {
  // Somebody may have deleted it since its row was read.
  const medidas = await armazenamento.medir(chave);
  if (!medidas) return;
  const inteiro = `${nome}${path.posix.extname(chave)}`;
  const mtime = new Date(medidas.em);
  zip.addReadStreamLazy(inteiro, { compress: false, mtime }, (pronto) => {
    abrirPara(armazenamento, chave, saida).then(
      (leitura) => pronto(null, leitura),
      (erro: unknown) => saida.destroy(erro as Error), // what opening a file throws
    );
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
  const dono = { id, usuario, permissao: permissao ?? PERMISSAO_PADRAO };
  const anuncios = await copiaDosAnuncios(strapi).copiar(dono);
  const anuncios_excluidos = await copiaDosAnuncios(strapi).excluidos(dono);
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
    anuncios_excluidos,
    recebimentos: await copiarRecebimentos(strapi, [
      ...anuncios.map(({ anuncio }) => anuncio.id),
      ...anuncios_excluidos.map(({ codigo }) => codigo),
    ]),
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
      const chave = arquivos(strapi).chaveDe(url);
      if (chave) await incluir(zip, saida, armazenamentoDe(strapi), { chave, nome });
    }
  zip.end();
  return saida;
};
