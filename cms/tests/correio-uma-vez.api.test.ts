import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from './harness/bancos';
import { filaVazia } from './harness/caixa-postal';
import { newDatabase, onPostgres } from './harness/database';
import { eventually } from './harness/http';
import { lerMail } from './harness/mail';
import { novaPessoa } from './harness/pessoas';
import { startTestPortal, type TestPortal } from './harness/portal';
import { iniciarServidorSmtp, type ServidorSmtp } from './harness/servidor-smtp';
import { sql } from './harness/sql';
import { novoVisitante } from './harness/visitante';

const ESPERA_MS = 60_000;
/** Longer than a process may hold a mail without a sign of life. */
const MAIS_QUE_A_RESERVA_MS = 40_000;

let banco: TestDatabase;
let smtp: ServidorSmtp;

beforeAll(async () => {
  [banco, smtp] = [await newDatabase(), await iniciarServidorSmtp()];
});
afterAll(async () => {
  await smtp.parar();
  await banco.drop();
});

const ligar = (dataDir?: string): Promise<TestPortal> => {
  const env = { SMTP_URL: smtp.url, PORTAL_SEGREDO: 's'.repeat(40) };
  return startTestPortal({ database: banco.url, env, dataDir });
};

/** The copies of whoever's mail the server was given, by their Message-ID. */
const copiasDe = (email: string): (string | undefined)[] =>
  smtp.recebidos
    .filter(({ para }) => para.includes(email))
    .map(({ bruto }) => lerMail(bruto).cabecalhos.get('message-id'));

/** Somebody who asks for a mail that the server answers only after so long. */
const pedirLento = async (portal: TestPortal, ms: number): Promise<string> => {
  const { email } = (await novaPessoa(portal)).cadastro;
  await filaVazia(portal, banco);
  smtp.demorar(email, ms);
  await novoVisitante(portal).enviar('/usuario/recuperacao/mail', { email });
  await eventually(() => expect(copiasDe(email)).toHaveLength(1), ESPERA_MS);
  return email;
};

const ultimo = async (portal: TestPortal) => {
  const linhas = await sql<{ resultado: string | null; tentativas: number }>(
    portal,
    banco,
    'select resultado, tentativas from correios order by id desc',
  );
  return linhas[0];
};

it.runIf(onPostgres)(
  'com três instâncias, uma resposta que demora mais que a reserva: uma cópia',
  async () => {
    const portais = [await ligar(), await ligar(), await ligar()] as const;
    try {
      const [portal] = portais;
      const email = await pedirLento(portal, MAIS_QUE_A_RESERVA_MS);
      await eventually(async () => {
        expect(await ultimo(portal)).toEqual({ resultado: 'enviado', tentativas: 1 });
      }, MAIS_QUE_A_RESERVA_MS + ESPERA_MS);
      expect(copiasDe(email)).toHaveLength(1);
    } finally {
      await Promise.all(portais.map((portal) => portal.stop()));
    }
  },
  300_000,
);

it('um processo suspenso por mais tempo que a reserva não leva outra vez o que já leva', async () => {
  const portal = await ligar();
  try {
    const email = await pedirLento(portal, MAIS_QUE_A_RESERVA_MS + 10_000);
    portal.signal('SIGSTOP');
    await setTimeout(MAIS_QUE_A_RESERVA_MS);
    portal.signal('SIGCONT');
    await eventually(async () => {
      expect(await ultimo(portal)).toEqual({ resultado: 'enviado', tentativas: 1 });
    }, ESPERA_MS);
    expect(copiasDe(email)).toHaveLength(1);
  } finally {
    await portal.stop();
  }
}, 300_000);

describe('o processo morre depois de entregar', () => {
  it('no máximo mais uma cópia, com o mesmo Message-ID', async () => {
    const primeiro = await ligar();
    const email = await pedirLento(primeiro, 10_000);
    primeiro.signal('SIGKILL');
    await primeiro.exited;
    // A dead process's mail is held for a while; time passes here.
    await sql(primeiro, banco, 'update correios set reservado_ate = 0');
    smtp.demorar(email, 0);
    const segundo = await ligar(primeiro.dataDir);
    try {
      await eventually(async () => {
        expect(await ultimo(segundo)).toEqual({ resultado: 'enviado', tentativas: 2 });
      }, ESPERA_MS);
      const [um, outro, ...mais] = copiasDe(email);
      expect(mais).toEqual([]);
      expect(outro).toBe(um);
      expect(um).toMatch(/^<[a-z0-9]{20,}@localhost>$/);
    } finally {
      await segundo.stop();
      await primeiro.stop();
    }
  }, 240_000);
});
