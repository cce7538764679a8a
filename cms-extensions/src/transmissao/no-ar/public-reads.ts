import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { NoAr, NoArDaRadio, NoArDeTodas } from '@portal/contracts/no-ar/no-ar';
import { OUVINTE_MS } from '@portal/contracts/no-ar/tempos';
import type { Core } from '@strapi/strapi';
import { isRecent, toIso } from '../../database/instant';
import { type Body, renewBody } from '../../http/cached-reads/body';
import { BodyCache } from '../../http/cached-reads/body-cache';
import type { PublicReads, View } from '../../http/cached-reads/public-reads';
import { enderecosDasRadios, ouvintesPorRadio } from '../../monitoramento/service';
import { mapaEmFatias, mapearEmFatias } from '../../texto/fatias';
import { estadoDasTransmissoes, type Transmissao } from './estado';
import { verificacaoMs } from './service';

/** What is heard changes without any write of staff's: the answer is made anew so often, in ms (contrato 9). */
const VALE_MS = 4_000;

interface NoArView extends View {
  todas: Body;
  noAr: NoArDeTodas;
  linhas: ReadonlyMap<string, Transmissao>;
  uma: BodyCache;
}

const DESCONHECIDA: NoAr = { no_ar: null, desde: null, tocando: null, ouvintes: 0 };

/** What everybody reads of a radio: the title only while somebody here listens, and the stream sounds. */
const presentNoAr = (linha: Transmissao | undefined, ouvintes: number, agora: number): NoAr => {
  if (!linha) return { ...DESCONHECIDA, ouvintes };
  const { no_ar, desde, titulo, titulo_em } = linha;
  const atual = no_ar !== false && ouvintes > 0 && isRecent(titulo_em, agora, OUVINTE_MS);
  return { no_ar, desde: toIso(desde), tocando: atual ? titulo : null, ouvintes };
};

const presentUma = (noAr: NoAr, linha: Transmissao | undefined): NoArDaRadio => ({
  ...noAr,
  formato: linha?.codec ? { codec: linha.codec, kbps: linha.kbps } : null,
  verificada_em: toIso(linha?.verificada_em ?? null),
  tocou: linha?.tocou ?? [],
});

/** Public reads of what sounds now (contrato 9): of all radios, and of one. */
export const noArReads = (strapi: Core.Strapi): PublicReads<NoArView> => ({
  name: 'no-ar',
  // None: it is made anew by the clock, and the radios come from a view of their own.
  types: [],
  build: async ({ agora }, previous) => {
    const ms = agora.getTime();
    const radios = await enderecosDasRadios(strapi);
    const ouvintes = await ouvintesPorRadio(strapi, ms);
    // Checks that are switched off tell nothing, not what they told long ago.
    const lidas = verificacaoMs(strapi) > 0 ? await estadoDasTransmissoes(strapi).todas() : [];
    const linhas = await mapaEmFatias(lidas, (linha) => [linha.radio, linha]);
    const noAr: NoArDeTodas = Object.fromEntries(
      await mapearEmFatias(radios.keys(), (id) => [
        id,
        presentNoAr(linhas.get(id), ouvintes.get(id) ?? 0, ms),
      ]),
    );
    return {
      todas: renewBody(previous?.todas, JSON.stringify(noAr)),
      ...{ noAr, linhas, uma: new BodyCache(), validUntil: ms + VALE_MS },
    };
  },
  routes: [
    { path: CAMINHOS.noAr, answer: (view) => ({ body: view.todas }) },
    {
      path: '/api/radios/:id/no-ar',
      answer: ({ noAr, linhas, uma }, { id }) => {
        const desta = Object.hasOwn(noAr, id) ? noAr[id] : undefined;
        if (!desta) return null;
        const json = () => ({ json: JSON.stringify(presentUma(desta, linhas.get(id))) });
        return { body: uma.get(id, json) };
      },
    },
  ],
});
