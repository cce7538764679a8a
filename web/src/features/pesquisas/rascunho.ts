import type { VotoDigitado } from '@portal/contracts/pesquisa/voto';

/** What both surveys' form holds. */
export type VotoNoFormulario = Record<keyof VotoDigitado, string>;

const VAZIO: VotoNoFormulario = {
  nome: '',
  telefone: '',
  email: '',
  id_webradio: '',
  id_musica: '',
};

let digitado = VAZIO;

/**
 * What was typed, for as long as the page lives and nowhere else: who follows the link to the web radios finds it
 * on coming back.
 */
export const rascunho = {
  ler: (): VotoNoFormulario => digitado,
  guardar: (valores: VotoNoFormulario): void => {
    digitado = valores;
  },
};
