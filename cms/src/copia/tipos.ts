/** A relation, as its table keeps it: the column of this type's rows, that of the others, and whose those are. */
export interface Relacao {
  tabela: string;
  minha: string;
  outra: string;
  tabelaDaOutra: string;
}

export interface Tipo {
  tabela: string;
  uid: string;
  /** Relations that are part of an entry. */
  suas: readonly Relacao[];
  /** Relations that are part of other entries, which point here. */
  deOutros: readonly Relacao[];
  /** What it is called in the register of slugs; null: it has none. */
  slug: string | null;
}

const comAnuncio = (tabela: string, minha: string): Relacao => ({
  ...{ tabela: `${tabela}_anuncio_lnk`, minha },
  ...{ outra: 'anuncio_id', tabelaDaOutra: 'anuncios' },
});

/** What can be brought back alone, by the name of its table. The rest hangs together: it comes back as a whole. */
export const TIPOS: Readonly<Record<string, Tipo>> = {
  radios: {
    ...{ tabela: 'radios', uid: 'api::radio.radio', slug: 'radio' },
    suas: [comAnuncio('radios', 'radio_id')],
    deOutros: [
      {
        ...{ tabela: 'configuracao_radio_padrao_lnk', minha: 'radio_id' },
        ...{ outra: 'configuracao_id', tabelaDaOutra: 'configuracao' },
      },
    ],
  },
  cantores: {
    ...{ tabela: 'cantores', uid: 'api::cantor.cantor', slug: 'cantor' },
    suas: [comAnuncio('cantores', 'cantor_id')],
    deOutros: [
      {
        ...{ tabela: 'musicas_cantor_lnk', minha: 'cantor_id' },
        ...{ outra: 'musica_id', tabelaDaOutra: 'musicas' },
      },
    ],
  },
  musicas: {
    ...{ tabela: 'musicas', uid: 'api::musica.musica', slug: 'musica' },
    suas: [
      comAnuncio('musicas', 'musica_id'),
      {
        ...{ tabela: 'musicas_cantor_lnk', minha: 'musica_id' },
        ...{ outra: 'cantor_id', tabelaDaOutra: 'cantores' },
      },
    ],
    deOutros: [],
  },
  precos: { tabela: 'precos', uid: 'api::preco.preco', slug: null, suas: [], deOutros: [] },
};
