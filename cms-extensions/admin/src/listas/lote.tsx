import { useAuth } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { FormularioDoLote } from './formulario-do-lote';
import type { AcaoDeMuitos } from './muitos';

const RADIO = 'api::radio.radio';
const FAZER = 'plugin::content-manager.explorer';

/** Above a list of radios with some of them chosen: gives all of them tags, or a state. */
export const AcaoEditarEmLote: AcaoDeMuitos = ({ model, documents }) => {
  const permissoes = useAuth('EditarEmLote', ({ permissions }) => permissions);
  const pode = (verbo: string): boolean =>
    permissoes.some(({ action, subject }) => action === `${FAZER}.${verbo}` && subject === model);
  const publica = pode('publish');
  // The same while the panel draws itself anew: another would lose what was typed.
  const Conteudo = useCallback(
    ({ onClose }: { onClose: () => void }) => (
      <FormularioDoLote documents={documents} podePublicar={publica} fechar={onClose} />
    ),
    [documents, publica],
  );
  return model === RADIO && pode('update')
    ? {
        label: 'Editar em lote',
        variant: 'tertiary',
        dialog: { type: 'modal', title: 'Editar em lote', content: Conteudo },
      }
    : null;
};
