import { LANCAMENTOS_MAXIMOS } from '@portal/contracts/caixa/extrato';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { parser } from 'sax';
import { dataDe, juntar, valorDe, type Lancamento } from './campos-do-extrato';
import { RecusaDeExtrato } from './recusa-de-extrato';

/** The fields of one STMTTRN, by their names in capitals. */
type Campos = Map<string, string>;

const FUNDO_MAXIMO = 64;
const PEDACO = 64 * 1024;
const TRANSACAO = 'STMTTRN';
/** A bank's own lines about the balance: some have them among the entries. */
const SALDO = /^(s a l d o|saldo (anterior|inicial|final|atual|do dia|em conta|disponivel))\b/;
const ILEGIVEL = 'extratoIlegivel';

const lancamentoDe = (campos: Campos, numero: number): Lancamento => {
  const campo = (nome: string): string => campos.get(nome) ?? '';
  const quando = campo('DTPOSTED');
  const [, ano = '', mes = '', dia = ''] = /^\s*(\d{4})(\d{2})(\d{2})/.exec(quando) ?? [];
  const centavos = valorDe(campo('TRNAMT'), numero);
  return {
    data: dataDe([ano, mes, dia], numero, quando),
    centavos: /^DEBIT$/i.test(campo('TRNTYPE')) ? -Math.abs(centavos) : centavos,
    descricao: juntar([campo('NAME'), campo('MEMO')]),
    codigo: campo('FITID'),
  };
};

/** Collects entries from the tags of a statement, whichever syntax they came in. Throws RecusaDeExtrato. */
class Coletor {
  readonly lancamentos: Lancamento[] = [];
  private campos: Campos | null = null;
  private lidos = 0;

  abrir(nome: string): void {
    if (nome !== TRANSACAO) return;
    if (this.campos) throw new RecusaDeExtrato(ILEGIVEL);
    if (this.lidos >= LANCAMENTOS_MAXIMOS) throw new RecusaDeExtrato('extratoLongo');
    this.campos = new Map();
  }

  texto(nome: string, texto: string): void {
    if (this.campos && texto !== '')
      this.campos.set(nome, `${this.campos.get(nome) ?? ''}${texto}`);
  }

  fechar(nome: string): void {
    if (nome !== TRANSACAO) return;
    if (!this.campos) throw new RecusaDeExtrato(ILEGIVEL);
    this.lidos += 1;
    const lancamento = lancamentoDe(this.campos, this.lidos);
    if (!SALDO.test(dobrar(lancamento.descricao))) this.lancamentos.push(lancamento);
    this.campos = null;
  }
}

const ENTIDADES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};
/** The entities OFX has; others stay as they are written, as a bank's bare `&` does. */
const decodificar = (texto: string): string =>
  texto.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, nome: string) => ENTIDADES[nome] ?? '');

/** OFX 1: SGML, where a field ends with its line or at the next tag, closed or not. */
const lerSgml = (corpo: string): Lancamento[] => {
  const coletor = new Coletor();
  let inteiro = false;
  for (const [, barra, tag = '', texto = ''] of corpo.matchAll(/<(\/?)([\w.]{1,64})>([^<]*)/g)) {
    const nome = tag.toUpperCase();
    if (barra === '/') {
      coletor.fechar(nome);
      inteiro = nome === 'OFX';
    } else {
      coletor.abrir(nome);
      coletor.texto(nome, decodificar(texto).trim());
    }
  }
  // What was cut off half-way is not the statement.
  if (!inteiro) throw new RecusaDeExtrato(ILEGIVEL);
  return coletor.lancamentos;
};

/** OFX 2: XML. sax expands no entity but the five of XML and character numbers, and opens no address. */
const lerXml = (texto: string): Lancamento[] => {
  const coletor = new Coletor();
  const abertas: string[] = [];
  const leitor = parser(true, { trim: true });
  const ler = (pedaco: string): void => coletor.texto(abertas.at(-1) ?? '', pedaco);
  leitor.onopentag = ({ name }) => {
    const nome = name.toUpperCase();
    abertas.push(nome);
    if (abertas.length > FUNDO_MAXIMO) throw new RecusaDeExtrato(ILEGIVEL);
    coletor.abrir(nome);
  };
  leitor.onclosetag = () => coletor.fechar(abertas.pop() ?? '');
  leitor.ontext = ler;
  leitor.oncdata = ler;
  leitor.ondoctype = () => {
    throw new RecusaDeExtrato('extratoComEntidades');
  };
  leitor.onerror = () => {
    throw new RecusaDeExtrato(ILEGIVEL);
  };
  for (let i = 0; i < texto.length; i += PEDACO) leitor.write(texto.slice(i, i + PEDACO));
  leitor.close();
  return coletor.lancamentos;
};

const INICIO = 4096;

/** Whether a text is OFX: by what it begins with, since names and declared types say nothing. */
export const isOfx = (texto: string): boolean =>
  /^\s*(OFXHEADER|<)/i.test(texto.slice(0, INICIO)) && /<OFX\b/i.test(texto);

/** Every entry of an OFX statement, of version 1 or 2. Throws RecusaDeExtrato. */
export const lerOfx = (texto: string): Lancamento[] => {
  if (/<!(DOCTYPE|ENTITY)/i.test(texto)) throw new RecusaDeExtrato('extratoComEntidades');
  const comeco = texto.search(/<OFX\b/i);
  const isXml = /<\?(xml|OFX)\b/i.test(texto.slice(0, comeco));
  return isXml ? lerXml(texto.trimStart()) : lerSgml(texto.slice(comeco));
};
