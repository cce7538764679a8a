import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { MusicaTocada } from '@portal/contracts/musica/musica';
import { expect, it } from 'vitest';
import { onPostgres } from './harness/database';
import { linkTo, loginEditor } from './harness/editor';
import { enviarRetrato } from './harness/midias';
import { emBanco, sql } from './harness/sql';
import { umPortal } from './harness/um-portal';

/** Oldest answer allowed after a write of somebody else, in ms (contrato 5). */
const MAIS_VELHA_MS = 5_000;

const aqui = umPortal();

const executar = <Linha>(comando: string, ...valores: (string | number | null)[]) =>
  sql<Linha>(aqui.portal, aqui.database, comando, ...valores);

const portal = async (): Promise<string> => (await aqui.portal.ask(CAMINHOS.portal)).text;

const contadas = async (tabela: string): Promise<number> => {
  const [linha] = await executar<{ vezes: string | number | null }>(
    `select sum(vezes) as vezes from mudancas where tabela = ?`,
    tabela,
  );
  return Number(linha?.vezes ?? 0);
};

it('o que outro programa escreve à mão, sem dizer quando, aparece em 5 s', async () => {
  const endereco = 'https://facebook.com/escrito-a-mao';
  expect(await portal()).not.toContain(endereco);
  await executar('update configuracao set facebook = ?', endereco);
  await expect.poll(portal, { timeout: MAIS_VELHA_MS, interval: 200 }).toContain(endereco);
});

it('um total mudado à mão, sem dizer quando, aparece em 5 s', async () => {
  const editor = await loginEditor(aqui.portal);
  const { id: foto } = await enviarRetrato(editor, 'Um retrato');
  const cantor = await editor.createPublished('api::cantor.cantor', { nome: 'Ana Voz', foto });
  const { documentId } = await editor.createPublished('api::musica.musica', {
    ...{ nome: 'Contada', cantor: linkTo(cantor) },
  });
  const total = async (): Promise<number | undefined> =>
    (await aqui.portal.ask(CAMINHOS.musicas)).json<MusicaTocada[]>()[0]?.total_acessos;
  const aparece = (n: number) => expect.poll(total, { timeout: 2 * MAIS_VELHA_MS }).toBe(n);
  await aparece(0);
  await executar(
    `insert into contadores (tipo, alvo, periodo, total) values ('musica', ?, '2026-01', 7)`,
    documentId,
  );
  await aparece(7);
  await executar(`update contadores set total = total + 2 where alvo = ?`, documentId);
  await aparece(9);
  // Long ago, by what it says of itself.
  const antes = emBanco(aqui.database, new Date('2026-01-01T00:00:00Z'));
  await executar(`update contadores set updated_at = ? where alvo = ?`, antes, documentId);
  await executar(`update contadores set total = 4 where alvo = ?`, documentId);
  await aparece(4);
});

it('o banco conta as gravações que ficam, e não as que se desfazem', async () => {
  const antes = await contadas('configuracao');
  await executar('update configuracao set facebook = null');
  expect(await contadas('configuracao')).toBe(antes + 1);
  await expect(executar('update configuracao set id = null')).rejects.toThrow();
  expect(await contadas('configuracao')).toBe(antes + 1);
  // Nothing is read from it: nobody counts it.
  expect(await contadas('registros')).toBe(0);
});

it.runIf(onPostgres)(
  'o que contaram conexões que se foram é somado, e a soma não muda',
  async () => {
    await executar(
      `insert into mudancas select 'radios', 10000000 + n, 2 from generate_series(1, 3000) n`,
    );
    const soma = await contadas('radios');
    await expect
      .poll(
        async () => {
          await portal();
          const [linha] = await executar<{ linhas: string }>(
            'select count(*) as linhas from mudancas where conexao > 9999999',
          );
          return Number(linha?.linhas);
        },
        { timeout: 10_000, interval: 300 },
      )
      .toBe(0);
    expect(await contadas('radios')).toBe(soma);
  },
);
