import type { Saude } from '@portal/contracts/painel/respostas';
import type { Core } from '@strapi/strapi';
import { isLate, jobsOf } from '../database/jobs';
import { disco, figurasDoBanco } from './figuras';
import { ultimaCopia } from './ultima-copia';

const iso = (ms: number): string => new Date(ms).toISOString();

/** Reads how the portal stands; whoever asks within seconds shares what the database said. */
export const lerSaude = (strapi: Core.Strapi): (() => Promise<Saude>) => {
  const lerBanco = figurasDoBanco(strapi);
  return async () => {
    const [figuras, copia] = [
      await lerBanco(),
      await ultimaCopia(strapi.config.get<string>('portal.dados')),
    ];
    const agora = Date.now();
    return {
      versao: strapi.config.get<string>('portal.versao'),
      emails: figuras && {
        esperando: figuras.correio.total,
        desde: figuras.correio.desde === null ? null : iso(figuras.correio.desde),
        desistidos: figuras.desistidos,
      },
      atrasados: jobsOf(strapi)
        .filter((job) => isLate(job, agora))
        .map(({ name: trabalho, lastSuccessAt, dueAt }) => ({
          trabalho,
          desde: iso(lastSuccessAt ?? dueAt),
        })),
      disco: await disco(strapi),
      ultimaCopia: copia === null ? null : iso(copia),
    };
  };
};
