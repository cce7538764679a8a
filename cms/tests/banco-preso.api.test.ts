import path from 'node:path';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { recusaSchema } from '@portal/contracts/http/recusa';
import { cadastroNovo } from '@portal/testing/pessoas';
import { describe, expect, it } from 'vitest';
import { Conexao } from '../src/sqlite/conexao';
import { onPostgres } from './harness/database';
import { umPortal } from './harness/um-portal';
import { novoVisitante } from './harness/visitante';

const LIDOS = ['/', '/api/portal', CAMINHOS.radios];

const pausa = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(!onPostgres)('um arquivo SQLite que outro programa segura', () => {
  const aqui = umPortal({ PORTAL_LIMITS: '100' });

  /** Holds the file as a careless tool of somebody's does, until the work is done. */
  const segurando = async (trabalho: (soltar: () => void) => Promise<void>): Promise<void> => {
    const outro = new Conexao(path.join(aqui.portal.dataDir, 'portal.db'));
    const soltar = (): void => {
      if (preso) outro.exec('rollback');
      preso = false;
    };
    let preso = true;
    outro.exec('begin immediate');
    try {
      await trabalho(soltar);
    } finally {
      soltar();
      outro.close();
    }
  };

  it('quem grava espera a vez, e quem só lê é atendido enquanto isso', async () => {
    const visitante = novoVisitante(aqui.portal);
    await visitante.quem();
    const ler = () => Promise.all(LIDOS.map((onde) => aqui.portal.ask(onde)));
    await ler();
    await segurando(async (soltar) => {
      let respondido = false;
      const cadastro = visitante.enviar('/usuario/save', cadastroNovo()).finally(() => {
        respondido = true;
      });
      await pausa(300);
      expect((await ler()).map(({ status }) => status)).toEqual(LIDOS.map(() => 200));
      expect(respondido).toBe(false);
      soltar();
      expect((await cadastro).status).toBe(201);
    });
  });

  it('quem esperou demais ouve 503, e nada do seu pedido fica', async () => {
    const visitante = novoVisitante(aqui.portal);
    await visitante.quem();
    const novo = cadastroNovo();
    await segurando(async () => {
      const answer = await visitante.enviar('/usuario/save', novo);
      expect(answer.status, answer.text).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(recusaSchema.parse(answer.json()).codigo).toBe('banco_indisponivel');
      // The file stays held: whoever writes is told at once, and the reads still see the database.
      const outra = await visitante.enviar('/usuario/save', novo);
      expect(outra.status, outra.text).toBe(503);
      for (let vez = 0; vez < 5; vez += 1) {
        expect((await aqui.portal.ask(CAMINHOS.radios)).status).toBe(200);
        await pausa(900);
      }
    });
    const depois = await visitante.enviar('/usuario/save', novo);
    expect(depois.status, depois.text).toBe(201);
  });
});
