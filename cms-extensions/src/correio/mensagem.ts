import type { Conteudo } from './service';

/** A mail ready to go. */
export interface Mensagem {
  para: string;
  assunto: string;
  texto: string;
  html: string;
}

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it: nothing in it is markup. */
export const escaparHtml = (texto: string): string =>
  texto.replace(/[&<>"']/g, (letra) => ENTIDADES[letra] ?? letra);

/**
 * A header's value. Throws on control characters: a line break would let its author write headers (docs/seguranca.md).
 */
export const emCabecalho = (valor: string): string => {
  if (/\p{Cc}/u.test(valor)) throw new Error('control characters in a mail header');
  return valor;
};

const botao = ({ rotulo, url }: NonNullable<Conteudo['acao']>): string =>
  `<p style="margin:24px 0"><a href="${escaparHtml(url)}" style="background:#5b21b6;color:#ffffff;` +
  `padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:bold">${escaparHtml(rotulo)}</a></p>` +
  `<p style="font-size:13px;color:#4b5563">Se o botão não funcionar, copie este endereço no navegador:<br>` +
  `${escaparHtml(url)}</p>`;

const paragrafo = (texto: string): string => `<p>${escaparHtml(texto)}</p>`;

const letraMiuda = (texto: string): string =>
  `<p style="font-size:13px;color:#4b5563">${escaparHtml(texto).replace(/\r?\n/g, '<br>')}</p>`;

/**
 * Renders both parts of a mail, plain and HTML, from the same paragraphs. No template evaluates anything
 * (docs/seguranca.md). `assinatura`: the portal's own footer, which staff edit.
 */
export const montar = (
  { para, assunto, paragrafos, acao, rodape }: Conteudo,
  assinatura = '',
): Mensagem => ({
  para: emCabecalho(para),
  assunto: emCabecalho(assunto),
  texto: [
    ...paragrafos,
    ...(acao ? [`${acao.rotulo}:\n${acao.url}`] : []),
    `--\n${[rodape, assinatura].filter(Boolean).join('\n\n')}`,
  ].join('\n\n'),
  html:
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">' +
    `<title>${escaparHtml(assunto)}</title></head>` +
    '<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;' +
    'line-height:1.5;color:#111827;background:#ffffff"><div style="max-width:560px;margin:0 auto">' +
    `${paragrafos.map(paragrafo).join('')}${acao ? botao(acao) : ''}` +
    `${letraMiuda(rodape)}${assinatura ? letraMiuda(assinatura) : ''}</div></body></html>`,
});
