import {
  DIAS_ATE_LEMBRAR,
  type Avisos,
  type EscolherAvisos,
} from '@portal/contracts/avisos/avisos';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { DIA_MS, somarDias, type DataCivil } from '@portal/contracts/tempo/datas';
import { PERMISSAO_ADMINISTRADOR, isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import {
  contadoPor,
  contarPendentes,
  lembrarPagamentos,
  listNoArEntre,
  type AnuncioRow,
} from '../anuncio/service';
import { correio, type Modelo } from '../correio/service';
import { findAll, findOne } from '../database/find-all';
import { tableOf } from '../database/knex';
import { eachApart, Rounds } from '../database/rounds';
import { transaction } from '../database/transaction';
import { mailDaSemana, mailDoDia } from './mails';
import { diaDoResumo, diasDaSemana, segundaDoResumo } from './rules';

const USUARIO = 'plugin::users-permissions.user';
const MODELO_SEMANA = 'resumo-semanal';
const MODELO_DIA = 'resumo-diario';
const RONDA_MS = 10 * 60_000;
/** Who ordered longer ago is not reminded: a portal that starts to remind would write to everybody at once. */
const LEMBRA_ATE_DIAS = 10;

type Marca = 'resumo_semanal_em' | 'resumo_diario_em';

interface Conta {
  id: number;
  username: string;
  email: string;
  blocked: boolean | null;
  permissao: number;
  sem_resumo_semanal: boolean | null;
  com_resumo_diario: boolean | null;
}

const findConta = (strapi: Core.Strapi, id: number): Promise<Conta | null> =>
  findOne<Conta>(strapi, USUARIO, {
    select: [
      'id',
      'username',
      'email',
      'blocked',
      'permissao',
      'sem_resumo_semanal',
      'com_resumo_diario',
    ],
    where: { id },
  });

const presentAvisos = (conta: Conta): Avisos => ({
  resumo_semanal: conta.sem_resumo_semanal !== true,
  resumo_diario: conta.com_resumo_diario === true,
});

/** Which mails an account gets besides those about what it did. */
export const avisos = (strapi: Core.Strapi) => ({
  async ler(id: number): Promise<Avisos | null> {
    const conta = await findConta(strapi, id);
    return conta && presentAvisos(conta);
  },

  /** Keeps the choices that were sent. */
  async escolher(id: number, { resumo_semanal, resumo_diario }: EscolherAvisos): Promise<void> {
    const data = {
      ...(resumo_semanal !== undefined && { sem_resumo_semanal: !resumo_semanal }),
      ...(resumo_diario !== undefined && { com_resumo_diario: resumo_diario }),
    };
    if (Object.keys(data).length > 0)
      await strapi.db.query(USUARIO).update({ where: { id }, data });
  },
});

/** A summary: its mark on the account, its mail, and the days from one to the next. */
type Resumo = readonly [marca: Marca, modelo: string, cadaDias: number];
const DA_SEMANA: Resumo = ['resumo_semanal_em', MODELO_SEMANA, 7];
const DO_DIA: Resumo = ['resumo_diario_em', MODELO_DIA, 1];

/**
 * Queues an account's summary of a day, once: of several instances the second finds the mark. One that lies beyond the next
 * summary is of a clock that was ahead.
 */
const enfileirarUmaVez = (
  strapi: Core.Strapi,
  [marca, modelo, cadaDias]: Resumo,
  id: number,
  dia: DataCivil,
): Promise<void> =>
  transaction(strapi, async () => {
    const outroDia = [{ $null: true }, { $lt: dia }, { $gt: somarDias(dia, cadaDias) }];
    const { count } = await strapi.db.query(USUARIO).updateMany({
      where: { id, $or: outroDia.map((quando) => ({ [marca]: quando })) },
      data: { [marca]: dia },
    });
    if (count === 1) await correio(strapi).enfileirar(modelo, { id_usuario: id, dia });
  });

const semana = async (strapi: Core.Strapi, agora: Date): Promise<void> => {
  const segunda = segundaDoResumo(agora);
  if (segunda === null) return;
  const [de = segunda] = diasDaSemana(segunda);
  const donos = (await listNoArEntre(strapi, de, segunda)).flatMap(
    ({ usuario }) => usuario?.id ?? [],
  );
  await eachApart(strapi, [...new Set(donos)], (id) =>
    enfileirarUmaVez(strapi, DA_SEMANA, id, segunda),
  );
};

const dia = async (strapi: Core.Strapi, agora: Date): Promise<void> => {
  const hoje = diaDoResumo(agora);
  if (hoje === null) return;
  const contas = await findAll<Conta>(strapi, USUARIO, {
    select: ['id'],
    where: { permissao: { $gte: PERMISSAO_ADMINISTRADOR }, com_resumo_diario: true },
  });
  await eachApart(strapi, contas, ({ id }) => enfileirarUmaVez(strapi, DO_DIA, id, hoje));
};

/** Views and clicks of each ad in these days. */
const numerosDe = async (
  strapi: Core.Strapi,
  ids: readonly number[],
  dias: readonly DataCivil[],
) => {
  const rows = await tableOf(strapi, 'api::contador-diario.contador-diario')
    .where({ motivo: '' })
    .whereIn('alvo', ids.map(String))
    .whereIn('tipo', ['visualizacao', 'clique'])
    .whereIn('dia', dias)
    .select<{ tipo: string; alvo: string; total: number }[]>('tipo', 'alvo', 'total');
  const soma = (tipo: string, id: number): number =>
    rows
      .filter((row) => row.tipo === tipo && row.alvo === String(id))
      .reduce((total, row) => total + row.total, 0);
  return (id: number) => ({ visualizacoes: soma('visualizacao', id), cliques: soma('clique', id) });
};

/** Plays in these days of what an ad is about, while it was on the air: a renewal shares the content. */
const execucoesDe = async (
  strapi: Core.Strapi,
  anuncio: AnuncioRow,
  dias: readonly DataCivil[],
): Promise<number | null> => {
  const { tipo, data_inicio, data_vencimento } = anuncio;
  if (tipo === 'banner') return null;
  const rows = await tableOf(strapi, 'api::contador-diario.contador-diario')
    .where({ motivo: '', tipo, alvo: (await contadoPor(strapi, anuncio)) ?? '' })
    .whereIn(
      'dia',
      dias.filter((dia) => dia >= (data_inicio ?? dia) && dia < (data_vencimento ?? '9')),
    )
    .select<{ total: number }[]>('total');
  return rows.reduce((soma, { total }) => soma + total, 0);
};

/** What the postman makes of the summaries' rows. Blocked accounts, and who chose otherwise meanwhile, get none. */
export const modelosDeAvisos = (strapi: Core.Strapi): Record<string, Modelo> => {
  const pagina = (caminho: string) => strapi.config.get<string>('portal.url') + caminho;
  return {
    [MODELO_SEMANA]: async ({ id_usuario, dia: segunda }) => {
      const conta = await findConta(strapi, Number(id_usuario));
      if (!conta || conta.blocked || !presentAvisos(conta).resumo_semanal) return null;
      const dias = diasDaSemana(String(segunda));
      const [de = ''] = dias;
      const noAr = await listNoArEntre(strapi, de, String(segunda));
      const meus = noAr.filter(({ usuario }) => usuario?.id === conta.id);
      if (meus.length === 0) return null;
      const numeros = await numerosDe(
        strapi,
        meus.map(({ id }) => id),
        dias,
      );
      return mailDaSemana({
        ...{ para: conta.email, nome: conta.username, de, ate: dias.at(-1) ?? de },
        anuncios: await Promise.all(
          meus.map(async (anuncio) => ({
            ...{ codigo: anuncio.id, titulo: anuncio.titulo, ...numeros(anuncio.id) },
            execucoes: await execucoesDe(strapi, anuncio, dias),
          })),
        ),
        url: pagina(CAMINHOS.meusAnuncios),
        escolha: pagina(CAMINHOS.escolhaDeAvisos),
      });
    },
    [MODELO_DIA]: async ({ id_usuario }) => {
      const conta = await findConta(strapi, Number(id_usuario));
      const quer =
        conta && !conta.blocked && isAdministrador(conta) && presentAvisos(conta).resumo_diario;
      if (!quer) return null;
      const [comprovantes, reembolsos] = await Promise.all([
        contarPendentes(strapi, AnuncioStatus.AguardandoAprovacao),
        contarPendentes(strapi, AnuncioStatus.ReembolsoSolicitado),
      ]);
      if (comprovantes + reembolsos === 0) return null;
      return mailDoDia({
        ...{ para: conta.email, nome: conta.username, comprovantes, reembolsos },
        url: pagina(CAMINHOS.administracao),
        escolha: pagina(CAMINHOS.escolhaDeAvisos),
      });
    },
  };
};

/** The mails of days: reminders of orders without a proof, weekly figures, administrators' daily summary. */
export const vigiarAvisos = (strapi: Core.Strapi): Rounds => {
  const rondas = new Rounds(
    strapi,
    'avisos',
    async () => {
      const agora = new Date();
      const atras = (dias: number) => new Date(agora.getTime() - dias * DIA_MS);
      await lembrarPagamentos(strapi, [atras(LEMBRA_ATE_DIAS), atras(DIAS_ATE_LEMBRAR)], agora);
      await semana(strapi, agora);
      await dia(strapi, agora);
    },
    RONDA_MS,
  );
  rondas.start(2000);
  return rondas;
};
