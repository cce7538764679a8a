import { Bell, Headphones, Rocket, Server, Upload, VolumeUp } from '@strapi/icons';

const LEITURA = [{ action: 'plugin::portal.painel.read' }];
const quemPode = (verbo: string) =>
  ['api::radio.radio', 'api::cantor.cantor', 'api::musica.musica'].map((subject) => ({
    action: `plugin::content-manager.explorer.${verbo}`,
    subject,
  }));
/** To whoever may make entries of one of these types. */
export const CRIAR = quemPode('create');
/** To whoever may delete them, and so may want them back. */
export const APAGAR = quemPode('delete');
/** To whoever reads the radios. */
export const LER_RADIOS = [
  { action: 'plugin::content-manager.explorer.read', subject: 'api::radio.radio' },
];
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
    id: 'transmissoes',
    icon: VolumeUp,
    title: { id: 'portal.quadros.transmissoes', defaultMessage: 'Transmissões com problema' },
    component: async () => (await import('./transmissoes')).TransmissoesComProblema,
    permissions: LER_RADIOS,
  },
  {
    id: 'muitos-de-uma-vez',
    icon: Upload,
    title: { id: 'portal.quadros.muitos-de-uma-vez', defaultMessage: 'Muitos de uma vez' },
    component: async () => (await import('./muitos-de-uma-vez')).MuitosDeUmaVez,
    permissions: CRIAR,
  },
  {
    id: 'saude',
    icon: Server,
    title: { id: 'portal.quadros.saude', defaultMessage: 'Saúde' },
    component: async () => (await import('./saude')).Saude,
    permissions: SAUDE,
  },
].map((quadro) => ({ permissions: LEITURA, ...quadro, pluginId: 'portal' }));
