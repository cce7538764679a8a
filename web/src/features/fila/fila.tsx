import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Bloco } from '../../ui/bloco';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { filaQuery } from '../anuncios/queries';
import { FilaAberta } from './fila-aberta';
import type { Mostradores } from './mostradores';
import type { EmCurso } from './use-decisoes';

interface Props {
  emCurso: EmCurso;
  mostradores: Mostradores;
  /** The page of an ad that does not wait. */
  pagina: (id: number) => ReactNode;
}

/** What waits for an administrator, the longest wait first (visual 2.9). */
export const Fila = ({ emCurso, ...resto }: Props) => {
  const query = useQuery(filaQuery);
  useAvisoDeFalha(query.isError, 'Erro ao obter anuncios');
  return (
    <Bloco
      query={query}
      esqueleto={<EsqueletoLinhas linhas={4} altura="88px" />}
      vazio={null}
      isVazio={() => false}
    >
      {(anuncios) => <FilaAberta anuncios={anuncios} {...emCurso} {...resto} />}
    </Bloco>
  );
};
