import { ErroDeInicio } from './erro-de-inicio';
import type { PortalNoAr } from './start';

/**
 * The portal as a process of its own, for containers and for tests: starts, prints one JSON line
 * `{"pronto":true,"url":…,"adminUrl":…,"administrador":…}`, ends in order on SIGTERM or SIGINT. Exit 1: could not start.
 * `migrar`: ends as soon as it could start, for who brings the database up to date before the instances (docs/escala.md).
 * Under a supervisor (`npm start`) it says the same through the channel between them, and ends when that closes: a
 * supervisor that died leaves no portal behind.
 */
const executar = async (): Promise<void> => {
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
    await portal?.stop();
    await semRastros();
    process.exit(0);
  };
  for (const sinal of ['SIGTERM', 'SIGINT'] as const) process.on(sinal, () => void aoSinal());
  process.once('disconnect', () => void (encerrando || aoSinal()));
  portal = await startPortal();
  const { url, adminUrl, administrador } = portal;
  const aviso = { pronto: true, url, adminUrl, administrador };
  if (process.send) process.send(aviso);
  else process.stdout.write(`${JSON.stringify(aviso)}\n`);
  if (process.argv[2] === 'migrar') await aoSinal();
};

executar().catch((erro: unknown) => {
  console.error(erro instanceof ErroDeInicio ? erro.message : erro);
  process.exit(1);
});
