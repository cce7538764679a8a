// Imported before Strapi, which calls an unset environment "development" as soon as it is loaded.
process.env.NODE_ENV ??= 'production';
process.env.STRAPI_TELEMETRY_DISABLED ??= 'true';
// Strapi asks several things of one PostgreSQL transaction at a time; pg 8 queues them and warns that pg 9 won't.
process.noDeprecation = true;

export const AMBIENTE_DO_PROCESSO = process.env;
