/** Of Strapi's own widgets only what editors use stays, after the portal's. */
const DO_STRAPI: readonly string[] = ['last-edited-entries'];

interface Quadro {
  id: string;
  pluginId?: string;
}

/** The widgets of the panel's home: the portal's first, Strapi's promotions gone. */
export const soOsUteis = <T extends Quadro>(quadros: readonly T[]): T[] => [
  ...quadros.filter(({ pluginId }) => pluginId === 'portal'),
  ...quadros.filter(({ pluginId, id }) => pluginId !== 'portal' && DO_STRAPI.includes(id)),
];
