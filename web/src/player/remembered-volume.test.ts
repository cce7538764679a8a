import { afterEach, expect, it, vi } from 'vitest';
import { guardarVolume, lerVolume } from './remembered-volume';

const PADRAO = { nivel: 1, mudo: false };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('lembra o volume e o mudo', () => {
  expect(lerVolume()).toEqual(PADRAO);
  guardarVolume({ nivel: 0.3, mudo: true });
  expect(lerVolume()).toEqual({ nivel: 0.3, mudo: true });
});

it.each(['', '{', 'null', '{"nivel":7,"mudo":false}', '{"nivel":"1","mudo":false}', '[1]'])(
  'ignora o que não é volume: %s',
  (guardado) => {
    localStorage.setItem('portal.volume', guardado);
    expect(lerVolume()).toEqual(PADRAO);
  },
);

it('vive sem armazenamento', () => {
  const recusa = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(recusa);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(recusa);
  guardarVolume({ nivel: 0.3, mudo: true });
  expect(lerVolume()).toEqual(PADRAO);
});
