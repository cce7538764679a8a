import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { formularioDeBanner, formularioDeMusica } from '@portal/testing/formularios';
import { corpoDoFormulario } from '@portal/testing/navegador';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type Answer } from './http';
import { som } from './midias';
import { ADMIN, type Portal } from './portal';
import { novoVisitante, type Visitante } from './visitante';

export type Partes = Record<string, string | Buffer>;

/** A file field under the name its sender gave the file. */
export interface ComNome {
  campo: string;
  nome: string;
  tipo?: string;
  bytes: Buffer;
}

/** A picture of one colour: real bytes of the format asked for. */
export const imagem = (cor: string, formato: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 250, channels: 3, background: cor } })
    .toFormat(formato)
    .toBuffer();

export interface Corpo {
  headers: Record<string, string>;
  body: Buffer;
}

/** A multipart body as a browser sends it: text as fields, bytes as files under hostile names. */
export const corpoMultipart = (partes: Partes): Promise<Corpo> => {
  const form = new FormData();
  for (const [nome, valor] of Object.entries(partes)) {
    if (typeof valor === 'string') form.append(nome, valor);
    else
      form.append(nome, new Blob([new Uint8Array(valor)], { type: 'image/png' }), '../../x"\'.png');
  }
  return corpoDoFormulario(form);
};

const LIMITE = 'limite-de-teste';

const parteDeTexto = ([nome, valor]: [string, string]): string =>
  `--${LIMITE}\r\nContent-Disposition: form-data; name="${nome}"\r\n\r\n${valor}\r\n`;

const parteDeArquivo = ({ campo, nome, tipo = 'image/png', bytes }: ComNome): Buffer[] => [
  Buffer.from(
    `--${LIMITE}\r\nContent-Disposition: form-data; name="${campo}"; filename="${nome}"\r\n` +
      `Content-Type: ${tipo}\r\n\r\n`,
  ),
  bytes,
  Buffer.from('\r\n'),
];

/** The same with files under any name, byte by byte: a browser would tidy it up. */
export const corpoCru = (campos: Record<string, string>, ...arquivos: ComNome[]): Corpo => ({
  headers: { 'Content-Type': `multipart/form-data; boundary=${LIMITE}` },
  body: Buffer.concat([
    Buffer.from(Object.entries(campos).map(parteDeTexto).join('')),
    ...arquivos.flatMap(parteDeArquivo),
    Buffer.from(`--${LIMITE}--\r\n`),
  ]),
});

/** Posts a form with files as the portal's own pages do. */
export const enviarPartes = async (
  visitante: Visitante,
  caminho: string,
  partes: Partes,
  headers: Record<string, string> = {},
): Promise<Answer> => enviarCorpo(visitante, caminho, await corpoMultipart(partes), headers);

/** Posts a multipart body that is already made. */
export const enviarCorpo = (
  visitante: Visitante,
  caminho: string,
  corpo: Corpo,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  visitante.postar(caminho, {
    headers: { ...corpo.headers, 'Content-Length': String(corpo.body.length), ...headers },
    body: corpo.body,
  });

/** The first administrator, in the portal. */
export const entrarComoAdministrador = async (portal: Portal): Promise<Visitante> => {
  const visitante = novoVisitante(portal);
  const { email, password: senha } = ADMIN;
  const answer = await visitante.enviar('/usuario/login', { email, senha });
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${answer.text}`);
  return visitante;
};

export const SALVAR = '/usuario/anuncio/salvar';

/** Buys a banner ad. Throws when it is not sold. */
export const comprarBanner = async (
  visitante: Visitante,
  mudancas: Partes = {},
): Promise<Anuncio> => {
  const partes = { ...formularioDeBanner(), arquivo_banner: await imagem('#884422'), ...mudancas };
  const answer = await enviarPartes(visitante, SALVAR, partes);
  if (answer.status !== 201) throw new Error(`salvar: ${answer.status} ${answer.text}`);
  return answer.json<{ anuncio: Anuncio }>().anuncio;
};

export const excluirAnuncio = (visitante: Visitante, id: number): Promise<Answer> =>
  visitante.pedir(CAMINHOS.excluirAnuncio(id), {
    method: 'DELETE',
    headers: { 'X-XSRF-TOKEN': visitante.cookies.get('XSRF-TOKEN') ?? '' },
  });

/** Every file the portal keeps, temporary ones included, by its path below the data folder. */
export const arquivosGuardados = ({ dataDir }: Pick<Portal, 'dataDir'>): string[] =>
  ['uploads', 'tmp'].flatMap((pasta) => {
    try {
      return (
        readdirSync(path.join(dataDir, pasta), { recursive: true, withFileTypes: true })
          // A sign of life, and mails on their way to the outbox, belong to no request.
          .filter((entrada) => entrada.isFile() && !/^vida$|\.eml$/.test(entrada.name))
          .map((entrada) => path.relative(dataDir, path.join(entrada.parentPath, entrada.name)))
          .sort()
      );
    } catch {
      return [];
    }
  });

/** An ad that an administrator makes of these fields, and of those that every form has. */
export const venderAnuncio = async (admin: Visitante, partes: Partes): Promise<Anuncio> => {
  const answer = await enviarPartes(admin, SALVAR, {
    ...{ titulo: 'Catálogo', periodo: '1', meio_pagamento: 'pix', termos: 'on' },
    ...partes,
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<{ anuncio: Anuncio }>().anuncio;
};

/** A song's ad, with one of the portal's singers or a new one. */
export const venderMusica = (admin: Visitante, nome: string, cantor: Partes): Promise<Anuncio> =>
  venderAnuncio(admin, {
    ...formularioDeMusica(nome, { periodo: '1' }),
    ...{ arquivo_musica: som(), ...cantor },
  });
