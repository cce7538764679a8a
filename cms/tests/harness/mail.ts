/** A mail's parts, read from its RFC 822 form. */
export interface Mail {
  cabecalhos: Map<string, string>;
  texto: string;
  html: string;
  /** Pictures that came with it. */
  figuras: Buffer[];
}

const separar = (mensagem: string): { cabecalhos: Map<string, string>; corpo: string } => {
  const fim = mensagem.indexOf('\r\n\r\n');
  if (fim < 0) throw new Error('a message without an end of headers');
  const linhas = mensagem
    .slice(0, fim)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const cabecalhos = new Map<string, string>();
  for (const linha of linhas) {
    const [, nome, valor] = /^([\w-]+):\s?(.*)$/.exec(linha) ?? [];
    if (nome === undefined) throw new Error(`not a header: ${linha}`);
    if (cabecalhos.has(nome.toLowerCase())) throw new Error(`a header twice: ${nome}`);
    cabecalhos.set(nome.toLowerCase(), valor ?? '');
  }
  return { cabecalhos, corpo: mensagem.slice(fim + 4) };
};

const deQuotedPrintable = (texto: string): Buffer =>
  Buffer.from(
    texto
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

const decodificar = (corpo: string, codificacao: string): Buffer => {
  if (/base64/i.test(codificacao)) return Buffer.from(corpo, 'base64');
  return /quoted-printable/i.test(codificacao) ? deQuotedPrintable(corpo) : Buffer.from(corpo);
};

/** Words of a header that may be encoded (RFC 2047). */
const legivel = (valor: string): string =>
  valor
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, modo: string, palavras: string) =>
      modo.toLowerCase() === 'b'
        ? Buffer.from(palavras, 'base64').toString('utf8')
        : deQuotedPrintable(palavras.replace(/_/g, ' ')).toString('utf8'),
    );

interface Parte {
  tipo: string;
  conteudo: Buffer;
}

/** The leaves of a MIME part, whatever nests them. */
const partesDe = ({ cabecalhos, corpo }: ReturnType<typeof separar>): Parte[] => {
  const tipo = cabecalhos.get('content-type') ?? '';
  const limite = /boundary="?([^";]+)/.exec(tipo)?.[1];
  if (!limite) {
    const codificacao = cabecalhos.get('content-transfer-encoding') ?? '';
    return [{ tipo, conteudo: decodificar(corpo, codificacao) }];
  }
  return corpo
    .split(`--${limite}`)
    .slice(1, -1)
    .flatMap((parte) => partesDe(separar(parte.replace(/^\r\n/, ''))));
};

/** Reads a message of several parts. Throws when it is none. */
export const lerMail = (mensagem: string): Mail => {
  const inteira = separar(mensagem);
  const partes = partesDe(inteira);
  const parte = (tipo: string): string => {
    const achada = partes.find((uma) => uma.tipo.startsWith(tipo));
    if (!achada) throw new Error(`no part of type ${tipo}`);
    return achada.conteudo.toString('utf8');
  };
  return {
    cabecalhos: new Map([...inteira.cabecalhos].map(([nome, valor]) => [nome, legivel(valor)])),
    texto: parte('text/plain').replace(/\r\n/g, '\n'),
    html: parte('text/html'),
    figuras: partes.filter(({ tipo }) => tipo.startsWith('image/')).map((uma) => uma.conteudo),
  };
};

/** The recovery token a mail carries. */
export const tokenDoMail = ({ texto }: Mail): string => {
  const token = /\/usuario\/recuperacao\/([\w-]+)/.exec(texto)?.[1];
  if (!token) throw new Error(`no recovery link: ${texto}`);
  return token;
};
