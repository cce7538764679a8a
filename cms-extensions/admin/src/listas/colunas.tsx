import type { Agendado } from '@portal/contracts/painel/respostas';
import { Typography } from '@strapi/design-system';
import type { ReactElement } from 'react';
import { TIPOS_DO_CATALOGO, useLeitura } from '../inicio';
import { Execucoes } from './execucoes';

/** The portal's own public read, by radio; null is not known. */
type EstadosNoAr = Record<string, { no_ar: boolean | null } | undefined>;

const NoAr = ({ id }: { id: string }) => {
  const leitura = useLeitura<EstadosNoAr>('/api/no-ar');
  const noAr = leitura.estado === 'lido' ? (leitura.dados[id]?.no_ar ?? null) : null;
  if (noAr === null) return <Typography textColor="neutral600">—</Typography>;
  return (
    <Typography textColor={noAr ? 'success700' : 'danger700'}>{noAr ? 'Sim' : 'Não'}</Typography>
  );
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

/** Adds whether a radio sounds, how often each was played and when it is published by itself to the lists of the catalogue. */
export const comColunas = ({ displayedHeaders, layout }: Tabela): Tabela => {
  const tipo = TIPOS_DO_CATALOGO[layout.uid ?? ''] ?? TIPOS_DO_CATALOGO[uidDoEndereco()];
  if (!tipo) return { displayedHeaders, layout };
  const daqui = { searchable: false, sortable: false, attribute: { type: 'custom' } };
  const colunas: Coluna[] = [
    ...(tipo === 'radio'
      ? [
          {
            ...{ ...daqui, name: 'noAr', label: 'No ar' },
            cellFormatter: ({ documentId }: { documentId: string }) => <NoAr id={documentId} />,
          },
        ]
      : []),
    {
      ...{ ...daqui, name: 'execucoes', label: 'Execuções' },
      cellFormatter: ({ documentId }) => <Execucoes tipo={tipo} id={documentId} />,
    },
    {
      ...{ ...daqui, name: 'agendamento', label: 'Hora' },
      cellFormatter: ({ documentId }) => <HoraMarcada tipo={tipo} id={documentId} />,
    },
  ];
  return { displayedHeaders: [...displayedHeaders, ...colunas], layout };
};

// A list's layout doesn't say whose it is; its address does.
const uidDoEndereco = (): string =>
  /collection-types\/([^/?]+)/.exec(window.location.pathname)?.[1] ?? '';
