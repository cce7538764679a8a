import { randomBytes } from 'node:crypto';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { vencimento } from '@portal/contracts/anuncio/vigencia';
import { PERMISSAO_PADRAO } from '@portal/contracts/usuario/sessao';
import { dataCivil, somarDias } from '@portal/contracts/tempo/datas';
import { dobrar } from '@portal/contracts/texto/dobrar';
import type { Core } from '@strapi/strapi';
import { idDoPapelDeConta } from '../../contas/papel';
import { ANUNCIANTES, ANUNCIOS, type AnuncioDeDemonstracao } from '../dados/anuncios';
import type { Precos } from './essencial';
import type { Midias } from './biblioteca';

const DIA_MS = 24 * 60 * 60 * 1000;

/** Accounts nobody can enter: the password is random and told to no one. */
const gravarAnunciantes = async (strapi: Core.Strapi): Promise<string[]> => {
  const role = await idDoPapelDeConta(strapi);
  const ids: string[] = [];
  for (const { nome, email, pessoa, telefone } of ANUNCIANTES) {
    const { documentId } = await strapi.documents('plugin::users-permissions.user').create({
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
    ids.push(documentId);
  }
  return ids;
};

const datasDe = ({ comecouHa, periodo }: AnuncioDeDemonstracao, hoje: string) => {
  if (comecouHa === null) return { data_inicio: null, data_vencimento: null };
  const data_inicio = somarDias(hoje, -comecouHa);
  return { data_inicio, data_vencimento: vencimento(data_inicio, periodo) };
};

/** Banner ads of every state, each with its banner, oldest first. Answers the ids, which are the ads' codes. */
export const gravarAnuncios = async (
  strapi: Core.Strapi,
  midia: Midias,
  precos: Precos,
  agora: Date,
): Promise<number[]> => {
  const anunciantes = await gravarAnunciantes(strapi);
  const hoje = dataCivil(agora);
  const ids: number[] = [];
  for (const [i, anuncio] of ANUNCIOS.entries()) {
    const pedidoHa = anuncio.comecouHa ?? ANUNCIOS.length - i;
    const pedidoEm = new Date(agora.getTime() - (pedidoHa + 3) * DIA_MS);
    const criado = await strapi.documents('api::anuncio.anuncio').create({
      data: {
        ...datasDe(anuncio, hoje),
        titulo: anuncio.titulo,
        tipo: 'banner',
        periodo: anuncio.periodo,
        situacao: anuncio.status,
        valor: precos('banner', anuncio.periodo),
        meio_pagamento: anuncio.meio,
        termos: true,
        termos_aceitos_em: pedidoEm.toISOString(),
        enviado_em: anuncio.status === AnuncioStatus.NaoAprovado ? null : pedidoEm.toISOString(),
        usuario: anunciantes[anuncio.anunciante],
      },
    });
    await strapi.documents('api::banner.banner').create({
      data: {
        titulo: anuncio.titulo,
        resumo: anuncio.resumo,
        url: `https://anunciante-${anuncio.anunciante + 1}.exemplo.invalid`,
        imagem: midia(`anuncio ${i}`),
        anuncio: criado.documentId,
      },
    });
    ids.push(Number(criado.id));
  }
  return ids;
};
