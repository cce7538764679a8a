/** Links of Strapi's to itself: its shop, its documentation in English, its site. */
const ESTILO = `
  a[href^="https://docs.strapi.io"],
  a[href^="https://market.strapi.io"],
  a[href^="https://strapi.io"],
  a[href^="https://cloud.strapi.io"],
  a[href^="https://www.strapi.io"] { display: none !important; }
`;

/** Takes Strapi's promotional links off every screen. Call once. */
export const semPropaganda = (): void => {
  const estilo = document.createElement('style');
  estilo.textContent = ESTILO;
  document.head.append(estilo);
};
