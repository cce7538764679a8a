import { randomBytes } from 'node:crypto';
import { armazenamentoDe } from '@portal/cms-extensions/armazenamento/abrir';
import { guardarComprovante } from '@portal/cms-extensions/anuncio/pagamento/comprovantes';
import {
  AnuncioStatus,
  isPendente,
  type Periodo,
  type TipoAnuncio,
} from '@portal/contracts/anuncio/status';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import { PERMISSAO_PADRAO } from '@portal/contracts/usuario/sessao';
import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import { passosDaDemonstracao } from '../dados/andamento';
import { ANUNCIANTES, ANUNCIOS, type AnuncioDeDemonstracao } from '../dados/anuncios';
import { desenharComprovante, gravarPassos, type Dono } from './andamento';
import type { Midias } from './biblioteca';

/** Accounts nobody can enter: the password is random and told to no one. */
const gravarAnunciantes = async (
  strapi: Core.Strapi,
  role: number | undefined,
): Promise<Dono[]> => {
  const donos: Dono[] = [];
  for (const { nome, email, pessoa, telefone } of ANUNCIANTES) {
    const { id, documentId } = await strapi.documents('plugin::users-permissions.user').create({
      data: {
        username: nome,
        nome_normalizado: dobrar(nome),
        email,
        pessoa,
        telefone,
        password: randomBytes(32).toString('base64url'),
        provider: 'local',
        confirmed: true,
        blocked: false,
        permissao: PERMISSAO_PADRAO,
        cidade: 'Cidade Exemplo',
        estado: 'SP',
        role,
      },
    });
    donos.push({ id: Number(id), documentId, nome });
  }
  return donos;
};

const datasDe = ({ comecouHa, periodo }: AnuncioDeDemonstracao, hoje: string) => {
  if (comecouHa === null) return { data_inicio: null, data_vencimento: null };
  const data_inicio = somarDias(hoje, -comecouHa);
  return { data_inicio, data_vencimento: vencimento(data_inicio, periodo) };
};

export type Precos = (tipo: TipoAnuncio, periodo: Periodo) => number;

export interface Arredores {
  midia: Midias;
  precos: Precos;
  /** Role every account carries. */
  papel: number | undefined;
}

const gravarUm = async (
  strapi: Core.Strapi,
  { midia, precos }: Arredores,
  [i, anuncio]: [number, AnuncioDeDemonstracao],
  dono: Dono,
  agora: Date,
): Promise<number> => {
  const { titulo, resumo, periodo, status } = anuncio;
  const passos = passosDaDemonstracao(anuncio, ANUNCIOS.length - i, agora);
  const quando = (para: AnuncioStatus): string | null =>
    passos.find((passo) => passo.para === para)?.quando.toISOString() ?? null;
  const pendente = isPendente({ status });
  const enviadoEm = quando(AnuncioStatus.AguardandoAprovacao);
  const valor = precos('banner', periodo);
  const criado = await strapi.documents('api::anuncio.anuncio').create({
    data: {
      ...datasDe(anuncio, dataCivil(agora)),
      titulo,
      tipo: 'banner',
      periodo,
      situacao: status,
      valor,
      meio_pagamento: anuncio.meio,
      termos: true,
      termos_aceitos_em: quando(AnuncioStatus.NaoAprovado),
      enviado_em: enviadoEm,
      aprovado_em: quando(AnuncioStatus.Ativo),
      esperando_desde: pendente ? quando(status) : null,
      usuario: dono.documentId,
    },
  });
  const id = Number(criado.id);
  await strapi.documents('api::banner.banner').create({
    data: {
      titulo,
      resumo,
      url: `https://anunciante-${anuncio.anunciante + 1}.exemplo.invalid`,
      imagem: midia(`anuncio ${i}`),
      anuncio: criado.documentId,
    },
  });
  await gravarPassos(strapi, { id, titulo }, dono, passos);
  if (pendente && enviadoEm) {
    const pago = { id, valor, meio: anuncio.meio, em: enviadoEm };
    const arquivo = await desenharComprovante(armazenamentoDe(strapi), pago, dono);
    await guardarComprovante(strapi, id, arquivo, new Date(enviadoEm));
  }
  return id;
};

/** Banner ads of every state, each with its banner and its history, those that wait with a proof; oldest first. Answers the ids, which are the ads' codes. */
export const gravarAnuncios = async (
  strapi: Core.Strapi,
  arredores: Arredores,
  agora: Date,
): Promise<number[]> => {
  const donos = await gravarAnunciantes(strapi, arredores.papel);
  const ids: number[] = [];
  for (const item of ANUNCIOS.entries()) {
    const dono = donos[item[1].anunciante];
    if (!dono) throw new RangeError(`no advertiser number ${item[1].anunciante}`);
    ids.push(await gravarUm(strapi, arredores, item, dono, agora));
  }
  return ids;
};
