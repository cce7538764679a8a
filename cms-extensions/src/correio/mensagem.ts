import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import { escapar } from '@portal/contracts/texto/html';
import { ESTILO, TEXTO_MIUDO } from './marca';
import type { Conteudo } from './service';

/** A mail ready to go. */
export interface Mensagem {
  para: string;
  assunto: string;
  texto: string;
  html: string;
  /** Header `List-Unsubscribe` (RFC 2369) of a mail that can be done without. */
  desligar?: string;
}

/** What every mail of this portal carries besides its own words. */
export interface Papel {
  /** The portal's own footer, which staff edit. */
  assinatura?: string;
  /** PORTAL_URL: where the logo is and where it leads. */
  portal: string;
}

/** Content-ID of the picture of a mail's code to copy. */
export const CID_DO_QR = 'qr@portal';

/**
 * A header's value. Throws on control characters: a line break would let its author write headers (docs/seguranca.md).
 */
export const emCabecalho = (valor: string): string => {
  if (/\p{Cc}/u.test(valor)) throw new Error('control characters in a mail header');
  return valor;
};

const link = (url: string): string => `<a class="link" href="${escapar(url)}">${escapar(url)}</a>`;

const paragrafo = (texto: string): string => `<p>${escapar(texto)}</p>`;

const letraMiuda = (texto: string, depois = ''): string =>
  `<p class="miudo" style="${TEXTO_MIUDO}">${escapar(texto).replace(/\r?\n/g, '<br>')}${depois}</p>`;

const linkPara = ({ rotulo, url }: NonNullable<Conteudo['desligar']>): string =>
  ` <a class="link" href="${escapar(url)}">${escapar(rotulo)}</a>`;

const botao = ({ rotulo, url }: NonNullable<Conteudo['acao']>): string =>
  `<p style="margin:24px 0"><a class="botao" href="${escapar(url)}">${escapar(rotulo)}</a></p>` +
  `<p class="miudo" style="${TEXTO_MIUDO}">Se o botão não funcionar, copie este endereço no navegador:<br>${link(url)}</p>`;

const tabela = (dados: NonNullable<Conteudo['dados']>): string => {
  const linhas = dados.map(
    ([nome, valor]) => `<tr><th scope="row">${escapar(nome)}</th><td>${escapar(valor)}</td></tr>`,
  );
  return `<table class="dados">${linhas.join('')}</table>`;
};

const paraCopiar = ({ rotulo, texto }: NonNullable<Conteudo['codigo']>): string =>
  `<p><strong>${escapar(rotulo)}</strong></p>` +
  `<p class="codigo">${escapar(texto)}</p>` +
  `<p><img class="qr" src="cid:${CID_DO_QR}" width="200" height="200" alt="QR Code: o mesmo código, para a câmera do celular"></p>`;

const textoDe = (
  { paragrafos, motivo, dados, codigo, acao, depois, rodape, desligar }: Conteudo,
  assinatura: string,
): string =>
  [
    ...paragrafos,
    ...(motivo ? [motivo] : []),
    ...(dados ? [dados.map(([nome, valor]) => `${nome}: ${valor}`).join('\n')] : []),
    ...(codigo ? [`${codigo.rotulo}:\n${codigo.texto}`] : []),
    ...(acao ? [`${acao.rotulo}:\n${acao.url}`] : []),
    ...(depois ?? []),
    `--\n${[rodape, desligar && `${desligar.rotulo}:\n${desligar.url}`, assinatura].filter(Boolean).join('\n\n')}`,
  ].join('\n\n');

/**
 * Renders both parts of a mail, plain and HTML, from the same content. No template evaluates anything
 * (docs/seguranca.md). The one picture it names from inside is `CID_DO_QR`.
 */
export const montar = (conteudo: Conteudo, { assinatura = '', portal }: Papel): Mensagem => {
  const { para, assunto, paragrafos, motivo, dados, codigo, acao, depois, rodape, desligar } =
    conteudo;
  return {
    para: emCabecalho(para),
    assunto: emCabecalho(assunto),
    texto: textoDe(conteudo, assinatura),
    ...(desligar && { desligar: `<${emCabecalho(desligar.url)}>` }),
    html:
      '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
      `<title>${escapar(assunto)}</title><style>${ESTILO}</style></head>` +
      '<body class="fundo"><div class="folha">' +
      `<p class="marca"><a href="${escapar(portal)}/"><img src="${escapar(portal)}/assets/icone-1-192.png" ` +
      `width="40" height="40" alt=""> <span>${escapar(NOME_DO_PORTAL)}</span></a></p><div class="papel">` +
      paragrafos.map(paragrafo).join('') +
      (motivo ? `<p class="motivo"><strong>${escapar(motivo)}</strong></p>` : '') +
      (dados ? tabela(dados) : '') +
      (codigo ? paraCopiar(codigo) : '') +
      (acao ? botao(acao) : '') +
      (depois ?? []).map(paragrafo).join('') +
      `</div>${letraMiuda(rodape, desligar && linkPara(desligar))}${assinatura ? letraMiuda(assinatura) : ''}</div></body></html>`,
  };
};
