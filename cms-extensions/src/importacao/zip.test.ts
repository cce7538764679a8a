import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMAGEM_MAXIMA_BYTES } from '@portal/contracts/arquivo/limites';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { nomeNoZip, isNomeDeImagem } from './nome-no-zip';
import { abrirZip, type DoZip } from './zip';

const pasta = mkdtempSync(path.join(tmpdir(), 'zip-'));
afterAll(() => rmSync(pasta, { recursive: true, force: true }));

const LOGO = Buffer.from('bytes of a picture');

interface Opcoes {
  mode?: number;
  compress?: boolean;
}

const fazer = async (entradas: readonly [string, Buffer, Opcoes?][]): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [nome, bytes, opcoes = {}] of entradas) zip.addBuffer(bytes, nome, opcoes);
  zip.end();
  const pedacos: Buffer[] = [];
  for await (const pedaco of zip.outputStream) pedacos.push(pedaco as Buffer);
  return Buffer.concat(pedacos);
};

let quantos = 0;
const gravar = (bytes: Buffer): string => {
  quantos += 1;
  const arquivo = path.join(pasta, `${quantos}.zip`);
  writeFileSync(arquivo, bytes);
  return arquivo;
};

/** Puts bytes in the place of others everywhere: the headers of an archive say everything twice. */
const trocar = (zip: Buffer, de: Buffer, por: Buffer): Buffer => {
  const copia = Buffer.from(zip);
  for (let onde = copia.indexOf(de); onde >= 0; onde = copia.indexOf(de, onde + por.length))
    por.copy(copia, onde);
  return copia;
};

const ler = async (zip: Buffer, nome: string): Promise<DoZip> => {
  const aberto = await abrirZip(gravar(zip));
  try {
    return await aberto.ler(nome);
  } finally {
    aberto.fechar();
  }
};

const u32 = (n: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(n);
  return bytes;
};

describe('uma imagem do zip', () => {
  it.each([
    ['logo.png', 'logo.png'],
    ['radios/norte/logo.png', 'logo.png'],
    ['radios/logo.png', 'radios/logo.png'],
    ['radios/logo.png', 'Radios\\LOGO.PNG'],
    ['Rádio Canaã.PNG', 'radio canaa.png'],
    // As a Mac writes it: letters and their accents apart.
    ['Rádio.png'.normalize('NFD'), 'Rádio.png'],
  ])('%s se acha por %s', async (nome, pedido) => {
    expect(await ler(await fazer([[nome, LOGO]]), pedido)).toEqual({ bytes: LOGO });
  });

  it('com um nome que o Windows escreveu se acha também', async () => {
    const zip = await fazer([['cancao.png', LOGO]]);
    const doWindows = Buffer.from([0x63, 0x61, 0x6e, 0x87, 0xc6, 0x6f, 0x2e, 0x70, 0x6e, 0x67]);
    expect(await ler(trocar(zip, Buffer.from('cancao.png'), doWindows), 'canção.png')).toEqual({
      bytes: LOGO,
    });
  });

  it('que não está lá é dita; de duas de um nome, nenhuma', async () => {
    const zip = await fazer([
      ['a/logo.png', LOGO],
      ['b/logo.png', LOGO],
      ['__MACOSX/a/._outra.png', LOGO],
    ]);
    expect(await ler(zip, 'falta.png')).toEqual({ recusa: 'O zip não tem o arquivo “falta.png”.' });
    expect(await ler(zip, 'logo.png')).toEqual({
      recusa: expect.stringMatching(/mais de um/) as string,
    });
    expect(await ler(zip, 'b/logo.png')).toEqual({ bytes: LOGO });
    expect(await ler(zip, '._outra.png')).toMatchObject({ recusa: expect.any(String) as string });
  });
});

