/** Who may knock: also sessions that are no more, or never were. */
export const ATORES = [
  ...(['convidado', 'outra', 'dona', 'administradora'] as const),
  ...(['rebaixada', 'bloqueada', 'saiu', 'forjada'] as const),
] as const;
export type Ator = (typeof ATORES)[number];
export type Esperado = Record<Ator, number>;

export const todos = (status: number): Esperado =>
  // The keys are the actors'.
  Object.fromEntries(ATORES.map((ator) => [ator, status])) as Esperado;

/** A post by a forged session carries a token of the true one: it falls before anybody asks who it is. */
export const formulario = (status: number): Esperado => ({ ...todos(status), forjada: 403 });

export const logados = (status: number): Esperado => ({
  ...todos(401),
  outra: status,
  dona: status,
  administradora: status,
  rebaixada: status,
});

/** What only administrators may do; `status` is what they get. */
export const daAdministracao = (status: number): Esperado => ({
  ...logados(403),
  administradora: status,
});

/** What an ad's owner and administrators may do: to others there is no such ad. */
export const doDono = (dona: number, administradora = dona): Esperado => ({
  ...logados(404),
  dona,
  administradora,
});

export const post = (esperado: Esperado): Esperado => ({ ...esperado, forjada: 403 });
