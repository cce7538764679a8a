import { PASTAS, type Pasta } from '@portal/contracts/arquivo/pastas';
import { PASTAS_DA_BIBLIOTECA } from '@portal/cms-extensions/arquivo/pasta';
import type { Core } from '@strapi/strapi';
import type { ArquivosProntos } from '../midia/arquivos';

interface PastaCriada {
  id: number;
  path: string;
}

interface ServicoDePastas {
  create(dados: { name: string }): Promise<PastaCriada>;
}

/** The provider's own name is how Strapi knows that it may delete a file. */
const PROVEDOR = '@portal/cms-extensions/upload-provider';

const criarPastas = async (strapi: Core.Strapi): Promise<Map<Pasta, PastaCriada>> => {
  const servico: ServicoDePastas = strapi.plugin('upload').service('folder');
  const criadas = new Map<Pasta, PastaCriada>();
  for (const [name, pasta] of Object.entries(PASTAS_DA_BIBLIOTECA))
    criadas.set(pasta, await servico.create({ name }));
  return criadas;
};

export type Midias = (chave: string) => number;

/** Enters stored files into the media library, in folders editors recognise. Answers each file's id by its key. */
export const gravarBiblioteca = async (
  strapi: Core.Strapi,
  arquivos: ArquivosProntos,
): Promise<Midias> => {
  const pastas = await criarPastas(strapi);
  const ids = new Map<string, number>();
  for (const [chave, { nome, pasta, ...guardado }] of arquivos) {
    const naBiblioteca = pastas.get(pasta === PASTAS.musicas ? PASTAS.musicasImagens : pasta);
    // The query engine types rows as any; every row has a numeric id.
    const { id } = (await strapi.db.query('plugin::upload.file').create({
      data: {
        ...guardado,
        name: `${nome}${guardado.ext}`,
        alternativeText: nome,
        provider: PROVEDOR,
        folder: naBiblioteca?.id,
        folderPath: naBiblioteca?.path ?? '/',
      },
    })) as { id: number };
    ids.set(chave, id);
  }
  return (chave) => {
    const id = ids.get(chave);
    if (id === undefined) throw new Error(`no demonstration file ${chave}`);
    return id;
  };
};
