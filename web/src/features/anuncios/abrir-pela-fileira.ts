import type { MouseEvent } from 'react';

/** What answers to a press of its own, and a dialog opened from the row, whose clicks arrive here too. */
const PROPRIOS = 'a, button, select, input, textarea, label, dialog';

/** A click anywhere in an ad's row or card follows the link of its title; selecting its text does not. */
export const abrirPelaFileira = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (!(target instanceof Element) || target.closest(PROPRIOS)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>('th a, h3 a');
  // Closed, the dialog gives the focus back to where it was.
  link?.focus({ preventScroll: true });
  link?.click();
};
