import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StorageAway } from '@portal/cms-extensions/database/away';
import { conferirPasta, explicarDisco, naPasta, MARCA_DE_RESTAURACAO } from './conferir-pasta';
import { conferirPorta } from './conferir-porta';
import { travarInicio } from './trava-de-inicio';
import { travarSqlite } from './trava-do-sqlite';

const raiz = mkdtempSync(path.join(tmpdir(), 'conferir-'));
afterAll(() => rmSync(raiz, { recursive: true }));

describe('antes de começar', () => {
  it('faz a pasta de dados e não deixa nela a prova', async () => {
    const dados = path.join(raiz, 'dados');
    await conferirPasta(dados);
    expect(readdirSync(dados).sort()).toEqual(['outbox', 'publico', 'uploads']);
  });

  it('diz que a pasta de dados não é uma pasta', async () => {
    const arquivo = path.join(raiz, 'arquivo');
    writeFileSync(arquivo, '');
    await expect(conferirPasta(arquivo)).rejects.toThrow('não é uma pasta');
  });

  it('diz que arquivo está no lugar de uma pasta', async () => {
    const dados = path.join(raiz, 'com-um-arquivo');
    await mkdir(dados);
    const uploads = path.join(dados, 'uploads');
    writeFileSync(uploads, '');
    await expect(conferirPasta(dados)).rejects.toThrow(uploads);
    await expect(naPasta(dados, mkdir(uploads))).rejects.toMatchObject({ name: 'ErroDeInicio' });
  });

  it('diz que a pasta de dados está abaixo de um arquivo', async () => {
    const arquivo = path.join(raiz, 'outro-arquivo');
    writeFileSync(arquivo, '');
    await expect(conferirPasta(path.join(arquivo, 'dados'))).rejects.toMatchObject({
      name: 'ErroDeInicio',
    });
  });

  it.each(['ENOSPC', 'EDQUOT'])(
    'diz que o disco se encheu enquanto o portal se fazia: %s',
    (code) => {
      const cheio = Object.assign(new Error('no space'), { code });
      for (const erro of [cheio, new StorageAway(cheio)])
        expect(explicarDisco(erro, '/dados')).toMatchObject({
          name: 'ErroDeInicio',
          message: 'Não há mais espaço em disco para a pasta /dados.',
        });
      const alheio = new Error('a defect');
      expect(explicarDisco(alheio, '/dados')).toBe(alheio);
    },
  );

  it.runIf(existsSync('/dev/full'))('num disco cheio di-lo, e não deixa a prova', async () => {
    const dados = mkdtempSync(path.join(raiz, 'cheia-'));
    symlinkSync('/dev/full', path.join(dados, `.prova-${process.pid}`));
    await expect(conferirPasta(dados)).rejects.toThrow('Não há mais espaço em disco');
    expect(readdirSync(dados).sort()).toEqual(['outbox', 'publico', 'uploads']);
  });

  it('diz que a trava não é do portal', () => {
    const dados = mkdtempSync(path.join(raiz, 'alheia-'));
    writeFileSync(path.join(dados, 'portal.trava'), 'isto não é um banco de dados, nem parece');
    expect(() => travarSqlite(dados)).toThrow(expect.objectContaining({ name: 'ErroDeInicio' }));
  });

  it('diz que a trava não se abre', () => {
    const dados = mkdtempSync(path.join(raiz, 'trava-'));
    mkdirSync(path.join(dados, 'portal.trava'));
    expect(() => travarSqlite(dados)).toThrow(expect.objectContaining({ name: 'ErroDeInicio' }));
    expect(() => travarSqlite(dados)).toThrow('portal.trava');
  });

  it('não começa sobre uma restauração que não terminou', async () => {
    const dados = path.join(raiz, 'pela-metade');
    await conferirPasta(dados);
    writeFileSync(path.join(dados, MARCA_DE_RESTAURACAO), '');
    await expect(conferirPasta(dados)).rejects.toThrow(
      'repita npm run restore -- ARQUIVO --substituir',
    );
  });

  it('diz que a porta está em uso', async () => {
    const ocupante = createServer().listen(0, '127.0.0.1');
    await once(ocupante, 'listening');
    const { port } = ocupante.address() as AddressInfo; // a TCP server has a port
    await expect(conferirPorta('127.0.0.1', port)).rejects.toThrow(
      `A porta ${port} já está em uso`,
    );
    ocupante.close();
    await once(ocupante, 'close');
    await expect(conferirPorta('127.0.0.1', port)).resolves.toBeUndefined();
  });

  it.each(['192.0.2.1', 'nome.invalid', 'x'.repeat(5000)])(
    'diz que um HOST não é um endereço desta máquina (%#)',
    async (host) => {
      await expect(conferirPorta(host, 1337)).rejects.toMatchObject({ name: 'ErroDeInicio' });
    },
  );

  it('diz que o banco não respondeu, sem a senha', async () => {
    const erro = await travarInicio('postgres://portal:senhaSecreta@127.0.0.1:1/portal').catch(
      (e: unknown) => e,
    );
    expect(erro).toMatchObject({ name: 'ErroDeInicio' });
    expect(String(erro)).toContain('127.0.0.1:1 não respondeu');
    expect(String(erro)).not.toContain('senhaSecreta');
  });
});
