import { isIP } from 'node:net';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { ErroDeInicio } from './erro-de-inicio';

type Valor = string | number | boolean;

/** Transport options, as the mail library names them. When it is given an address as well, it ignores these. */
export interface Transporte {
  host: string;
  port?: number;
  secure: boolean;
  auth?: { user: string; pass: string };
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
  tls?: Record<string, Valor>;
  [opcao: string]: unknown;
}

const SEGUNDO = 1000;
const MINUTO = 60 * SEGUNDO;
/** After the end of a message a server may think for ten minutes (RFC 5321, 4.5.3.2.6): who hangs up earlier sends twice. */
const ESPERAS = {
  connectionTimeout: 30 * SEGUNDO,
  greetingTimeout: MINUTO,
  socketTimeout: 10 * MINUTO,
};
const PORTA_COM_TLS = 465;

type Leitor = (valor: string) => Valor | null;

const texto: Leitor = (valor) => valor || null;
const sim: Leitor = (valor) => ({ true: true, 1: true, false: false, 0: false })[valor] ?? null;
const inteiro: Leitor = (valor) => (/^[1-9]\d{0,8}$/.test(valor) ? Number(valor) : null);
/** What of the mail library's ways needs no more than a name and a password. */
const modo: Leitor = (valor) => (/^(PLAIN|LOGIN|CRAM-MD5)$/i.test(valor) ? valor : null);
/** How the portal greets: a name or an address in brackets, which is all a server takes there (RFC 5321, 4.1.1.1). */
const saudacao: Leitor = (valor) => (/^[\w.:[\]-]+$/.test(valor) ? valor : null);
const daMaquina: Leitor = (valor) => (isIP(valor) === 0 ? null : valor);
/** What this Node knows under the name: with anything else no mail would ever go. */
const doTls =
  (nome: keyof SecureContextOptions): Leitor =>
  (valor) => {
    try {
      createSecureContext({ [nome]: valor });
      return valor || null;
    } catch {
      return null;
    }
  };

/** What may stand after the `?`. Anything else is refused: a misspelt `requireTLS` would send in clear. */
const OPCOES: Readonly<Record<string, Leitor>> = {
  name: saudacao,
  localAddress: daMaquina,
  authMethod: modo,
  ignoreTLS: sim,
  requireTLS: sim,
  opportunisticTLS: sim,
  connectionTimeout: inteiro,
  greetingTimeout: inteiro,
  socketTimeout: inteiro,
  dnsTimeout: inteiro,
};
const OPCOES_TLS: Readonly<Record<string, Leitor>> = {
  rejectUnauthorized: sim,
  servername: texto,
  minVersion: doTls('minVersion'),
  ciphers: doTls('ciphers'),
};

const recusar = (motivo: string): never => {
  throw new ErroDeInicio(`SMTP_URL não serve: ${motivo}.`);
};

const enderecoDe = (valor: string): URL => {
  try {
    return new URL(valor);
  } catch {
    return recusar('escreva smtp://usuario:senha@servidor:porta, com os sinais da senha como %40');
  }
};

const decodificar = (parte: string): string => {
  try {
    return decodeURIComponent(parte);
  } catch {
    return recusar('um % no usuário ou na senha se escreve %25');
  }
};

const lerOpcao = (opcoes: typeof OPCOES, nome: string, valor: string): Valor => {
  const leitor = Object.hasOwn(opcoes, nome) ? opcoes[nome] : undefined;
  if (!leitor) return recusar(`a opção "${nome}" não existe`);
  return leitor(valor) ?? recusar(`a opção "${nome}" não aceita "${valor}"`);
};

const opcoesDe = ({ searchParams }: URL): Record<string, Valor | Record<string, Valor>> => {
  const tls: Record<string, Valor> = {};
  const opcoes: Record<string, Valor> = {};
  for (const [nome, valor] of searchParams) {
    if (nome.startsWith('tls.')) tls[nome.slice(4)] = lerOpcao(OPCOES_TLS, nome.slice(4), valor);
    else opcoes[nome] = lerOpcao(OPCOES, nome, valor);
  }
  return Object.keys(tls).length > 0 ? { ...opcoes, tls } : opcoes;
};

const semColchetes = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

/**
 * Reads SMTP_URL (contrato 7); null without one. Throws ErroDeInicio, without the password, on one that cannot be used.
 */
export const transporteDe = (valor: string | null): Transporte | null => {
  if (valor === null) return null;
  const endereco = enderecoDe(valor);
  const { protocol, hostname, port, username, password, pathname, hash } = endereco;
  if (!['smtp:', 'smtps:'].includes(protocol)) recusar('deve começar com smtp:// ou smtps://');
  if (hostname === '') recusar('falta o servidor');
  if (!['', '/'].includes(pathname) || hash !== '')
    recusar('os sinais /, ? e # do usuário e da senha se escrevem %2F, %3F e %23');
  if (port === '0') recusar('a porta vai de 1 a 65535');
  const user = decodificar(username);
  if (user === '' && password !== '') recusar('falta o usuário da senha');
  return {
    host: semColchetes(decodificar(hostname)),
    ...(port === '' ? {} : { port: Number(port) }),
    secure: protocol === 'smtps:' || Number(port) === PORTA_COM_TLS,
    ...(user === '' ? {} : { auth: { user, pass: decodificar(password) } }),
    ...ESPERAS,
    ...opcoesDe(endereco),
  };
};
