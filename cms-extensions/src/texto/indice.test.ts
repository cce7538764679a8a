import { beforeAll, describe, expect, it } from 'vitest';
import { Indice, palavrasDe, type Verbete } from './indice';

const verbete = (nome: string, marcas: string[] = [], texto: string[] = []): Verbete => ({
  nome,
  marcas,
  texto,
});

const indiceDe = (itens: Verbete[]): Promise<Indice<Verbete>> =>
  Indice.de({ itens, verbeteDe: (item) => item });

/** Most played first. */
const RADIOS = [
  verbete('Web Rádio Louvor', ['louvor', 'adoração', 'São Paulo', 'SP'], ['Louvor que acompanha']),
  verbete('Rádio Nova Vida', ['louvor', 'jovem', 'Santos', 'SP', 'São Paulo']),
  verbete('Rádio Esperança', ['notícias', 'Recife', 'PE', 'Pernambuco'], ['Boas notícias têm som']),
  verbete('Rádio Canaã FM', ['Campinas', 'SP', 'São Paulo'], ['Uma terra boa de ouvir']),
  verbete('Web Rádio Harpa do Vale', ['hinos', 'coral'], ['Hinos de ontem e de sempre']),
  verbete('Rádio Vale de Bênçãos', ['sertanejo gospel', 'família']),
  verbete('Rádio Jardim de Oração', ['oração', 'João Pessoa', 'PB']),
  verbete('Web Rádio Coração Sertanejo', ['sertanejo gospel', 'viola']),
  verbete('Rádio Hinos da Manhã', ['manhã'], ['O primeiro café']),
  verbete('Rádio Sião', ['louvor']),
];

let indice: Indice<Verbete>;
beforeAll(async () => {
  indice = await indiceDe(RADIOS);
});
const nomes = (texto: string, limite?: number): string[] =>
  indice.procurar(texto, limite).map(({ nome }) => nome);

describe('o que se acha', () => {
  it.each([
    ['Recife', ['Rádio Esperança']],
    ['São Paulo', ['Web Rádio Louvor', 'Rádio Nova Vida', 'Rádio Canaã FM']],
    ['sertanejo gospel', ['Rádio Vale de Bênçãos', 'Web Rádio Coração Sertanejo']],
    ['web louvor', ['Web Rádio Louvor']],
    ['vida nova', ['Rádio Nova Vida']],
    ['esperansa', ['Rádio Esperança']],
    ['esperamça', ['Rádio Esperança']],
    ['canaam', ['Rádio Canaã FM']],
    ['jardin', ['Rádio Jardim de Oração']],
    ['jadrim', ['Rádio Jardim de Oração']],
    // Still being typed: a letter other, less, more, two changed round, the first one.
    ['esperans', ['Rádio Esperança']],
    ['esperamç', ['Rádio Esperança']],
    ['espran', ['Rádio Esperança']],
    ['esspera', ['Rádio Esperança']],
    ['epsera', ['Rádio Esperança']],
    ['isper', ['Rádio Esperança']],
    ['sperança', ['Rádio Esperança']],
    ['hesperan', ['Rádio Esperança']],
    ['web corasa', ['Web Rádio Coração Sertanejo']],
    ['oracao', ['Rádio Jardim de Oração']],
    ['som', ['Rádio Esperança']],
    ['rad esp', ['Rádio Esperança']],
    ['  CANAÃ!  fm ', ['Rádio Canaã FM']],
    // What people say between the words, and what everything is called.
    ['rádio de Recife', ['Rádio Esperança']],
    ['a rádio canaã', ['Rádio Canaã FM']],
    ['webrádios de hinos', ['Rádio Hinos da Manhã', 'Web Rádio Harpa do Vale']],
    ['músicas da esperansa', ['Rádio Esperança']],
    ['jardim de oração', ['Rádio Jardim de Oração']],
  ])('%j acha %j', (texto, esperados) => {
    const nosNomes = indice.escritos(texto).map(({ nome }) => nome);
    expect(nosNomes.sort()).toEqual([...esperados].sort());
  });

  it.each([
    '',
    '   ',
    '!?',
    'siao recife',
    'de cantor',
    'rádio de nada',
    'sio',
    'espx',
    'ispr',
    'ixperan',
    'xyz',
    'perança',
    '\ud800',
    '\u0000',
  ])('%j não acha nada', (texto) => {
    expect(nomes(texto)).toEqual([]);
    expect(indice.escritos(texto)).toEqual([]);
  });
});

