import { afterEach, expect, it, vi } from 'vitest';
import { esquecerBuscas, lembrarBusca, lerBuscas } from './buscas-recentes';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('lembra as últimas seis, a mais nova primeiro, cada uma uma vez', () => {
  for (const texto of ['a', 'b', 'Canaã', ' ', 'd', 'e', 'f', 'g', ' canaa ']) lembrarBusca(texto);
  expect(lerBuscas()).toEqual(['canaa', 'g', 'f', 'e', 'd', 'b']);
  esquecerBuscas();
  expect(lerBuscas()).toEqual([]);
});

it.each(['{', 'null', '{"a":1}', '[1,null,""]'])(
  'o que estiver guardado, %s, não quebra',
  (guardado) => {
    localStorage.setItem('portal.buscas', guardado);
    expect(lerBuscas()).toEqual([]);
  },
);

it('sem onde guardar, só não lembra', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('negado');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('negado');
  });
  lembrarBusca('a');
  expect(lerBuscas()).toEqual([]);
});
