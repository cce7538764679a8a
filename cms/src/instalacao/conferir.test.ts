import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lerAmbiente } from '../runtime/ambiente';
import { sqliteCru } from './banco';
import { conferirInstalacao, novoPar } from './conferir';
import { VERSAO_DO_ESQUEMA } from './esquema';

let dados: string;
beforeEach(() => {
  dados = mkdtempSync(path.join(os.tmpdir(), 'instalacao-'));
});
afterEach(() => rmSync(dados, { recursive: true, force: true }));

const banco = (nome = 'portal.db') => sqliteCru(path.join(dados, nome));
const conferir = (nome?: string, confirmo = ''): Promise<void> =>
  conferirInstalacao(banco(nome), lerAmbiente({ PORTAL_DATA: dados, PORTAL_CONFIRMO: confirmo }));
const daPasta = (): string =>
  (JSON.parse(readFileSync(path.join(dados, 'instalacao.json'), 'utf8')) as { instalacao: string })
    .instalacao;
const doBanco = async (nome?: string) =>
  (await banco(nome).linhas('select id, versao from portal_instalacao'))[0];
const enviar = (pasta: string): void => {
  mkdirSync(path.join(dados, pasta), { recursive: true });
  writeFileSync(path.join(dados, pasta, 'a.webp'), 'x');
};

describe('a marca da instalação', () => {
  it('um portal novo ganha uma, e fica com ela', async () => {
    writeFileSync(path.join(dados, 'segredos.json'), '{}');
    enviar('outbox');
    enviar('tmp');
    await conferir();
    const id = daPasta();
    expect(await doBanco()).toEqual({ id, versao: VERSAO_DO_ESQUEMA });
    enviar('uploads/banner');
    await conferir();
    expect(daPasta()).toBe(id);
    expect(readdirSync(dados).filter((nome) => nome.startsWith('instalacao'))).toEqual([
      'instalacao.json',
    ]);
  });

  it('um portal de antes, com arquivos e sem marca, ganha uma', async () => {
    enviar('uploads/banner');
    await banco().linhas('create table strapi_database_schema (id integer)');
    await conferir();
    expect((await doBanco())?.['id']).toBe(daPasta());
  });

  it('com outro banco não liga nem muda nada; com a palavra de alguém, sim', async () => {
    await conferir();
    const id = daPasta();
    await expect(conferir('outro.db')).rejects.toThrow(
      /^A pasta .* é de outro banco de dados, e este está vazio\. .* PORTAL_CONFIRMO=pasta\.$/,
    );
    expect(readdirSync(dados)).not.toContain('outro.db');
    await conferir('outro.db', 'pasta');
    expect((await doBanco('outro.db'))?.['id']).toBe(id);
  });

  it('interrompida entre o banco e a pasta, termina na vez seguinte', async () => {
    await banco().linhas('create table strapi_database_schema (id integer)');
    enviar('uploads/banner');
    await conferir();
    const id = daPasta();
    // As a kill leaves it once the database has the id.
    const texto = readFileSync(path.join(dados, 'instalacao.json'));
    rmSync(path.join(dados, 'instalacao.json'));
    await expect(conferir()).rejects.toThrow(/que não são deste banco de dados/);
    writeFileSync(path.join(dados, `instalacao.json.${id}`), texto);
    await conferir();
    expect(daPasta()).toBe(id);
  });

  it('danificada: uma linha, e nada muda', async () => {
    await conferir();
    writeFileSync(path.join(dados, 'instalacao.json'), '{');
    await expect(conferir()).rejects.toThrow(/está danificado.* PORTAL_CONFIRMO=pasta\.$/);
    await conferir(undefined, 'pasta');
    expect((await doBanco())?.['id']).toBe(daPasta());
  });

  it('um banco de uma versão mais nova não serve, nem com a palavra de alguém, nem para voltar', async () => {
    await conferir();
    await banco().linhas(`update portal_instalacao set versao = ${VERSAO_DO_ESQUEMA + 1}`);
    for (const confirmo of ['', 'pasta'])
      await expect(conferir(undefined, confirmo)).rejects.toThrow(
        /^Este é um banco de uma versão mais nova do portal/,
      );
    await expect(novoPar(banco(), dados)).rejects.toThrow(/versão mais nova/);
  });

  it('a volta de uma cópia faz um par novo, com a versão do banco que voltou', async () => {
    await conferir();
    const id = daPasta();
    await banco().linhas('update portal_instalacao set versao = 0');
    await novoPar(banco(), dados);
    expect(daPasta()).not.toBe(id);
    expect(await doBanco()).toEqual({ id: daPasta(), versao: 0 });
  });
});
