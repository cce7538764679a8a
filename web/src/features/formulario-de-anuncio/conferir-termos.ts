import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import type { Portal } from '@portal/contracts/portal/portal';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { lerJson } from '../../lib/ler-json';
import { portalQuery } from '../../lib/portal-query';

export const TERMOS_MUDARAM =
  'Os termos e condições mudaram enquanto você preenchia. Leia-os de novo e aceite para continuar.';

/**
 * Asked before an ad is bought: it keeps the version of the terms that stands then, and this is the one its buyer read.
 * Throws ApiError when it is not, with the new one shown; where nobody answers, the sending tells so itself.
 */
export const conferirTermos = async (client: QueryClient, desmarcar: () => void): Promise<void> => {
  const lidos = client.getQueryData(portalQuery.queryKey)?.termos;
  const agora = await lerJson<Portal>(CAMINHOS_DO_VISITANTE.portal).catch(() => null);
  if (!agora || agora.termos === lidos) return;
  client.setQueryData(portalQuery.queryKey, agora);
  desmarcar();
  throw new ApiError(TERMOS_MUDARAM, 409, { termos: [TERMOS_MUDARAM] });
};
