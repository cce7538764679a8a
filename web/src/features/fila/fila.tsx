import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Bloco } from '../../ui/bloco';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { filaQuery } from '../anuncios/queries';
import { FilaAberta } from './fila-aberta';
import { useDecisoes } from './use-decisoes';

/** What waits for an administrator, the longest wait first (visual 2.9). */
export const Fila = ({ previa }: { previa: (anuncio: Anuncio) => ReactNode }) => {
  const query = useQuery(filaQuery);
  const emCurso = useDecisoes();
  useAvisoDeFalha(query.isError, 'Erro ao obter anuncios');
  return (
    <Bloco
      query={query}
      esqueleto={<EsqueletoLinhas linhas={4} altura="88px" />}
      vazio={null}
      isVazio={() => false}
    >
      {(anuncios) => <FilaAberta anuncios={anuncios} {...emCurso} previa={previa} />}
    </Bloco>
  );
};
