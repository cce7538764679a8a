import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const bloco = (seletor: string): Record<string, string> => {
  const inicio = css.indexOf(`${seletor} {`);
  const texto = css.slice(inicio, css.indexOf('\n  }', inicio));
  return Object.fromEntries<string>(
    [...texto.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
      ([, nome = '', cor = '']): [string, string] => [nome, cor],
    ),
  );
};
const claro = bloco(':root');
const escuro = { ...claro, ...bloco(":root[data-theme='dark']") };

const canal = (valor: number): number => {
  const c = valor / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const luminancia = (cor: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => canal(parseInt(cor.slice(i, i + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** WCAG 2 contrast of two `#rrggbb` colours. */
const contraste = (a: string, b: string): number => {
  const [menor = 0, maior = 0] = [luminancia(a), luminancia(b)].sort((x, y) => x - y);
  return (maior + 0.05) / (menor + 0.05);
};

const SOBRE_PAGINA = ['texto', 'suave', 'primaria'].flatMap((texto) =>
  ['fundo', 'superficie', 'rebaixo'].map((fundo) => [`cor-${texto}`, `cor-${fundo}`] as const),
);
const SOBRE_SUPERFICIE = ['sucesso', 'erro', 'alerta', 'informe', 'violeta'].map(
  (texto) => [`cor-${texto}`, 'cor-superficie'] as const,
);
const CHIPS = ['0', '1', '3', '8', '9', 'erro'].map(
  (chip) => [`chip-${chip}-texto`, `chip-${chip}`] as const,
);
const TEXTOS = [
  ...SOBRE_PAGINA,
  ...SOBRE_SUPERFICIE,
  ...CHIPS,
  ['cor-sobre-primaria', 'cor-primaria'],
  ['cor-sobre-primaria', 'cor-primaria-viva'],
  ['cor-sobre-primaria-tenue', 'cor-primaria-tenue'],
  ['cor-sobre-destaque', 'cor-destaque'],
  ['cor-player-texto', 'cor-player'],
  ['cor-player-suave', 'cor-player'],
  ['cor-player-destaque', 'cor-player'],
  ['cor-sobre-hero', 'cor-hero'],
] as const;
const CONTROLES = ['borda', 'foco'].flatMap((cor) =>
  ['fundo', 'superficie'].map((fundo) => [`cor-${cor}`, `cor-${fundo}`] as const),
);

describe.each([
  ['claro', claro],
  ['escuro', escuro],
])('tokens, tema %s', (_nome, cores) => {
  const medir = (a: string, b: string): number => {
    const [frente, fundo] = [cores[a], cores[b]];
    if (!frente || !fundo) throw new Error(`token without colour: ${a} or ${b}`);
    return contraste(frente, fundo);
  };

  it.each(TEXTOS)('texto %s sobre %s tem contraste de 4,5 ou mais', (frente, fundo) => {
    expect(medir(frente, fundo)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROLES)('controle %s sobre %s tem contraste de 3 ou mais', (frente, fundo) => {
    expect(medir(frente, fundo)).toBeGreaterThanOrEqual(3);
  });
});

it('o player para outros sites tem as mesmas cores', () => {
  const html = readFileSync(join(import.meta.dirname, '../../embutir.html'), 'utf8');
  const [noClaro = '', noEscuro = ''] = html.split('@media (prefers-color-scheme: dark)');
  for (const [parte, cores] of [
    [noClaro, claro],
    [noEscuro, escuro],
  ] as const) {
    const usadas = [...parte.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
    expect(usadas).toHaveLength(9);
    for (const [, nome = '', cor] of usadas) expect(cores[nome], nome).toBe(cor);
  }
});
