import { Bell, Headphones, Rocket } from '@strapi/icons';

const LEITURA = [{ action: 'plugin::portal.painel.read' }];

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
].map((quadro) => ({ ...quadro, pluginId: 'portal', permissions: LEITURA }));
