/** What a log may never carry (contrato 7): personal documents, e-mails in full, passwords and tokens. */
const REGRAS: ReadonlyArray<readonly [RegExp, string]> = [
  [/(\w:\/\/)[^\s/@:]*:[^\s/@]*@/g, '$1[credencial]@'],
  [/\/usuario\/email\/(trocar|confirmar)\/[^\s/?#"']+/g, '/usuario/email/$1/[token]'],
  [/\/usuario\/recuperacao\/(?!mail\b)[^\s/?#"']+/g, '/usuario/recuperacao/[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [
    /((?:senha|password|token|secret|segredo|code|registrationToken)\w*["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
    '$1[oculto]',
  ],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  // The panel takes addresses with accents.
  [/[\p{L}\p{M}\w.%+'-]+(?:@|%40)[\p{L}\p{M}\w-]+(?:\.[\p{L}\p{M}\w-]+)+/gu, '[e-mail]'],
  [/\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/gi, '[documento]'],
  [/\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g, '[documento]'],
  [/\b(?:[0-9A-Z]{12}\d{2}|\d{9}-?\d{2})\b/gi, '[documento]'],
  // What PostgreSQL quotes of a row it refuses.
  [/(invalid input (?:syntax for|value for) [^"]*)"(?:[^"]|"")*"/g, '$1[valor]'],
  [/(Failing row contains \().*\)/g, '$1[valores])'],
  [/(Key \([^)]*\)=\().*?\)(?= )/g, '$1[valor])'],
  [/\b[\w-]{40,}\b/g, '[token]'],
];

const CHAVE_SECRETA = /senha|password|token|secret|segredo|authorization|cookie|documento|email/i;
const MAIOR_PROFUNDIDADE = 6;

const seguirRegras = (texto: string): string =>
  REGRAS.reduce((limpo, [padrao, troca]) => limpo.replace(padrao, troca), texto);

/** Letters, numbers and signs that an address may have escaped. */
const ESCAPE = /%[2-7][\da-f]/gi;

/** A text without what a log may not carry, also where an address writes it with escapes: a CNPJ's slash is `%2F` there. */
export const redigirTexto = (texto: string): string => {
  const limpo = seguirRegras(texto);
  const lido = limpo.replace(ESCAPE, (escape) => decodeURIComponent(escape));
  const redigido = lido === limpo ? lido : seguirRegras(lido);
  return redigido === lido ? limpo : redigido;
};

const redigirEntrada = ([chave, valor]: [string, unknown], profundidade: number) =>
  [chave, CHAVE_SECRETA.test(chave) ? '[oculto]' : redigir(valor, profundidade)] as const;

/** A stack, of which knex leaves the words of the driver: the statement it failed at comes first. */
const pilhaDe = ({ stack, message }: Error): string =>
  stack?.includes(message) ? stack : [message, stack].filter(Boolean).join('\n');

/** Any value, redacted, ready for JSON; too deep or circular parts are cut. */
export const redigir = (valor: unknown, profundidade = 0): unknown => {
  if (typeof valor === 'string') return redigirTexto(valor);
  if (typeof valor === 'bigint') return valor.toString();
  if (valor === null || typeof valor !== 'object') return valor;
  if (profundidade >= MAIOR_PROFUNDIDADE) return '[…]';
  if (valor instanceof Date) return valor;
  if (valor instanceof Error) return { nome: valor.name, pilha: redigirTexto(pilhaDe(valor)) };
  if (Array.isArray(valor)) return valor.map((item) => redigir(item, profundidade + 1));
  return Object.fromEntries(
    Object.entries(valor).map((entrada) => redigirEntrada(entrada, profundidade + 1)),
  );
};
