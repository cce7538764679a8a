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
  // What checks a form's fields: the lists share modules with it, and need none of it.
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  // Whoever opens one of the public lists goes on to the others.
  { name: 'catalogo', test: /src[\\/]pages[\\/](webradios|cantores|musicas|publicidade)[\\/]/ },
  // What completes every visit once the browser is idle: one file, for each more costs the phone's processor too.
  {
    name: 'por-cima',
    test: /src[\\/](ui[\\/](dialogo|moldura-campo)|http[\\/]caminhos|app[\\/]depois|features[\\/]menu[\\/]menu-lateral|player[\\/](mais[\\/]parts|folha[\\/]over-the-page)|lib[\\/]monitoramento[\\/](presenca|impressoes))\.tsx?$/,
  },
  // The login form brings what every other form is made of.
  { name: 'formulario', test: /src[\\/]pages[\\/]login[\\/]modal-de-login/ },
];
