import type { Laudo, TransmissaoNoPainel } from '@portal/contracts/painel/respostas';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SEM_RESPOSTA } from '../../laudo';

/** Streams asked at one time: as many as the portal itself asks. */
const AO_MESMO_TEMPO = 3;

/** Tests many streams, a few at a time, and tells how far it is; leaving the page ends it. */
export const useTestes = () => {
  const { post } = useFetchClient();
  const [laudos, setLaudos] = useState<ReadonlyMap<string, Laudo>>(new Map());
  const [andamento, setAndamento] = useState<{ feitas: number; de: number } | null>(null);
  const vale = useRef(true);
  useEffect(() => {
    vale.current = true;
    return () => {
      vale.current = false;
    };
  }, []);

  const testar = useCallback(
    async (quais: readonly TransmissaoNoPainel[]): Promise<void> => {
      const fila = [...quais];
      setLaudos(new Map());
      setAndamento({ feitas: 0, de: quais.length });
      const um = async (): Promise<void> => {
        for (let proxima = fila.shift(); proxima && vale.current; proxima = fila.shift()) {
          const { id, url } = proxima;
          const laudo = await post<Laudo>('/painel/transmissao', { url }).then(
            ({ data }) => data,
            () => SEM_RESPOSTA,
          );
          setLaudos((antes) => new Map(antes).set(id, laudo));
          setAndamento((antes) => antes && { ...antes, feitas: antes.feitas + 1 });
        }
      };
      await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, um));
    },
    [post],
  );
  return { laudos, andamento, testar };
};