describe('em que ordem', () => {
  it('nomes antes de etiquetas, e etiquetas antes do texto', () => {
    expect(nomes('hinos')).toEqual(['Rádio Hinos da Manhã', 'Web Rádio Harpa do Vale']);
    expect(nomes('louvor')).toEqual(['Web Rádio Louvor', 'Rádio Nova Vida', 'Rádio Sião']);
  });

  it('um estado pelas suas letras, antes do que só começa com elas', () => {
    expect(nomes('PE')).toEqual(['Rádio Esperança', 'Rádio Jardim de Oração']);
    expect(nomes('pernambuco')).toEqual(['Rádio Esperança']);
  });

  it('no empate, as mais ouvidas', () => {
    expect(nomes('vale')).toEqual(['Web Rádio Harpa do Vale', 'Rádio Vale de Bênçãos']);
    expect(nomes('vale', 1)).toEqual(['Web Rádio Harpa do Vale']);
  });

  it('a ordem das mais ouvidas muda sem que nada se monte', async () => {
    const [vale, outra, longe] = ['Rádio Vale', 'Web Vale', 'Rádio do Vale Verde'].map((nome) =>
      verbete(nome),
    );
    const indice = await indiceDe([vale, outra, longe].flatMap((um) => um ?? []));
    const achados = (limite?: number) => indice.procurar('vale', limite);
    expect(achados()).toEqual([vale, outra, longe]);
    indice.ordem = Uint32Array.of(2, 0, 1);
    expect(achados()).toEqual([longe, vale, outra]);
    expect(achados(1)).toEqual([longe]);
    // How well it answers comes first all the same.
    indice.ordem = Uint32Array.of(2, 1, 0);
    expect(indice.procurar('vale verde')).toEqual([longe]);
    expect(indice.escritos('vale')).toEqual([vale, outra, longe]);
  });

  it('quem não é válido não ocupa o lugar de outro', async () => {
    const [um, dois, tres] = ['Vale 1', 'Vale 2', 'Vale 3'].map((nome) => verbete(nome));
    const indice = await indiceDe([um, dois, tres].flatMap((item) => item ?? []));
    const achados = indice.procurar('vale', 2, (item) => item !== um);
    expect(achados).toEqual([dois, tres]);
  });

  it('uma letra errada vale menos que a palavra certa onde quer que esteja', async () => {
    const certo = verbete('Rádio A', [], ['cantos']);
    const errado = verbete('Rádio Santos');
    const dois = await indiceDe([errado, certo]);
    expect(dois.procurar('cantos')).toEqual([certo, errado]);
  });

  it('uma letra errada no meio de digitar vale menos que um começo certo', async () => {
    const certo = verbete('Rádio A', [], ['esperanto']);
    const errado = verbete('Rádio Esparta');
    const dois = await indiceDe([errado, certo]);
    expect(dois.procurar('esper')).toEqual([certo, errado]);
  });

  it('vale pela palavra que menos acerta', async () => {
    const naEtiqueta = verbete('Web Rádio', ['louvor']);
    const noNome = verbete('Louvor na Web');
    const dois = await indiceDe([naEtiqueta, noNome]);
    expect(dois.procurar('web louvor')).toEqual([noNome, naEtiqueta]);
  });
});

it('só perdoa a letra de palavras de cinco letras ou mais', () => {
  expect(nomes('sios')).toEqual([]);
  expect(nomes('vidas')).toEqual(['Rádio Nova Vida']);
});

it('palavras são letras e números, sem caixa nem acento, de tamanho que se conta', () => {
  expect(palavrasDe('  Manhã-de Graça, 2º (ao vivo) ')).toEqual([
    'manha',
    'de',
    'graca',
    '2o',
    'ao',
    'vivo',
  ]);
  expect(palavrasDe('a'.repeat(10_000))[0]).toHaveLength(40);
});

it('trezentas palavras e dez mil letras acabam logo', () => {
  const desde = performance.now();
  nomes('louvor '.repeat(300));
  nomes(Array.from({ length: 300 }, (_, i) => `r${i}`).join(' '));
  nomes('x'.repeat(10_000));
  expect(performance.now() - desde).toBeLessThan(200);
});

it('montar um índice grande deixa os outros passarem', async () => {
  const muitas = Array.from({ length: 40_000 }, (_, n) =>
    verbete(`Rádio Número ${n}`, [`cidade${n % 500}`]),
  );
  let passadas = 0;
  const passar = (): void => {
    passadas += 1;
    volta = setImmediate(passar);
  };
  let volta = setImmediate(passar);
  const grande = await indiceDe(muitas);
  clearImmediate(volta);
  expect(passadas).toBeGreaterThan(3);
  expect(grande.procurar('numero 39999', 5).map(({ nome }) => nome)).toEqual([
    'Rádio Número 39999',
  ]);
});
