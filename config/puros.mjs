/** The names of what is pure in each package: what mutation testing breaks. */
export const PUROS = {
  contracts: ['*'],
  'cms-extensions': [
    '*rules',
    ...['by-name', 'colunas', 'consulta', 'csv', 'csv-do-banco', 'documento-valido', 'enderecos'],
    ...['erros-de-unicidade', 'links', 'mail-de-recuperacao', 'mail-do-anuncio'],
    ...[
      'mail-do-fim',
      'mensagem',
      'pagamento',
      'panel-email',
      'peso',
      'pix',
      'robos',
      'safe-link',
      'search',
      'shuffle',
      'token',
      'via-cep',
    ],
    // Of database and http.
    ...['away', 'rounds', 'body-text', 'client-address', 'conditional', 'negotiate'],
    ...['query', 'range', 'request-origin', 'request-path', 'signature', 'stored-file'],
  ],
};
