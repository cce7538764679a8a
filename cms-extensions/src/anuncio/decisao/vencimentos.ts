import { DIAS_DE_AVISO } from '@portal/contracts/anuncio/limites';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { isEmExibicao } from '@portal/contracts/anuncio/vigencia';
import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import type { Core } from '@strapi/strapi';
import { CLOCK_SKEW_MS, toMillis } from '../../database/instant';
import { eachApart, Rounds } from '../../database/rounds';
import { despublicar, isPublicado, publicar } from '../conteudo/conteudo-do-anuncio';
import { ANUNCIO, listAnuncioRows, listFamilia } from '../ficha/linhas';
import { avisoDevido, continua, diaDoAviso } from '../ficha/vencimento-rules';
import { enfileirarFim } from '../mails/enfileirar';
import { comTravas } from './travar';

/** Interval of the expiry job. Late is harmless: readers check the dates themselves. */
const RONDA_MS = 10 * 60_000;

/** Where it is kept when an owner was told. */
const QUANDO = { perto: 'avisado_7_dias_em', fim: 'avisado_fim_em' } as const;
const AVISOS = ['perto', 'fim'] as const;

/** Expires or reminds one ad, once: of several instances the second finds it done. */
const encerrarUm = (strapi: Core.Strapi, id: number, agora: Date): Promise<void> =>
  comTravas(strapi, id, async (anuncio) => {
    if (!anuncio) return;
    const { situacao: status, data_vencimento, avisado_7_dias_em, avisado_fim_em } = anuncio;
    const fim = {
      ...{ status, data_vencimento },
      ...{ avisado7Dias: avisado_7_dias_em !== null, avisadoFim: avisado_fim_em !== null },
    };
    const aviso = avisoDevido(fim, dataCivil(agora));
    if (aviso === null) return;
    const outras = (await listFamilia(strapi, anuncio))
      .filter((outra) => outra.id !== id)
      .map(({ situacao, data_vencimento }) => ({ status: situacao, data_vencimento }));
    await strapi.db.query(ANUNCIO).update({ where: { id }, data: { [QUANDO[aviso]]: agora } });
    if (continua(fim, outras)) return;
    await enfileirarFim(strapi, anuncio, aviso);
    if (aviso === 'fim') await despublicar(strapi, anuncio);
  });

/** What a clock that was ahead told of an ad, and took off the air with it, before its time. */
const retomarUm = (strapi: Core.Strapi, id: number, depois: Date): Promise<void> =>
  comTravas(strapi, id, async (anuncio) => {
    if (!anuncio?.data_vencimento) return;
    const { data_vencimento } = anuncio;
    const hoje = dataCivil(depois);
    const cedo = AVISOS.filter(
      (aviso) =>
        toMillis(anuncio[QUANDO[aviso]]) > depois.getTime() &&
        hoje < diaDoAviso(data_vencimento, aviso),
    );
    if (cedo.length === 0) return;
    const data = Object.fromEntries(cedo.map((aviso) => [QUANDO[aviso], null]));
    await strapi.db.query(ANUNCIO).update({ where: { id }, data });
    const noAr = isEmExibicao({ ...anuncio, status: anuncio.situacao }, hoje);
    if (!noAr || !cedo.includes('fim')) return;
    if (!(await isPublicado(strapi, anuncio))) await publicar(strapi, anuncio);
  });

/** Puts back what was told in the future, as soon as the clock is right again. */
const retomar = async (strapi: Core.Strapi, agora: Date): Promise<void> => {
  const depois = new Date(agora.getTime() + CLOCK_SKEW_MS);
  const adiantados = await listAnuncioRows(strapi, {
    $or: AVISOS.map((aviso) => ({ [QUANDO[aviso]]: { $gt: depois } })),
  });
  await eachApart(strapi, adiantados, ({ id }) => retomarUm(strapi, id, depois));
};

/** Takes off the air the content of ads that ended, and tells owners 7 days before the end and at the end. */
const vencer = async (strapi: Core.Strapi, agora: Date): Promise<void> => {
  await retomar(strapi, agora);
  const candidatos = await listAnuncioRows(strapi, {
    situacao: AnuncioStatus.Ativo,
    data_vencimento: { $lte: somarDias(dataCivil(agora), DIAS_DE_AVISO) },
    avisado_fim_em: { $null: true },
  });
  await eachApart(strapi, candidatos, ({ id }) => encerrarUm(strapi, id, agora));
};

/** Expiry job, at once and then every round for as long as the process lives. */
export const vigiarVencimentos = (strapi: Core.Strapi): Rounds => {
  const rondas = new Rounds(strapi, 'vencimentos', () => vencer(strapi, new Date()), RONDA_MS);
  rondas.start(1000);
  return rondas;
};
