import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { abrirCopia } from './abrir';
import { FORMATO_INTEIRO, isEnviado, MANIFESTO, type Membro } from './manifesto';
import { abrirPacote, percorrerPacote } from './pacote';
import { membroDe } from './soma';

const raiz = mkdtempSync(path.join(tmpdir(), 'abrir-'));
afterAll(() => {
  rmSync(raiz, { recursive: true });
});

const CONTEUDOS = new Map([
  ['banco.sql', Buffer.from('select 1;\n')],
  ['publico/robots.txt', Buffer.from('nada\n')],
  ['uploads/radios/a-640x640.webp', Buffer.alloc(300_000, 7)],
  ['uploads/comprovantes/b.webp', Buffer.from('b')],
]);
const MEMBROS = [...CONTEUDOS].map(([nome, conteudo]) => membroDe(nome, conteudo));

/** A backup of these files whose manifest says this of them. */
const copiaCom = async (membros: readonly Membro[]): Promise<string> => {
  const pasta = mkdtempSync(path.join(raiz, 'origem-'));
  const manifesto = {
    formato: FORMATO_INTEIRO,
    banco: 'postgres',
    criadaEm: '2026-11-18',
    membros,
  };
  writeFileSync(path.join(pasta, MANIFESTO), JSON.stringify(manifesto));
  for (const [nome, conteudo] of CONTEUDOS) {
    mkdirSync(path.dirname(path.join(pasta, nome)), { recursive: true });
    writeFileSync(path.join(pasta, nome), conteudo);
  }
  const arquivo = `${pasta}.tar.gz`;
  const pacote = abrirPacote(pasta, arquivo);
  pacote.incluir([MANIFESTO, ...CONTEUDOS.keys()]);
  await pacote.fechar();
  return arquivo;
};

const abrir = async (arquivo: string, comEnviados: boolean) => {
  const pasta = mkdtempSync(path.join(raiz, 'destino-'));
  return { pasta, manifesto: await abrirCopia(arquivo, pasta, { daqui: 'postgres', comEnviados }) };
};

it.each([true, false])(
  'aberta, o resto está na pasta; o que se enviou, só se pedido: %s',
  async (comEnviados) => {
    const { pasta, manifesto } = await abrir(await copiaCom(MEMBROS), comEnviados);
    expect(manifesto.membros).toEqual(MEMBROS);
    expect(readFileSync(path.join(pasta, 'publico/robots.txt'), 'utf8')).toBe('nada\n');
    expect(existsSync(path.join(pasta, 'uploads'))).toBe(comEnviados);
  },
);

it('o que ficou no pacote se lê dele, inteiro', async () => {
  const lidos: Membro[] = [];
  await percorrerPacote(await copiaCom(MEMBROS), isEnviado, (nome, conteudo) => {
    lidos.push(membroDe(nome, conteudo));
    return Promise.resolve();
  });
  expect(lidos).toEqual(MEMBROS.filter(({ nome }) => isEnviado(nome)));
});

const trocado = MEMBROS.map((membro) =>
  isEnviado(membro.nome) ? { ...membro, sha256: '0'.repeat(64) } : membro,
);
it.each([
  ['trocado', trocado, 'não confere com o manifesto'],
  ['a mais', MEMBROS.slice(0, 3), 'não está no manifesto'],
  [
    'a menos',
    [...MEMBROS, membroDe('uploads/radios/c.webp', Buffer.from('c'))],
    'falta "uploads/radios/c.webp"',
  ],
] as const)(
  'um arquivo %s no pacote a recusa, também sem sair dele',
  async (_, membros, motivo) => {
    const arquivo = await copiaCom(membros);
    await expect(abrir(arquivo, false)).rejects.toThrow(motivo);
    await expect(abrir(arquivo, true)).rejects.toThrow(motivo);
  },
);
