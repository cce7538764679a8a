/** The upper half of code page 850, in which Windows in Portuguese writes names that are no UTF-8. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A name as its archive has it, whatever wrote that: UTF-8, said or not, else what Windows writes. Its folders end in `/`. */
export const nomeNoZip = (bytes: Uint8Array): string => {
  let nome: string;
  try {
    nome = utf8.decode(bytes);
  } catch {
    nome = Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : (CP850[byte - 0x80] ?? ''),
    ).join('');
  }
  return nome.replaceAll('\\', '/');
};

/** What a cell of a spreadsheet says when it names a file and no address: `logo.png`, `radios/logo.png`. */
const IMAGEM = /^(?:[^/\\.:]+[/\\])*[^/\\:]+\.(?:jpe?g|png|webp)$/iu;

/** Whether a cell names a picture of the zip; an address has a scheme, or a dot before its first slash. */
export const isNomeDeImagem = (celula: string): boolean =>
  celula.length <= 250 && IMAGEM.test(celula);
