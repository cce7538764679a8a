import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { type Answer } from './http';
import { type Pessoa } from './pessoas';
import { type Portal } from './portal';
import { sql } from './sql';
import type { UmPortal } from './um-portal';
import { novoVisitante } from './visitante';

const PASSO_MS = 30_000;

/** An authenticator app: shows the code of each instant, and never the same one twice when asked for the next. */
export interface Autenticador {
  segredo: string;
  /** The code of an instant. */
  codigo(instante?: number): string;
}

export const autenticador = (segredo: string): Autenticador => ({
  segredo,
  codigo: (instante = Date.now()) =>
    generateSync({ secret: segredo, epoch: Math.floor(instante / 1000) }),
});

/** Waits until a step is young: what is asked of it at once is answered within it. */
export const noComecoDoPasso = async (): Promise<number> => {
  const resto = PASSO_MS - (Date.now() % PASSO_MS);
  if (resto < 12_000) await new Promise((resolve) => setTimeout(resolve, resto + 50));
  return Date.now();
};

/** Another step than an instant's, as many steps away. */
export const passos = (instante: number, quantos: number): number => instante + quantos * PASSO_MS;

const feito = (answer: Answer): Answer => {
  if (answer.status !== 200) throw new Error(`second step: ${answer.status} ${answer.text}`);
  return answer;
};

/** Switches somebody's second step on with the code of one step ago: those of now and of the next are left. */
export const ligarSegundoPasso = async ({ visitante }: Pick<Pessoa, 'visitante'>) => {
  const pedido = feito(await visitante.enviar('/api/usuario/segundo-passo'));
  const app = autenticador(pedido.json<{ segredo: string }>().segredo);
  const agora = await noComecoDoPasso();
  const confirmado = feito(
    await visitante.enviar('/api/usuario/segundo-passo/confirmar', {
      codigo_acesso: app.codigo(passos(agora, -1)),
    }),
  );
  return { app, agora, codigos: confirmado.json<{ codigos: string[] }>().codigos };
};

/** Logs somebody in with the password of the sign-up and a code, in a new browser or a given one. */
export const entrarComCodigo = (
  portal: Portal,
  { cadastro }: Pick<Pessoa, 'cadastro'>,
  codigo_acesso?: string,
  visitante = novoVisitante(portal),
): Promise<Answer> =>
  visitante.enviar('/usuario/login', {
    ...{ email: cadastro.email, senha: cadastro.senha },
    ...(codigo_acesso !== undefined && { codigo_acesso }),
  });

/** What a refusal says to programs, beside its status. */
export const recusa = (answer: Answer): unknown[] => [
  answer.status,
  answer.json<{ codigo?: string }>().codigo,
];

export const esperarRecusa = (answer: Answer, status: number, codigo: string): void =>
  expect(recusa(answer), answer.text).toEqual([status, codigo]);

/** Whether somebody's second step is on, as their page reads it. */
export const situacaoDe = async ({ visitante }: Pick<Pessoa, 'visitante'>): Promise<object> =>
  (await visitante.pedir(CAMINHOS.segundoPasso)).json<object>();

/** What is kept of somebody's second step. */
export const guardadoDe = ({ portal, database }: UmPortal<Portal>, { id }: Pick<Pessoa, 'id'>) =>
  sql<{ segredo: string; codigos: string; passos_usados: string }>(
    ...([portal, database] as const),
    'select segredo, codigos, passos_usados from segundos_passos where id_usuario = ?',
    id,
  );
