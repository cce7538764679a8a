/** A call of the panel's to the portal. */
export type Pedir = (url: string, opcoes?: RequestInit) => Promise<Response>;

/** Of a request: the type of the form that a file is for. */
export const FORMULARIO = 'X-Portal-Formulario';
/** Of a request: that somebody is here to be asked, and what they said yes to. */
export const CONFIRMO = 'X-Portal-Confirmo';
/** Of a request: the `updatedAt` of the version its sender looked at, where the body has none or an older one. */
export const VISTO = 'Portal-Visto-Em';

/** The address of a call to the portal; null for what goes elsewhere. */
export const caminhoDe = (url: string): URL | null => {
  const lido = new URL(url, location.href);
  return lido.origin === location.origin ? lido : null;
};

export const isLeitura = (opcoes: RequestInit | undefined): boolean =>
  (opcoes?.method ?? 'GET').toUpperCase() === 'GET';

/** The same call with a header, in the place of what it said. */
export const comCabecalho = (
  opcoes: RequestInit | undefined,
  nome: string,
  valor: string,
): RequestInit => {
  const headers = new Headers(opcoes?.headers);
  headers.set(nome, valor);
  return { ...opcoes, headers };
};

/** What an answer says; null for what is no JSON. The answer can still be read. */
export const lerJson = (resposta: Response): Promise<unknown> =>
  resposta
    .clone()
    .json()
    .catch(() => null);
