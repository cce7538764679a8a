/** What is counted, as the counters' rows call it. */
export type TipoContador = 'musica' | 'radio' | 'clique' | 'visualizacao' | 'acesso';
