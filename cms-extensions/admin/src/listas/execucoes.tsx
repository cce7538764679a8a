import { Typography } from '@strapi/design-system';
import { useCallback } from 'react';
import { numero, perguntar, useLeituraPor } from '../inicio';

type Totais = Record<string, number>;

/** The rows that ask in the same turn: of one type, together, for what is shown and no more. */
let turma: { tipo: string; ids: string[]; resposta: Promise<Totais> } | null = null;

const juntarA = (tipo: string, id: string): Promise<Totais> => {
  if (turma?.tipo !== tipo) {
    const ids: string[] = [];
    const resposta = Promise.resolve().then(() => {
      turma = null;
      return perguntar<Totais>(`/painel/execucoes/${tipo}?ids=${ids.join(',')}`);
    });
    turma = { tipo, ids, resposta };
  }
  turma.ids.push(id);
  return turma.resposta;
};

/** How often an entry of a list was played. */
export const Execucoes = ({ tipo, id }: { tipo: string; id: string }) => {
  const ler = useCallback((daLinha: string) => juntarA(tipo, daLinha), [tipo]);
  const leitura = useLeituraPor(id, ler);
  if (leitura.estado === 'lendo') return <Typography>…</Typography>;
  return (
    <Typography>{leitura.estado === 'lido' ? numero(leitura.dados[id] ?? 0) : '—'}</Typography>
  );
};
