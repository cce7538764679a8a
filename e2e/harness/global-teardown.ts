import { rmSync } from 'node:fs';

/** Takes away the folder of the portal that this run started. */
export default function globalTeardown(): void {
  const data = process.env['PORTAL_E2E_DATA'];
  if (data) rmSync(data, { recursive: true, force: true });
}
