/** A cookie's value as the server wrote it, not decoded; null when it is missing. */
export const lerCookie = (cookies: string, nome: string): string | null => {
  const inicio = `${nome}=`;
  const achado = cookies.split('; ').find((cookie) => cookie.startsWith(inicio));
  return achado === undefined ? null : achado.slice(inicio.length);
};
