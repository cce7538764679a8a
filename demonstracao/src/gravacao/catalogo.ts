import { DIA_MS } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { enderecoAoVivo } from '../ao-vivo/emissora';
import { CANTORES } from '../dados/cantores';
import { RADIOS } from '../dados/radios';
import { PECAS } from '../repertorio';
import type { Midias } from './biblioteca';

const DIAS_ENTRE_MUSICAS = 11;
/** These stations point to addresses that don't exist, so that a dead stream can be seen too. */
const FORA_DO_AR = new Set([13, 23]);

const redes = (ordem: number) => ({
  rede_social_1: 'https://www.instagram.com/exemplo',
  rede_social_2: ordem % 3 === 1 ? '' : 'https://www.facebook.com/exemplo',
  rede_social_3: ordem % 4 === 2 ? '' : 'https://www.youtube.com/@exemplo',
  rede_social_4: ordem % 5 === 3 ? '' : '5511900000000',
});

const transmissao = (ordem: number): string =>
  FORA_DO_AR.has(ordem)
    ? `https://radio-${ordem + 1}.exemplo.invalid/ao-vivo.mp3`
    : enderecoAoVivo(ordem);

export interface CatalogoGravado {
  radios: string[];
  cantores: string[];
  musicas: string[];
}

const gravarRadios = async (strapi: Core.Strapi, midia: Midias): Promise<string[]> => {
  const ids: string[] = [];
  for (const [i, { nome, ...radio }] of RADIOS.entries()) {
    const { documentId } = await strapi.documents('api::radio.radio').create({
      status: 'published',
      data: {
        ...radio,
        ...redes(i),
        nome_radio: nome,
        url: transmissao(i),
        imagem: midia(`radio ${i}`),
        email: `radio${i + 1}@exemplo.invalid`,
        telefone: '11900000000',
      },
    });
    ids.push(documentId);
  }
  return ids;
};

const gravarCantores = async (strapi: Core.Strapi, midia: Midias): Promise<string[]> => {
  const ids: string[] = [];
  for (const [i, { nome, slogan, segmento, sobre }] of CANTORES.entries()) {
    const { documentId } = await strapi.documents('api::cantor.cantor').create({
      status: 'published',
      data: { nome, slogan, segmento, sobre, foto: midia(`cantor ${i}`) },
    });
    ids.push(documentId);
  }
  return ids;
};

const gravarMusicas = async (
  strapi: Core.Strapi,
  midia: Midias,
  cantores: readonly string[],
  agora: Date,
): Promise<string[]> => {
  const ids: string[] = [];
  for (const [i, { nome, cantor }] of PECAS.entries()) {
    const { documentId } = await strapi.documents('api::musica.musica').create({
      status: 'published',
      data: {
        nome,
        cantor: cantores[CANTORES.indexOf(cantor)],
        audio: midia(`som ${i}`),
        // Every fifth has no cover of its own: the singer's photo stands in for it.
        foto: i % 5 === 4 ? null : midia(`capa ${i}`),
      },
    });
    const dias = (PECAS.length - i) * DIAS_ENTRE_MUSICAS;
    await strapi.db.query('api::musica.musica').updateMany({
      where: { documentId },
      data: { createdAt: new Date(agora.getTime() - dias * DIA_MS) },
    });
    ids.push(documentId);
  }
  return ids;
};

/** Stations, singers and songs, published. Answers their public ids in the order of the data. */
export const gravarCatalogo = async (
  strapi: Core.Strapi,
  midia: Midias,
  agora: Date,
): Promise<CatalogoGravado> => {
  const radios = await gravarRadios(strapi, midia);
  const cantores = await gravarCantores(strapi, midia);
  const musicas = await gravarMusicas(strapi, midia, cantores, agora);
  return { radios, cantores, musicas };
};
