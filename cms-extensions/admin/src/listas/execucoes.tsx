import { Typography } from '@strapi/design-system';
import type { ReactElement } from 'react';
import { numero, useLeitura } from '../inicio';

const TIPOS: Readonly<Record<string, string>> = {
  'api::radio.radio': 'radio',
  'api::cantor.cantor': 'cantor',
  'api::musica.musica': 'musica',
};

const Execucoes = ({ tipo, id }: { tipo: string; id: string }) => {
  const leitura = useLeitura<Record<string, number>>(`/painel/execucoes/${tipo}`);
  if (leitura.estado !== 'lido') return <Typography>…</Typography>;
  return <Typography>{numero(leitura.dados[id] ?? 0)}</Typography>;
};

interface Coluna {
  name: string;
  label: string;
  searchable: boolean;
  sortable: boolean;
  attribute?: object;
  cellFormatter?: (linha: { documentId: string }) => ReactElement;
}

interface Tabela {
  displayedHeaders: Coluna[];
  layout: { uid?: string };
}

/** Adds how often each was played to the lists of the catalogue. */
export const comExecucoes = ({ displayedHeaders, layout }: Tabela): Tabela => {
  const tipo = TIPOS[layout.uid ?? ''] ?? TIPOS[uidDoEndereco()];
  if (!tipo) return { displayedHeaders, layout };
  const coluna: Coluna = {
    name: 'execucoes',
    label: 'Execuções',
    searchable: false,
    sortable: false,
    attribute: { type: 'custom' },
    cellFormatter: ({ documentId }) => <Execucoes tipo={tipo} id={documentId} />,
  };
  return { displayedHeaders: [...displayedHeaders, coluna], layout };
};

// A list's layout doesn't say whose it is; its address does.
const uidDoEndereco = (): string =>
  /collection-types\/([^/?]+)/.exec(window.location.pathname)?.[1] ?? '';
