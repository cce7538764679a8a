/** An environment with what is not set in it; as everywhere, an empty value is none. */
export const comPadroes = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const padrao = (nome: string, valor: string): void => {
    if (!env[nome]?.trim()) env[nome] = valor;
  };
  // Strapi calls an unset environment "development" as soon as it is loaded.
  padrao('NODE_ENV', 'production');
  padrao('STRAPI_TELEMETRY_DISABLED', 'true');
  // Thread pool: Node's own four threads serve file reads, name look-ups, password hashing and pictures alike, so a few
  // slow ones would hold every file of /storage. An idle thread costs next to nothing. Read when the first one is needed,
  // so set before all else.
  padrao('UV_THREADPOOL_SIZE', '16');
  return env;
};

// Strapi asks several things of one PostgreSQL transaction at a time; pg 8 queues them and warns that pg 9 won't.
process.noDeprecation = true;

/** Imported before Strapi. */
export const AMBIENTE_DO_PROCESSO = comPadroes(process.env);
