// Preloaded into `strapi build`: the server it would compile first, with its types checked, is compiled already.
require('@strapi/typescript-utils').compile = () => Promise.resolve();
