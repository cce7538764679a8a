import { Bell, Headphones, Rocket, Server } from '@strapi/icons';

const LEITURA = [{ action: 'plugin::portal.painel.read' }];
/** Of nobody's role: a super admin's only. */
const SAUDE = [{ action: 'plugin::portal.saude.read' }];

/** The widgets of the panel's home, in this order. */
export const QUADROS = [
  {
    id: 'pendencias',
    icon: Bell,
    title: { id: 'portal.quadros.pendencias', defaultMessage: 'Pendências' },
    component: async () => (await import('./pendencias')).Pendencias,
  },
  {
    id: 'no-ar',
    icon: Rocket,
    title: { id: 'portal.quadros.no-ar', defaultMessage: 'No ar' },
    component: async () => (await import('./no-ar')).NoAr,
  },
  {
    id: 'mais-ouvidas',
    icon: Headphones,
    title: { id: 'portal.quadros.mais-ouvidas', defaultMessage: 'Mais ouvidas' },
    component: async () => (await import('./mais-ouvidas')).MaisOuvidas,
  },
  {
    id: 'saude',
    icon: Server,
    title: { id: 'portal.quadros.saude', defaultMessage: 'Saúde' },
    component: async () => (await import('./saude')).Saude,
    permissions: SAUDE,
  },
].map((quadro) => ({ permissions: LEITURA, ...quadro, pluginId: 'portal' }));
