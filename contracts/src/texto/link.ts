import { MENSAGENS_DO_LINK as MSG } from './mensagens';

/** What both runtimes give and neither's types are loaded for here: the rules belong to no runtime. */
declare const URL: new (texto: string) => {
  protocol: string;
  username: string;
  password: string;
  hostname: string;
};

/** The parts of an address as a browser reads it, or null when it is none. Not `URL.canParse`: on Node 20 that answers false for accented hosts once it is compiled. */
const partesDoLink = (texto: string): InstanceType<typeof URL> | null => {
  try {
    return new URL(texto);
  } catch {
    return null;
  }
};

const SITE = /^https?:\/\/([^\s/?#\\]+)(.*)$/is;
const COM_PONTO = /^[^.]+(\.[^.]+)+$/;
const IPV4 = /^\d+(\.\d+){3}$/;

/**
 * Why a text is no address to send a visitor to, or null: http(s), a host with a dot, written as it will be read, without
 * user or password (contrato 5).
 */
export const recusaDoLink = (texto: string): string | null => {
  const [, site = '', resto = ''] = SITE.exec(texto) ?? [];
  if (site === '') return MSG.linkInvalido;
  const partes = /[\s\\]/.test(resto) ? null : partesDoLink(texto);
  if (!partes) return MSG.linkIlegivel;
  const { hostname, username, password } = partes;
  const comUsuario = username !== '' || password !== '' || site.includes('@');
  const [digitado = ''] = site.split(':');
  // `https://1` is an address to a browser, and to nobody else.
  const disfarcado = (IPV4.test(hostname) && digitado !== hostname) || digitado.includes('%');
  return comUsuario || disfarcado || !COM_PONTO.test(hostname) ? MSG.linkIncompleto : null;
};

/** Whether a text is an address to send a visitor to. */
export const isLink = (texto: string): boolean => recusaDoLink(texto) === null;

/** What a person types for an address, as it is stored: `instagram.com/x` is one of https. What is no address stays as it is. */
export const completarLink = (texto: string): string => {
  const limpo = texto.trim();
  const completo = `https://${limpo}`;
  return !/^[a-z][a-z\d+.-]*:(?!\d)|^\/\//i.test(limpo) && isLink(completo) ? completo : limpo;
};
