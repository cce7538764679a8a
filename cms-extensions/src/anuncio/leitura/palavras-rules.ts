import { MAIOR_ID } from '@portal/contracts/anuncio/id';
import { dobrar } from '@portal/contracts/texto/dobrar';

/** A word an administrator looks for ads by, in each of the forms it may be found in. */
export interface Palavra {
  /** Part of a title, folded. */
  texto: string;
  /** The ad's code, alone or as the payment's identifier. */
  codigo: number | null;
  /** Part of an advertiser's name or e-mail. */
  conta: string | null;
  /** Part of an advertiser's CPF or CNPJ, without punctuation. */
  documento: string | null;
}

/** More words than anybody types; each one is a pass over the ads. */
const MAIS_PALAVRAS = 10;
/** Shorter numbers are codes: nearly every document and many an e-mail has them somewhere. */
const MENOR_NUMERO = 4;

/** `12`, `#12`, `ANUNCIO12`. */
const codigoDe = (palavra: string): number | null => {
  const digitos = /^(?:#|anuncio)?0*([1-9]\d{0,9})$/.exec(palavra)?.[1];
  return digitos !== undefined && Number(digitos) <= MAIOR_ID ? Number(digitos) : null;
};

const documentoDe = (palavra: string): string | null => {
  const documento = palavra.replace(/[^\da-z]/g, '');
  return documento.length >= MENOR_NUMERO && /\d/.test(documento) ? documento.toUpperCase() : null;
};

/** How pages and mails name an ad by its code: `nº 12`, `anúncio nº 12`, `Pão (nº 12)`. */
const NUMERADO = /(^|\s)(?:an[uú]ncio\s+)?\(?n\.?[º°]\s*(\d+)\)?/giu;

/** The words of a search (contrato 5): an ad fits that has each of them somewhere. `ANUNCIO 12` is one word. */
export const palavrasDaBusca = (busca: string): Palavra[] => {
  const palavras = dobrar(busca.normalize('NFC').replace(NUMERADO, '$1#$2 '))
    .replace(/(^| )anuncio (?=\d)/g, '$1anuncio')
    .split(' ');
  return [...new Set(palavras)]
    .filter((palavra) => palavra !== '')
    .slice(0, MAIS_PALAVRAS)
    .map((texto) => ({
      texto,
      codigo: codigoDe(texto),
      conta: /^#?\d+$/.test(texto) && texto.length < MENOR_NUMERO ? null : texto,
      documento: documentoDe(texto),
    }));
};
