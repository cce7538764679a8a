import { describe, expect, it } from 'vitest';
import { mailSobre } from './harness/caixa-postal';
import type { Answer } from './harness/http';
import { tokenDoMail } from './harness/mail';
import { entrar, novaAdministradora, novaPessoa, type Pessoa } from './harness/pessoas';
import { umPortal } from './harness/um-portal';
import { novoVisitante, type Visitante } from './harness/visitante';

const NOVA = 'Senha-Nova-456';
const ENTRADAS = 4;
const RODADAS = 2;
/** Between two logins, so that some are under way while the account changes. */
const PASSO_MS = 25;

const aqui = umPortal({ PORTAL_LIMITS: '100' });

const depoisDe = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Changes an account while others log in with the password it had, and answers how that went. */
const enquantoEntram = async (
  pessoa: Pessoa,
  mudar: () => Promise<Answer>,
): Promise<{ visitantes: Visitante[]; estados: number[] }> => {
  const visitantes = Array.from({ length: ENTRADAS }, () => novoVisitante(aqui.portal));
  await Promise.all(visitantes.map((visitante) => visitante.quem()));
  const [mudada, ...entradas] = await Promise.all([
    mudar(),
    ...visitantes.map(async (visitante, i) => {
      await depoisDe(i * PASSO_MS);
      return entrar(aqui.portal, pessoa, { visitante });
    }),
  ]);
  expect(mudada.status, mudada.text).toBe(200);
  return { visitantes, estados: entradas.map(({ status }) => status) };
};

/** Of these, who is logged in. */
const dentro = async (visitantes: Visitante[]): Promise<string[]> => {
  const todos = await Promise.all(visitantes.map((visitante) => visitante.quem()));
  return todos.map(({ user }) => user.usuario).filter((usuario) => usuario !== 'convidado');
};

describe('uma entrada ao mesmo tempo', () => {
  it('que a recuperação não sobrevive a ela com a senha de antes', async () => {
    for (let i = 0; i < RODADAS; i += 1) {
      const pessoa = await novaPessoa(aqui.portal);
      const { email } = pessoa.cadastro;
      await novoVisitante(aqui.portal).enviar('/usuario/recuperacao/mail', { email });
      const token = tokenDoMail(await mailSobre(aqui.portal, email, 'Recuperação de senha'));
      const nova = { token_recuperacao: token, senha: NOVA, senha_confirmation: NOVA };
      const { visitantes, estados } = await enquantoEntram(pessoa, () =>
        novoVisitante(aqui.portal).enviar('/usuario/recuperacao', nova),
      );
      expect(estados).not.toContain(500);
      expect(await dentro(visitantes)).toEqual([]);
    }
  });

  it('que o bloqueio não volta a valer quando ele acaba', async () => {
    const administradora = await novaAdministradora(aqui);
    for (let i = 0; i < RODADAS; i += 1) {
      const pessoa = await novaPessoa(aqui.portal);
      const conta = `/api/administracao/usuarios/${pessoa.id}`;
      const { visitantes, estados } = await enquantoEntram(pessoa, async () => {
        await depoisDe(2 * PASSO_MS);
        return administradora.visitante.enviar(conta, { bloqueado: true, motivo: 'x' });
      });
      expect(estados).not.toContain(500);
      await administradora.visitante.enviar(conta, { bloqueado: false });
      expect(await dentro([pessoa.visitante, ...visitantes])).toEqual([]);
    }
  });
});
