import { errors } from '@strapi/utils';

/** Why the panel refuses, in words for editors; `campo` when it is about one field, or `lista.0.campo`. */
export interface PanelRefusal {
  msg: string;
  campo?: string;
}

/** Refuses at the panel: the message stands under the field it is about, or above the form. Nothing to refuse: null. */
export const refuseAtPanel = (motivo: PanelRefusal | null): void => {
  if (!motivo) return;
  const { msg, campo } = motivo;
  const detalhe = campo
    ? { errors: [{ path: campo.split('.'), message: msg, name: 'ValidationError' }] }
    : undefined;
  throw new errors.ValidationError(msg, detalhe);
};
