import { vi } from 'vitest';

/** jsdom lacks these parts of a browser; each does what a browser's does, as far as tests can see. */
export const completarNavegador = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
  Element.prototype.scrollTo = () => undefined;
};

/** Makes media queries that contain `verdadeiras` hold. */
export const responderMedia = (...verdadeiras: string[]): void => {
  vi.stubGlobal('matchMedia', (consulta: string) => ({
    matches: verdadeiras.some((parte) => consulta.includes(parte)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
