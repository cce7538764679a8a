import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listaCanonica, resumoDoParticipante, sortearLinhas } from './sorteio-rules';

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex');

const sortear = (mudancas: Partial<Parameters<typeof sortearLinhas>[0]> = {}) =>
  sortearLinhas(
    { hashDaLista: sha256('lista'), semente: 'Loteria 5890', total: 100, quantos: 4, ...mudancas },
    sha256,
  );

describe('sorteio', () => {
  it('a lista tem uma linha numerada por participante', () => {
    expect(listaCanonica(['aa', 'bb'])).toBe('1;aa\n2;bb\n');
    expect(listaCanonica([])).toBe('');
  });

  it('o resumo é o de pesquisa, e-mail e telefone', () => {
    expect(
      resumoDoParticipante(1, { email: 'ana@exemplo.com', telefone: '11987654321' }, sha256),
    ).toBe(sha256('1;ana@exemplo.com;11987654321'));
  });

  // Worked out once by hand with another program: whoever repeats a draw years from now gets these.
  it('a mesma lista e a mesma semente dão sempre o mesmo resultado', () => {
    expect(sortear()).toEqual([97, 7, 24, 20]);
  });

  it('outra semente, ou outra lista, dá outro resultado', () => {
    expect(sortear({ semente: 'Loteria 5891' })).not.toEqual(sortear());
    expect(sortear({ hashDaLista: sha256('outra') })).not.toEqual(sortear());
  });

  it('ninguém é sorteado duas vezes, e todos podem ser', () => {
    expect(sortear({ quantos: 100 }).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 1),
    );
    expect(sortear({ total: 2, quantos: 5 }).sort()).toEqual([1, 2]);
    expect(sortear({ total: 0 })).toEqual([]);
  });

  it('o acaso que daria a uma linha mais chance que às outras não conta', () => {
    // Of 2 to the 256th numbers three lines have a third each, and one is left over: the greatest.
    const acasos = (texto: string) =>
      texto.endsWith(':0') ? 'f'.repeat(64) : '1'.padStart(64, '0');
    const dados = { hashDaLista: 'x', semente: 's', total: 3, quantos: 1 };
    expect(sortearLinhas(dados, acasos)).toEqual([2]);
  });

  it('cada linha tem a mesma chance de ganhar', () => {
    const vezes = Array<number>(10).fill(0);
    for (let n = 0; n < 5000; n += 1) {
      const [linha = 0] = sortear({ semente: `s${n}`, total: 10, quantos: 1 });
      vezes[linha - 1] = (vezes[linha - 1] ?? 0) + 1;
    }
    // 500 each on average; five standard deviations of a fair draw.
    for (const quantas of vezes) expect(Math.abs(quantas - 500)).toBeLessThan(5 * 21.3);
  });
});
