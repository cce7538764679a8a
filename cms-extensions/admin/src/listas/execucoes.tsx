import { Typography } from '@strapi/design-system';
import type { ReactElement } from 'react';
import { type Agendado, numero, useLeitura } from '../inicio';

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

/** `24/11 08:00`. */
const curta = (hora: string): string =>
  `${hora.slice(8, 10)}/${hora.slice(5, 7)} ${hora.slice(11)}`;

const emPalavras = ({ publicar, tirar, falha }: Agendado): string =>
  falha !== null
    ? 'não foi feito'
    : [publicar && `publica ${curta(publicar)}`, tirar && `sai ${curta(tirar)}`]
        .filter(Boolean)
        .join(', ');

const HoraMarcada = ({ tipo, id }: { tipo: string; id: string }) => {
  const leitura = useLeitura<Record<string, Agendado>>(`/painel/agendamentos/${tipo}`);
  const agendado = leitura.estado === 'lido' ? leitura.dados[id] : undefined;
  return <Typography>{agendado ? emPalavras(agendado) : '—'}</Typography>;
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

/** Adds how often each was played, and when it is published by itself, to the lists of the catalogue. */
export const comExecucoes = ({ displayedHeaders, layout }: Tabela): Tabela => {
  const tipo = TIPOS[layout.uid ?? ''] ?? TIPOS[uidDoEndereco()];
  if (!tipo) return { displayedHeaders, layout };
  const daqui = { searchable: false, sortable: false, attribute: { type: 'custom' } };
  const colunas: Coluna[] = [
    {
      ...{ ...daqui, name: 'execucoes', label: 'Execuções' },
      cellFormatter: ({ documentId }) => <Execucoes tipo={tipo} id={documentId} />,
    },
    {
      ...{ ...daqui, name: 'agendamento', label: 'Hora marcada' },
      cellFormatter: ({ documentId }) => <HoraMarcada tipo={tipo} id={documentId} />,
    },
  ];
  return { displayedHeaders: [...displayedHeaders, ...colunas], layout };
};

// A list's layout doesn't say whose it is; its address does.
const uidDoEndereco = (): string =>
  /collection-types\/([^/?]+)/.exec(window.location.pathname)?.[1] ?? '';
