import { ErroDeInicio } from './erro-de-inicio';
import type { PortalNoAr } from './start';

const MIGRAR = 'migrar';

const falhar = (erro: unknown): never => {
  console.error(erro instanceof ErroDeInicio ? erro.message : erro);
  process.exit(1);
};

/**
 * The portal as a process of its own, for containers and for tests: starts, prints one JSON line
 * `{"pronto":true,"url":…,"adminUrl":…,"administrador":…}`, ends in order on SIGTERM or SIGINT. Exit 1: could not start.
 * `migrar`: ends as soon as it could start, for who brings the database up to date before the instances (docs/escala.md);
 * exit 1 when it was ended before that.
 * Under a supervisor (`npm start`) it says the same through the channel between them, and ends when that closes: a
 * supervisor that died leaves no portal behind.
 */
const executar = async (): Promise<void> => {
  const [tarefa = null] = process.argv.slice(2);
  if (tarefa !== null && tarefa !== MIGRAR)
    throw new ErroDeInicio(
      `"${tarefa}" não é do programa: sem nada ele liga o portal; com ${MIGRAR}, só traz o banco à versão dele.`,
    );
  // Before what it watches is loaded; without the variable nothing of it is.
  const semRastros = process.env['OTEL_EXPORTER_OTLP_ENDPOINT']?.trim()
    ? (await import('./rastros.js')).ligarRastros()
    : () => Promise.resolve();
  const { startPortal } = await import('./start.js');
  let portal: PortalNoAr | null = null;
  let encerrando = false;
  const aoSinal = async (): Promise<void> => {
    if (encerrando) process.exit(1);
    encerrando = true;
    // Whoever waits for it to begin the instances must not take it for done.
    if (tarefa === MIGRAR && !portal)
      throw new ErroDeInicio('A migração foi interrompida: repita-a.');
    await portal?.stop();
    await semRastros();
    process.exit(0);
  };
  for (const sinal of ['SIGTERM', 'SIGINT'] as const)
    process.on(sinal, () => void aoSinal().catch(falhar));
  process.once('disconnect', () => void (encerrando || aoSinal().catch(falhar)));
  portal = await startPortal();
  const { url, adminUrl, administrador } = portal;
  const aviso = { pronto: true, url, adminUrl, administrador };
  if (process.send) process.send(aviso);
  else process.stdout.write(`${JSON.stringify(aviso)}\n`);
  if (tarefa === MIGRAR) await aoSinal();
};

executar().catch(falhar);
