import { guardar, lerGuardado } from '../../lib/guardado';

const CHAVE = 'portal.teclas';

/** Single keys can be switched off (WCAG 2.1.4). */
export const teclasLigadas = (): boolean => lerGuardado(CHAVE) !== false;
export const ligarTeclas = (ligadas: boolean): void => guardar(CHAVE, ligadas ? null : false);

export type Tecla = 'tocar' | 'recuar' | 'adiantar' | 'mudo' | 'seguinte' | 'anterior' | 'ajuda';

const TECLAS: Readonly<Record<string, Tecla>> = {
  ' ': 'tocar',
  arrowleft: 'recuar',
  arrowright: 'adiantar',
  m: 'mudo',
  n: 'seguinte',
  p: 'anterior',
  '?': 'ajuda',
};

/** Where keys are text, or move something of their own. */
const CAMPOS = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"]';
/** What arrows move by themselves. */
const COM_SETAS = '[role="tab"], [role="slider"], [role="radio"], [role="menuitem"], audio, video';
/** What Space presses. */
const COM_ESPACO =
  'button, summary, audio, video, [role="button"], [role="tab"], [role="menuitem"]';

/** What a key means to the player here and now; null where it means something else, or nothing. */
export const lerTecla = (evento: KeyboardEvent): Tecla | null => {
  const { key, target, repeat } = evento;
  const tecla = TECLAS[key.toLowerCase()];
  if (!tecla || evento.defaultPrevented || evento.ctrlKey || evento.metaKey || evento.altKey)
    return null;
  if (document.querySelector('dialog[open]')) return null;
  const setas = tecla === 'recuar' || tecla === 'adiantar';
  if (repeat && !setas) return null;
  if (!(target instanceof Element)) return tecla;
  if (target.closest(CAMPOS)) return null;
  if (setas && target.closest(COM_SETAS)) return null;
  return tecla === 'tocar' && target.closest(COM_ESPACO) ? null : tecla;
};
