import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { variante } from '@portal/contracts/arquivo/imagem';
import type { Core } from '@strapi/strapi';
import { armazenamentoDe } from '../armazenamento/abrir';
import { desenharCartaz, type Cartaz } from '../arquivo/service';
import { Body } from '../http/cached-reads/body';
import { findStoredFile } from '../http/storage/stored-file';
import type { Item } from './item';

/** Changes with the drawing: pictures of another are not served. */
const VERSAO = 1;
const PASTA = 'compartilhar';
/** Most pictures kept; beyond it the oldest go. */
const MAIS_GUARDADAS = 20_000;
const LIMPAR_A_CADA = 200;
/** Most pictures held in memory. */
const NA_MEMORIA = 60;

const SEM_NOME = { radio: 'Web rádio', cantor: 'Cantor', musica: 'Música' } as const;

const cartazDe = ({ tipo, nome, linha, lugar }: Item): Cartaz => ({
  nome,
  faixa: tipo === 'radio' ? 'Ao vivo' : lugar,
  linha: tipo === 'radio' ? lugar || linha : linha,
  semNome: SEM_NOME[tipo],
});

/** The pictures of the addresses to share: each drawn when first asked for, once, and kept on the disk. */
export const imagensDaPartilha = (strapi: Core.Strapi) => {
  const armazenamento = armazenamentoDe(strapi);
  const pasta = path.join(strapi.config.get<string>('portal.dados'), PASTA);
  const fazendo = new Map<string, Promise<Body>>();
  const prontas = new Map<string, Body>();
  let feitas = 0;

  /** The cover, in the width nearest to what is drawn; empty when there is none. */
  const lerCapa = async (imagem: string | null): Promise<Buffer> => {
    if (imagem === null) return Buffer.alloc(0);
    for (const caminho of [variante(imagem, 512), imagem]) {
      const guardado = findStoredFile(caminho);
      const bytes = guardado && (await armazenamento.ler(guardado.chave));
      if (bytes) return bytes;
    }
    return Buffer.alloc(0);
  };

  const limpar = async (): Promise<void> => {
    const nomes = await readdir(pasta);
    if (nomes.length <= MAIS_GUARDADAS) return;
    const datadas = await Promise.all(
      nomes.map(async (nome) => ({ nome, quando: (await stat(path.join(pasta, nome))).mtimeMs })),
    );
    datadas.sort((a, b) => a.quando - b.quando);
    for (const { nome } of datadas.slice(0, nomes.length - MAIS_GUARDADAS / 2))
      await rm(path.join(pasta, nome), { force: true });
  };

  const guardar = async (arquivo: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(pasta, { recursive: true });
    const provisorio = `${arquivo}.${process.pid}.tmp`;
    await writeFile(provisorio, bytes);
    await rename(provisorio, arquivo);
    feitas += 1;
    if (feitas % LIMPAR_A_CADA === 0) await limpar();
  };

  const fazer = async (chave: string, cartaz: Cartaz, imagem: string | null): Promise<Body> => {
    const arquivo = path.join(pasta, `${chave}.jpg`);
    const guardada = await readFile(arquivo).catch(() => null);
    if (guardada) return new Body(guardada);
    const bytes = Buffer.from(await desenharCartaz(() => lerCapa(imagem), cartaz));
    // A full disk costs the next one a drawing, not this one its picture.
    await guardar(arquivo, bytes).catch((erro: unknown) => strapi.log.warn(String(erro)));
    return new Body(bytes);
  };

  return {
    /** The picture of an entry. Throws 503 when too many are being drawn. */
    de: async (item: Item): Promise<Body> => {
      const cartaz = cartazDe(item);
      const chave = createHash('sha256')
        .update(JSON.stringify([VERSAO, cartaz, item.imagem]))
        .digest('hex')
        .slice(0, 32);
      const pronta = prontas.get(chave);
      if (pronta) return pronta;
      const feita = fazendo.get(chave) ?? fazer(chave, cartaz, item.imagem);
      fazendo.set(chave, feita);
      try {
        const body = await feita;
        prontas.set(chave, body);
        const [maisVelha] = prontas.keys();
        if (prontas.size > NA_MEMORIA && maisVelha !== undefined) prontas.delete(maisVelha);
        return body;
      } finally {
        fazendo.delete(chave);
      }
    },
  };
};
