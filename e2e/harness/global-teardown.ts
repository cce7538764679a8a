import { rmSync } from 'node:fs';

/** Takes away the folder of the portal that this run started; it may be writing its last lines there. */
export default function globalTeardown(): void {
  const data = process.env['PORTAL_E2E_DATA'];
  if (data) rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
