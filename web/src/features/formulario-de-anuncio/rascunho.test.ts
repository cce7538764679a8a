import { afterEach, expect, it, vi } from 'vitest';
import { VAZIO } from './valores';
import {
  apagarRascunho,
  guardarRascunho,
  isPreenchido,
  lerRascunho,
  novaChave,
  type Rascunho,
} from './rascunho';

const AGORA = Date.UTC(2026, 10, 21);
const UM_DIA = 86_400_000;
const foto = new File(['x'], 'x.png', { type: 'image/png' });
const RASCUNHO: Rascunho = {
  chave: 'k1',
  valores: { titulo: 'Loja', periodo: '3', arquivo_banner: foto, termos: true },
  em: AGORA,
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('volta com os textos e a chave, sem arquivos nem aceite', () => {
  guardarRascunho(7, RASCUNHO);
  expect(lerRascunho(7, AGORA + UM_DIA)).toEqual({
    chave: 'k1',
    valores: { titulo: 'Loja', periodo: '3' },
    em: AGORA,
  });
});

it('é de uma conta só, e some quando apagado', () => {
  guardarRascunho(7, RASCUNHO);
  expect(lerRascunho(8, AGORA)).toBeNull();
  apagarRascunho(7);
  expect(lerRascunho(7, AGORA)).toBeNull();
});

it('depois de uma semana já não vale', () => {
  guardarRascunho(7, RASCUNHO);
  expect(lerRascunho(7, AGORA + 8 * UM_DIA)).toBeNull();
});

it.each(['{', '[]', '"x"', '{"chave":1,"em":2}', '{"chave":"k","em":"ontem"}', 'null'])(
  'o que não se lê não atrapalha: %s',
  (guardado) => {
    localStorage.setItem('rascunho-de-anuncio-7', guardado);
    expect(lerRascunho(7, AGORA)).toBeNull();
  },
);

it('campos que o formulário não tem ficam de fora', () => {
  const valores = { titulo: 'Loja', valor: '1', periodo: 3 };
  localStorage.setItem('rascunho-de-anuncio-7', JSON.stringify({ chave: 'k', em: AGORA, valores }));
  expect(lerRascunho(7, AGORA)?.valores).toEqual({ titulo: 'Loja' });
});

it('sem onde guardar, o formulário segue sem rascunho', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('cheio', 'QuotaExceededError');
  });
  expect(() => guardarRascunho(7, RASCUNHO)).not.toThrow();
});

it('o formulário intocado não é rascunho', () => {
  expect(isPreenchido(VAZIO)).toBe(false);
  expect(isPreenchido({ ...VAZIO, arquivo_banner: foto, termos: true })).toBe(false);
  expect(isPreenchido({ ...VAZIO, titulo: 'L' })).toBe(true);
});

it('cada chave é outra, e cabe num cabeçalho', () => {
  const chaves = new Set(Array.from({ length: 50 }, novaChave));
  expect(chaves.size).toBe(50);
  for (const chave of chaves) expect(chave).toMatch(/^[0-9a-f]{32}$/);
});
