// Imported before Strapi, which calls an unset environment "development" as soon as it is loaded.
process.env['NODE_ENV'] ??= 'production';
process.env['STRAPI_TELEMETRY_DISABLED'] ??= 'true';
// Strapi asks several things of one PostgreSQL transaction at a time; pg 8 queues them and warns that pg 9 won't.
process.noDeprecation = true;
// Thread pool: Node's own four threads serve file reads, name look-ups, password hashing and pictures alike, so a few
// slow ones would hold every file of /storage. An idle thread costs next to nothing. Read when the first one is needed,
// so set before all else.
process.env['UV_THREADPOOL_SIZE'] ??= '16';

export const AMBIENTE_DO_PROCESSO = process.env;
