const INICIAL = ['$initial' as const];

/**
 * Code splitting: few files, because over HTTP/1.1 a phone fetches six at a time and each costs it a round trip. Groups
 * come before those below them, and each takes along what its modules need.
 */
export const PEDACOS = [
  // React changes only with an upgrade: visitors who come back have it.
  {
    name: 'react',
    tags: INICIAL,
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  },
  { name: 'inicio', tags: INICIAL },
  // Whoever opens one of the public lists goes on to the others.
  { name: 'catalogo', test: /src[\\/]pages[\\/](webradios|cantores|musicas|publicidade)[\\/]/ },
  // What opens over any page, and may come to every visit: without the forms.
  { name: 'por-cima', test: /src[\\/](ui[\\/](dialogo|moldura-campo)|http[\\/]caminhos)\.tsx?$/ },
  // The login form brings what every other form is made of.
  { name: 'formulario', test: /src[\\/]pages[\\/]login[\\/]modal-de-login/ },
];
