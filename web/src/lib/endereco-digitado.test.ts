import { describe, expect, it } from 'vitest';
import { enderecoDigitado, type Sentido } from './endereco-digitado';

const TABELA: Record<Sentido, [string, string][]> = {
  site: [
    ['', ''],
    ['  ', ''],
    ['https://exemplo.com.br/loja', 'https://exemplo.com.br/loja'],
    ['exemplo.com.br', 'https://exemplo.com.br'],
    ['instagram.com/padariadoze', 'https://instagram.com/padariadoze'],
    ['www.instagram.com/padariadoze/', 'https://www.instagram.com/padariadoze/'],
    ['@padariadoze', 'https://www.instagram.com/padariadoze'],
    [' @padaria.da_ana ', 'https://www.instagram.com/padaria.da_ana'],
    ['@loja.com', 'https://www.instagram.com/loja.com'],
    ['(11) 98765-4321', 'https://wa.me/5511987654321'],
    ['11987654321', 'https://wa.me/5511987654321'],
    ['+55 11 98765-4321', 'https://wa.me/5511987654321'],
    ['011 98765-4321', '011 98765-4321'],
    ['11 3333-4444', 'https://wa.me/551133334444'],
    ['wa.me/5511987654321', 'https://wa.me/5511987654321'],
    ['0800 123 4567', '0800 123 4567'],
    ['98765-4321', '98765-4321'],
    ['padaria da ana', 'padaria da ana'],
    ['padariadoze', 'padariadoze'],
    ['@', '@'],
    ['@a/b', '@a/b'],
    ['ana@exemplo.com.br', 'ana@exemplo.com.br'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ],
  instagram: [
    ['', ''],
    ['@esperancafm', 'https://www.instagram.com/esperancafm'],
    ['esperancafm', 'https://www.instagram.com/esperancafm'],
    ['esperanca.oficial', 'https://www.instagram.com/esperanca.oficial'],
    ['_esperanca', 'https://www.instagram.com/_esperanca'],
    ['instagram.com/esperancafm', 'https://instagram.com/esperancafm'],
    ['esperanca.com.br', 'https://esperanca.com.br'],
    ['@esperanca.fm', 'https://www.instagram.com/esperanca.fm'],
    ['esperança fm', 'esperança fm'],
  ],
  facebook: [
    ['@esperancafm', 'https://www.facebook.com/esperancafm'],
    ['esperancafm', 'https://www.facebook.com/esperancafm'],
    ['fb.com/esperancafm', 'https://fb.com/esperancafm'],
  ],
  youtube: [
    ['@esperancafm', 'https://www.youtube.com/@esperancafm'],
    ['esperancafm', 'https://www.youtube.com/@esperancafm'],
    ['youtube.com/@esperancafm', 'https://youtube.com/@esperancafm'],
    ['youtu.be/abc', 'https://youtu.be/abc'],
  ],
};

describe.each(Object.entries(TABELA) as [Sentido, [string, string][]][])(
  'num campo de %s',
  (sentido, casos) => {
    it.each(casos)('%j é %j', (digitado, endereco) => {
      expect(enderecoDigitado(digitado, sentido)).toBe(endereco);
      expect(enderecoDigitado(endereco, sentido)).toBe(endereco);
    });
  },
);