describe('um zip hostil', () => {
  it('com nomes que sobem é lido só pelos nomes: nada se escreve', async () => {
    const zip = await fazer([['aa/aa/evil.png', LOGO]]);
    const sobe = trocar(zip, Buffer.from('aa/aa/evil.png'), Buffer.from('../../evil.png'));
    expect(await ler(sobe, 'evil.png')).toEqual({ bytes: LOGO });
    const raiz = trocar(zip, Buffer.from('aa/aa/evil.png'), Buffer.from('//aa//evil.png'));
    expect(await ler(raiz, 'evil.png')).toEqual({ bytes: LOGO });
  });

  it('com um atalho no lugar do arquivo não o segue', async () => {
    const zip = await fazer([['logo.png', Buffer.from('/etc/passwd'), { mode: 0o120777 }]]);
    expect(await ler(zip, 'logo.png')).toMatchObject({ recusa: expect.any(String) as string });
  });

  it('que se diz pequeno e é grande é cortado onde diz', async () => {
    const grande = Buffer.alloc(4 * 1024 * 1024);
    const zip = await fazer([['bomba.png', grande]]);
    const mente = trocar(zip, u32(grande.length), u32(100));
    expect(await ler(mente, 'bomba.png')).toEqual({
      recusa: 'Não foi possível ler “bomba.png” no zip. Faça-o de novo.',
    });
  });

  it('com uma imagem maior do que cabe, ou todas juntas, não é desempacotado', async () => {
    const maior = await fazer([['maior.png', Buffer.alloc(IMAGEM_MAXIMA_BYTES + 1)]]);
    expect(await ler(maior, 'maior.png')).toEqual({ recusa: 'A imagem deve ter até 5 MB.' });
    const cheia = Buffer.alloc(IMAGEM_MAXIMA_BYTES);
    const muitas = Array.from({ length: 21 }, (_, i): [string, Buffer] => [`${i}.png`, cheia]);
    const aberto = await abrirZip(gravar(await fazer(muitas)));
    const lidas: string[] = [];
    for (const [nome] of muitas) {
      const lida = await aberto.ler(nome);
      lidas.push('recusa' in lida ? lida.recusa : 'lida');
    }
    aberto.fechar();
    expect(lidas.slice(0, 20)).toEqual(Array(20).fill('lida'));
    expect(lidas[20]).toMatch(/passam de 100 MB/);
  }, 30_000);

  it('com senha é dito em palavras', async () => {
    const zip = await fazer([['logo.png', LOGO, { compress: false }]]);
    const central = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.writeUInt16LE(zip.readUInt16LE(central + 8) | 1, central + 8);
    // The sizes of what has a password differ by its header.
    zip.writeUInt32LE(LOGO.length + 12, central + 20);
    expect(await ler(zip, 'logo.png')).toEqual({
      recusa: 'O zip tem senha. Faça-o de novo, sem senha.',
    });
  });

  it('estragado no meio só perde o que se estragou', async () => {
    const zip = await fazer([
      ['boa.png', LOGO, { compress: false }],
      ['ruim.png', Buffer.from('a'.repeat(5000))],
    ]);
    const ruim = zip.indexOf(Buffer.from('ruim.png'));
    zip.fill(0xff, ruim + 8, ruim + 20);
    expect(await ler(zip, 'boa.png')).toEqual({ bytes: LOGO });
    expect(await ler(zip, 'ruim.png')).toMatchObject({
      recusa: expect.stringMatching(/^Não foi/) as string,
    });
  });

  it('com entradas demais, ou que não é zip, não é aberto', async () => {
    const muitas = Array.from({ length: 5001 }, (_, i): [string, Buffer] => [
      `${i}`,
      Buffer.alloc(0),
    ]);
    await expect(abrirZip(gravar(await fazer(muitas)))).rejects.toThrow('zipLongo');
    for (const bytes of [Buffer.alloc(0), Buffer.from('a'.repeat(1000)), LOGO])
      await expect(abrirZip(gravar(bytes))).rejects.toThrow('zipIlegivel');
    const zip = await fazer([['logo.png', LOGO]]);
    const central = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.fill(0, central, central + 4);
    await expect(abrirZip(gravar(zip))).rejects.toThrow('zipIlegivel');
  }, 30_000);
});

it.each([
  ['logo.png', true],
  ['radios/norte/Rádio Sião.JPG', true],
  ['radios\\logo.webp', true],
  ['https://radio.test/logo.png', false],
  ['radio.test/logo.png', false],
  ['c:/fotos/logo.png', false],
  ['../logo.png', false],
  ['logo.gif', false],
  ['instagram.com/x', false],
  ['', false],
])('%s nomeia um arquivo: %s', (celula, nomeia) => {
  expect(isNomeDeImagem(celula)).toBe(nomeia);
});

it('um nome em UTF-8 é lido como tal', () => {
  expect(nomeNoZip(Buffer.from('canção.png'))).toBe('canção.png');
});
