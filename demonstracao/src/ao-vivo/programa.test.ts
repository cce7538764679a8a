import { beforeAll, describe, expect, it } from 'vitest';
import { criarIntercalador, ICY_INTERVALO, notaIcy } from './icy';
import { mp3DeTeste } from './mp3-de-teste';
import { montarPrograma, trecho, type Programa } from './programa';
import { lerQuadros } from './quadros-mp3';

let a: Buffer;
let programa: Programa;
beforeAll(async () => {
  a = await mp3DeTeste(2, 69);
  programa = montarPrograma([
    { titulo: 'Primeira', mp3: a },
    { titulo: 'Segunda', mp3: await mp3DeTeste(1, 60) },
  ]);
});

describe('o programa ao vivo', () => {
  it('é feito só de quadros inteiros, sem o quadro informativo', () => {
    const lidos = lerQuadros(programa.bytes);
    expect(lidos.limites).toEqual(programa.limites);
    expect(lidos.limites.at(-1)).toBe(programa.bytes.length);
    expect(programa.bytes.includes('Info')).toBe(false);
  });

  it('acha os quadros depois de uma etiqueta ID3', () => {
    const etiqueta = Buffer.concat([
      Buffer.from('ID3\x04\0\0\0\0\0\x0a', 'latin1'),
      Buffer.alloc(10),
    ]);
    const comEtiqueta = lerQuadros(Buffer.concat([etiqueta, a])).limites.length;
    expect(comEtiqueta).toBe(lerQuadros(a).limites.length);
  });

  it('recomeça sem falha: o trecho que passa do fim continua no começo', () => {
    const { quadros, bytes, limites } = programa;
    const volta = trecho(programa, quadros * 5 - 2, quadros * 5 + 3);
    expect(volta).toEqual(
      Buffer.concat([bytes.subarray(limites[quadros - 2]), bytes.subarray(0, limites[3])]),
    );
    expect(trecho(programa, 4, 6)).toEqual(bytes.subarray(limites[4], limites[6]));
  });

  it('sabe que música está no ar', () => {
    expect(programa.tituloEm(0)).toBe('Primeira');
    expect(programa.tituloEm(programa.quadros - 1)).toBe('Segunda');
    expect(programa.tituloEm(programa.quadros)).toBe('Primeira');
  });

  it('não existe sem som', () => {
    expect(() => montarPrograma([{ titulo: 'x', mp3: Buffer.from('nada') }])).toThrow(RangeError);
  });
});

describe('os dados ICY', () => {
  it('a nota diz o seu tamanho em blocos de 16, e título repetido é um zero', () => {
    const nota = notaIcy("D'água", null);
    expect(nota.length).toBe(1 + (nota[0] ?? 0) * 16);
    expect(nota.toString('utf8', 1)).toContain("StreamTitle='D’água';");
    expect(notaIcy('x', 'x')).toEqual(Buffer.from([0]));
  });

  it('entram a cada intervalo exato, venha o som em pedaços de que tamanho for', () => {
    const intercalar = criarIntercalador();
    const som = Buffer.alloc(ICY_INTERVALO * 2 + 500, 7);
    const saida = Buffer.concat([
      intercalar(som.subarray(0, 900), 'A'),
      intercalar(som.subarray(900, ICY_INTERVALO + 900), 'A'),
      intercalar(som.subarray(ICY_INTERVALO + 900), 'A'),
    ]);
    const tamanho = 1 + (saida[ICY_INTERVALO] ?? 0) * 16;
    expect(saida.subarray(0, ICY_INTERVALO).every((byte) => byte === 7)).toBe(true);
    expect(saida.toString('utf8', ICY_INTERVALO + 1)).toMatch(/^StreamTitle='A';/);
    expect(saida[ICY_INTERVALO * 2 + tamanho]).toBe(0);
    expect(saida.length).toBe(som.length + tamanho + 1);
  });
});
