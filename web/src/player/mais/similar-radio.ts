import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { Radio } from '@portal/contracts/radio/radio';
import { useQuery } from '@tanstack/react-query';
import { lerJson } from '../../lib/ler-json';
import { lerParecidas } from '../../lib/radios-parecidas';
import type { FonteRadio } from '../fonte';
import { fonteDaRadio } from '../fonte-da-radio';

const lerParecida = async (id: string, signal: AbortSignal): Promise<FonteRadio | null> => {
  const esta = await lerJson<Radio>(CAMINHOS_DO_VISITANTE.radio(id), signal);
  const [achada] = await lerParecidas(esta, 1, signal);
  return achada ? fonteDaRadio(achada) : null;
};

/** Another radio for who chose one that does not sound; null while, and where, there is none. */
export const useRadioParecida = (id: string | null): FonteRadio | null =>
  useQuery({
    queryKey: ['radios', 'parecida', id],
    queryFn: ({ signal }) => lerParecida(id ?? '', signal),
    enabled: id !== null,
    retry: false,
  }).data ?? null;
