import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { isTransmissao } from '@portal/contracts/radio/transmissao';
import type { Core, UID } from '@strapi/strapi';
import { agendamentos } from '../agendamento/service';
import { contarPendentes } from '../anuncio/service';
import { correio } from '../correio/service';
import { DRAFT, PUBLISHED } from '../database/rows';
import { arquivosSemUso } from './arquivos-sem-uso';

/** An entry an editor can open. */
export interface Registro {
  uid: string;
  id: string;
  nome: string;
}

export interface Pendencia {
  assunto:
    | 'anuncios-aguardando'
    | 'reembolsos-pedidos'
    | 'radios-sem-imagem'
    | 'radios-sem-transmissao'
    | 'rascunhos'
    | 'arquivos-sem-uso'
    | 'agendados'
    | 'agendamentos-que-falharam'
    | 'emails-que-nao-sairam';
  total: number;
  /** The first ones, to go straight there; ads are decided on the portal itself. */
  registros: Registro[];
  /** The latest mails given up: whose they were and why. */
  emails?: { destinatario: string | null; motivo: string | null }[];
}

const PRIMEIROS = 5;
const RADIO = 'api::radio.radio';
const CATALOGO = {
  [RADIO]: 'nome_radio',
  'api::cantor.cantor': 'nome',
  'api::musica.musica': 'nome',
} as const;

interface Linha {
  documentId: string;
  nome?: string | null;
  nome_radio?: string | null;
  url?: string | null;
  imagem?: object | null;
}

const registro =
  (uid: keyof typeof CATALOGO) =>
  (linha: Linha): Registro => ({
    uid,
    id: linha.documentId,
    nome: linha[CATALOGO[uid]] ?? '',
  });

const listar = async (
  strapi: Core.Strapi,
  uid: UID.Schema,
  params: { select: string[]; where: object; populate?: object },
): Promise<Linha[]> =>
  // The query engine types no rows: these are the columns of `select`.
  (await strapi.db.query(uid).findMany({
    ...params,
    select: ['documentId', ...params.select],
    orderBy: { id: 'asc' },
  })) as Linha[];

const pendencia = (assunto: Pendencia['assunto'], registros: Registro[]): Pendencia => ({
  assunto,
  total: registros.length,
  registros: registros.slice(0, PRIMEIROS),
});

const dasRadios = async (strapi: Core.Strapi): Promise<Pendencia[]> => {
  const radios = await listar(strapi, RADIO, {
    select: ['nome_radio', 'url'],
    where: DRAFT,
    populate: { imagem: { select: ['id'] } },
  });
  const semImagem = radios.filter(({ imagem }) => !imagem);
  const semTransmissao = radios.filter(({ url }) => !isTransmissao(url ?? ''));
  return [
    pendencia('radios-sem-imagem', semImagem.map(registro(RADIO))),
    pendencia('radios-sem-transmissao', semTransmissao.map(registro(RADIO))),
  ];
};

const dosRascunhos = async (strapi: Core.Strapi): Promise<Pendencia> => {
  const rascunhos: Registro[] = [];
  // Object.keys forgets the literal types of its own object.
  for (const uid of Object.keys(CATALOGO) as (keyof typeof CATALOGO)[]) {
    const publicados = await listar(strapi, uid, {
      select: [],
      where: PUBLISHED,
    });
    const noAr = new Set(publicados.map(({ documentId }) => documentId));
    const todos = await listar(strapi, uid, {
      select: [CATALOGO[uid]],
      where: DRAFT,
    });
    rascunhos.push(...todos.filter(({ documentId }) => !noAr.has(documentId)).map(registro(uid)));
  }
  return pendencia('rascunhos', rascunhos);
};

const dosAnuncios = async (strapi: Core.Strapi): Promise<Pendencia[]> => {
  const contar = (situacao: AnuncioStatus): Promise<number> => contarPendentes(strapi, situacao);
  return [
    {
      assunto: 'anuncios-aguardando',
      total: await contar(AnuncioStatus.AguardandoAprovacao),
      registros: [],
    },
    {
      assunto: 'reembolsos-pedidos',
      total: await contar(AnuncioStatus.ReembolsoSolicitado),
      registros: [],
    },
  ];
};

const dosEmails = async (strapi: Core.Strapi): Promise<Pendencia> => {
  const { total, ultimos } = await correio(strapi).encalhados(PRIMEIROS);
  const emails = ultimos.map(({ destinatario, erro: motivo }) => ({ destinatario, motivo }));
  return { assunto: 'emails-que-nao-sairam', total, registros: [], emails };
};

const dosAgendados = async (strapi: Core.Strapi): Promise<Pendencia[]> => {
  const { falhados, marcados } = await agendamentos(strapi).pendentes();
  return [
    pendencia('agendamentos-que-falharam', falhados),
    pendencia('agendados', marcados),
  ].filter(({ total }) => total > 0);
};

/** What waits for somebody of the newsroom; of ads and of people's addresses only who may see ads hears. */
export const listPendencias = async (
  strapi: Core.Strapi,
  { veAnuncios }: { veAnuncios: boolean },
): Promise<Pendencia[]> => [
  ...(veAnuncios ? [...(await dosAnuncios(strapi)), await dosEmails(strapi)] : []),
  ...(await dosAgendados(strapi)),
  ...(await dasRadios(strapi)),
  await dosRascunhos(strapi),
  {
    assunto: 'arquivos-sem-uso',
    total: (await arquivosSemUso(strapi, new Date())).length,
    registros: [],
  },
];
