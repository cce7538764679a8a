import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

const DO_PORTAL = process.env['PORTAL_E2E_DATA'] ?? '';

/** The mails a portal with this data folder wrote to an address, oldest first. */
export const cartasPara = async (email: string, dados = DO_PORTAL): Promise<Email[]> => {
  const pasta = join(dados, 'outbox');
  if (!existsSync(pasta)) return [];
  const cartas = readdirSync(pasta)
    .filter((nome) => nome.endsWith('.eml'))
    .sort()
    .map((nome) => readFileSync(join(pasta, nome)))
    .filter((carta) => carta.includes(`To: ${email}`));
  return Promise.all(
    cartas.map((carta) => PostalMime.parse(carta, { attachmentEncoding: 'base64' })),
  );
};

/** The link to a page in a mail the portal with this data folder wrote to that address, once it is there. */
export const linkDa = async (email: string, pagina: RegExp, dados = DO_PORTAL): Promise<string> => {
  const links = async () =>
    (await cartasPara(email, dados)).flatMap(({ text = '' }) => pagina.exec(text) ?? []);
  await expect.poll(async () => (await links()).length, { timeout: 15_000 }).toBeGreaterThan(0);
  return (await links())[0] ?? '';
};

/** The recovery link of the mail the portal wrote to that address. */
export const linkDeRecuperacao = (email: string): Promise<string> =>
  linkDa(email, /https?:\/\/\S+\/usuario\/recuperacao\/[\w-]+/);

/** The link that makes an address an account's e-mail. */
export const linkDeTroca = (email: string): Promise<string> =>
  linkDa(email, /https?:\/\/\S+\/usuario\/email\/trocar\/[\w-]+/);
