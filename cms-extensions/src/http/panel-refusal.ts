import { errors } from '@strapi/utils';

/** Why the panel refuses, in words for editors; `campo` when it is about one field, or `lista.0.campo`. */
export interface PanelRefusal {
  msg: string;
  campo?: string;
}

/**
 * Refuses at the panel: each message stands under the field it is about, and all of them above the form. Nothing to refuse: null
 * or none.
 */
export const refuseAtPanel = (motivos: PanelRefusal | readonly PanelRefusal[] | null): void => {
  const todos = [motivos ?? []].flat();
  if (todos.length === 0) return;
  const detalhes = todos.flatMap(({ msg: message, campo }) =>
    campo ? [{ path: campo.split('.'), message, name: 'ValidationError' }] : [],
  );
  const msg = todos.map((motivo) => motivo.msg).join(' ');
  throw new errors.ValidationError(msg, detalhes.length > 0 ? { errors: detalhes } : undefined);
};
