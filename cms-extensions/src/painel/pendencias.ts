import type { Pendencia, RegistroNoPainel } from '@portal/contracts/painel/respostas';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { isTransmissao } from '@portal/contracts/radio/transmissao';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { agendamentos } from '../agendamento/service';
import { contarPendentes } from '../anuncio/service';
import { correio } from '../correio/service';
import { USOS } from '../database/files';
import { findAll } from '../database/find-all';
import { tableNameOf } from '../database/knex';
import { DRAFT } from '../database/rows';
import { arquivosSemUso } from './arquivos-sem-uso';
import type { Legiveis } from './legiveis';

const PRIMEIROS = 5;
const RADIO = 'api::radio.radio';
const CATALOGO = {
  [RADIO]: 'nome_radio',
  'api::cantor.cantor': 'nome',
  'api::musica.musica': 'nome',
} as const;

/** The same of the whole catalogue, by type: asked once for all that is counted. */
type Alcance = ReadonlyMap<string, ReadonlySet<string> | null>;

// Object.keys forgets the literal types of its own object.
const TIPOS = Object.keys(CATALOGO) as (keyof typeof CATALOGO)[];

const lerAlcance = async (legiveis: Legiveis): Promise<Alcance> =>
  new Map(await Promise.all(TIPOS.map(async (uid) => [uid, await legiveis(uid)] as const)));

type Achados = Pick<Pendencia, 'total' | 'registros'>;

/** How many drafts of a type fit, and the first of them: as the database counts them, however large the catalogue. */
const procurar = async (
  strapi: Core.Strapi,
  uid: keyof typeof CATALOGO,
  alcance: Alcance,
  restringir: (consulta: Knex.QueryBuilder) => void,
): Promise<Achados> => {
  const so = alcance.get(uid);
  const consulta = strapi.db
    .getConnection()
    .from({ entrada: tableNameOf(strapi, uid) })
    .whereNull('entrada.published_at');
  if (so) consulta.whereIn('entrada.document_id', [...so]);
  restringir(consulta);
  // knex types a select of named columns as any.
  const linhas: { id: string; nome: string | null }[] = await consulta
    .clone()
    .orderBy('entrada.id')
    .limit(PRIMEIROS)
    .select({ id: 'entrada.document_id', nome: `entrada.${CATALOGO[uid]}` });
  const [conta] = await consulta.count<{ total: number | string }[]>({ total: '*' });
  return {
    total: Number(conta?.total ?? 0),
    registros: linhas.map(({ id, nome }) => ({ uid, id, nome: nome ?? '' })),
  };
};

const pendencia = (assunto: Pendencia['assunto'], registros: RegistroNoPainel[]): Pendencia => ({
  assunto,
  total: registros.length,
  registros: registros.slice(0, PRIMEIROS),
});

interface RadioRow {
  id: number;
  documentId: string;
  nome_radio: string | null;
  url: string | null;
}

const dasRadios = async (strapi: Core.Strapi, alcance: Alcance): Promise<Pendencia[]> => {
  const so = alcance.get(RADIO);
  const semImagem = await procurar(strapi, RADIO, alcance, (consulta) => {
    consulta.whereNotExists(
      strapi.db
        .getConnection()
        .from({ uso: USOS })
        .whereRaw('uso.related_id = entrada.id')
        .where({ 'uso.related_type': RADIO, 'uso.field': 'imagem' })
        .select('uso.id'),
    );
  });
  // What an address is, a rule of ours says and no database.
  const radios = await findAll<RadioRow>(strapi, RADIO, {
    select: ['documentId', 'nome_radio', 'url'],
    where: DRAFT,
  });
  const semTransmissao = radios
    .filter(({ documentId, url }) => !isTransmissao(url ?? '') && (so?.has(documentId) ?? true))
    .map(({ documentId: id, nome_radio }) => ({ uid: RADIO, id, nome: nome_radio ?? '' }));
  return [
    { assunto: 'radios-sem-imagem', ...semImagem },
    pendencia('radios-sem-transmissao', semTransmissao),
  ];
};

const dosRascunhos = async (strapi: Core.Strapi, alcance: Alcance): Promise<Pendencia> => {
  let total = 0;
  const registros: RegistroNoPainel[] = [];
  for (const uid of TIPOS) {
    const rascunhos = await procurar(strapi, uid, alcance, (consulta) => {
      consulta.whereNotExists(
        strapi.db
          .getConnection()
          .from({ publicado: tableNameOf(strapi, uid) })
          .whereRaw('publicado.document_id = entrada.document_id')
          .whereNotNull('publicado.published_at')
          .select('publicado.id'),
      );
    });
    total += rascunhos.total;
    registros.push(...rascunhos.registros);
  }
  return { assunto: 'rascunhos', total, registros: registros.slice(0, PRIMEIROS) };
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

const dosAgendados = async (strapi: Core.Strapi, alcance: Alcance): Promise<Pendencia[]> => {
  const { falhados, marcados } = await agendamentos(strapi).pendentes();
  const dele = ({ uid, id }: RegistroNoPainel): boolean => alcance.get(uid)?.has(id) ?? true;
  return [
    pendencia('agendamentos-que-falharam', falhados.filter(dele)),
    pendencia('agendados', marcados.filter(dele)),
  ].filter(({ total }) => total > 0);
};

/**
 * What waits for somebody of the newsroom; of ads and of people's addresses only who may see ads hears, and of an entry who may
 * read it.
 */
export const listPendencias = async (
  strapi: Core.Strapi,
  { veAnuncios, legiveis }: { veAnuncios: boolean; legiveis: Legiveis },
): Promise<Pendencia[]> => {
  const alcance = await lerAlcance(legiveis);
  return [
    ...(veAnuncios ? [...(await dosAnuncios(strapi)), await dosEmails(strapi)] : []),
    ...(await dosAgendados(strapi, alcance)),
    ...(await dasRadios(strapi, alcance)),
    await dosRascunhos(strapi, alcance),
    {
      assunto: 'arquivos-sem-uso',
      total: (await arquivosSemUso(strapi, new Date())).length,
      registros: [],
    },
  ];
};
