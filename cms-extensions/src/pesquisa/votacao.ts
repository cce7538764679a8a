import {
  emailNormalizado,
  telefoneNormalizado,
  telefoneSemNove,
} from '@portal/contracts/pesquisa/contato';
import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import { FINALIDADE_DO_VOTO } from '@portal/contracts/pesquisa/voto';
import { escolhaDe, type NumeroDaPesquisa, type Voto } from '@portal/contracts/pesquisa/voto';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { withinTime } from '../database/away';
import { tableOf } from '../database/knex';
import { transaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { limites } from '../limite/service';
import { isOpcao } from './opcoes';
import { findAtual, exigirAberta, segurarPesquisa } from './pesquisas';
import { edicaoDe, prazoDe } from './presenter';
import { daEdicao, VOTO, type Edicao, type PesquisaRow } from './rows';

const linhaDe = (voto: Voto, pesquisa: Edicao, opcao_id: string, agora: Date) => ({
  ...daEdicao(pesquisa),
  opcao_id,
  nome: voto.nome,
  nome_dobrado: dobrar(voto.nome),
  email: voto.email,
  telefone: voto.telefone,
  email_normalizado: emailNormalizado(voto.email),
  telefone_normalizado: telefoneNormalizado(voto.telefone),
  // Consent: sending the form agrees to the text beside its button; the text shown then is kept with the vote.
  consentimento_em: agora,
  finalidade: FINALIDADE_DO_VOTO,
  created_at: agora,
  updated_at: agora,
});

const recusarOpcao = (pesquisa: NumeroDaPesquisa): never => {
  const { radioDesconhecida, musicaDesconhecida } = MENSAGENS_DA_PESQUISA;
  throw new Refusal(422, {
    msg: MENSAGENS.camposInvalidos,
    erros:
      pesquisa === 1 ? { id_webradio: [radioDesconhecida] } : { id_musica: [musicaDesconhecida] },
  });
};

const prazoOuNada = (row: PesquisaRow | null) => row && prazoDe(row);

/** The edition of the place that a vote is for; one of another edition comes too late. Throws 409. */
const edicaoAberta = async (
  strapi: Core.Strapi,
  numero: NumeroDaPesquisa,
  pedida: number | undefined,
  agora: Date,
): Promise<Edicao> => {
  const atual = await withinTime(findAtual(strapi, numero, agora));
  exigirAberta(prazoOuNada(atual), agora);
  if (!atual || (pedida !== undefined && pedida !== atual.edicao))
    throw new Refusal(409, { msg: MENSAGENS_DA_PESQUISA.encerrada });
  return edicaoDe(atual);
};

/** The unique index does not know a mobile as votes of before kept it: without its 9. Throws 409. */
const recusarQuemVotouSemNove = async (
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  linha: ReturnType<typeof linhaDe>,
): Promise<void> => {
  const { pesquisa_numero, edicao } = linha;
  const telefone_normalizado = telefoneSemNove(linha.telefone_normalizado);
  if (telefone_normalizado === null) return;
  const antes = { pesquisa_numero, edicao, telefone_normalizado };
  if (await tableOf(strapi, VOTO, trx).where(antes).first('id'))
    throw new Refusal(409, { msg: MENSAGENS_DA_PESQUISA.jaVotou });
};

/**
 * Counts one vote in the edition of its place that is open; answers which. Throws 409 when none is, or the e-mail or the
 * telephone voted in it before, 422 for an option it does not have, 429 beyond the address's limit, which counts stored
 * votes only. Exact under races: the database's unique indexes decide.
 */
export const votar = async (
  strapi: Core.Strapi,
  voto: Voto,
  endereco: string,
  relogio: () => Date,
): Promise<Edicao> => {
  const { pesquisa: numero, opcao } = escolhaDe(voto);
  const pesquisa = await edicaoAberta(strapi, numero, voto.edicao, relogio());
  if (!(await isOpcao(strapi, pesquisa, opcao, relogio()))) recusarOpcao(numero);
  await transaction(strapi, async (trx) => {
    const atual = await segurarPesquisa(strapi, trx, pesquisa, 'dividida');
    exigirAberta(prazoOuNada(atual), relogio());
    // While the lock is held nobody takes an option out of the survey.
    if (numero === 2 && !(await isOpcao(strapi, pesquisa, opcao, relogio()))) recusarOpcao(numero);
    const linha = linhaDe(voto, pesquisa, opcao, relogio());
    await recusarQuemVotouSemNove(strapi, trx, linha);
    const gravados = await tableOf(strapi, VOTO, trx)
      .insert(linha)
      .onConflict()
      .ignore()
      .returning('id');
    if (gravados.length === 0) throw new Refusal(409, { msg: MENSAGENS_DA_PESQUISA.jaVotou });
    await limites(strapi).ocuparDentro(trx, 'votos', endereco);
  });
  return pesquisa;
};
