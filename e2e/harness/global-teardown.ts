import { rmSync } from 'node:fs';

/** Takes away the folder of the portal that this run started, once that has ended: until then it writes there. */
export default function globalTeardown(): void {
  const data = process.env['PORTAL_E2E_DATA'];
  if (data) process.once('exit', () => rmSync(data, { recursive: true, force: true }));
}
