import { AnuncioStatus, isPendente } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { PERMISSAO_ADMINISTRADOR } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { correio, type Modelo } from '../correio/service';
import { findAll, findOne } from '../database/find-all';
import { mailDoAnuncio, mailDoFim, mailParaAdministracao } from './mail-do-anuncio';
import type { AnuncioRow } from './linhas';
import type { EventoDoAnuncio } from './rules';

const USUARIO = 'plugin::users-permissions.user';
const MODELO_ANUNCIO = 'anuncio';
const MODELO_ADMINISTRACAO = 'anuncio-administracao';
const MODELO_FIM = 'anuncio-fim';

interface Conta {
  id: number;
  username: string;
  email: string;
  blocked: boolean | null;
}

interface Mudanca {
  evento: EventoDoAnuncio['nome'];
  de: AnuncioStatus;
  para: AnuncioStatus;
  motivo: string;
}

/** Queues the mails a change of status brings, in its own transaction: to the owner, and to administrators when a decision is theirs. */
export const enfileirarMails = async (
  strapi: Core.Strapi,
  anuncio: Pick<AnuncioRow, 'id' | 'titulo' | 'usuario'>,
  mudanca: Mudanca,
): Promise<void> => {
  const { evento, para } = mudanca;
  const comum = { id_anuncio: anuncio.id, titulo: anuncio.titulo, ...mudanca };
  // Who sends a proof sees on the page that it came.
  const avisaODono = evento === 'desistencia' || para !== AnuncioStatus.AguardandoAprovacao;
  if (anuncio.usuario && avisaODono)
    await correio(strapi).enfileirar(MODELO_ANUNCIO, { ...comum, id_usuario: anuncio.usuario.id });
  if (!isPendente({ status: para })) return;
  const administradores = await findAll<Conta>(strapi, USUARIO, {
    select: ['blocked'],
    where: { permissao: { $gte: PERMISSAO_ADMINISTRADOR } },
  });
  const anunciante = anuncio.usuario?.username ?? '';
  for (const { id } of administradores)
    await correio(strapi).enfileirar(MODELO_ADMINISTRACAO, {
      ...comum,
      id_usuario: id,
      id_anunciante: anuncio.usuario?.id ?? null,
      anunciante,
    });
};

/** Queues the mail about an ad's end, near or come, in the caller's transaction. */
export const enfileirarFim = async (
  strapi: Core.Strapi,
  { id, titulo, usuario, data_vencimento }: AnuncioRow,
  aviso: 'perto' | 'fim',
): Promise<void> => {
  if (!usuario) return;
  const dados = { id_anuncio: id, id_usuario: usuario.id, titulo, data_vencimento, aviso };
  await correio(strapi).enfileirar(MODELO_FIM, dados);
};

/** What the postman makes of the rows above. A blocked or removed account gets no mail. */
export const modelosDeAnuncio = (strapi: Core.Strapi): Record<string, Modelo> => {
  const contaDe = async (id: unknown): Promise<Conta | null> => {
    const conta = await findOne<Conta>(strapi, USUARIO, {
      select: ['id', 'username', 'email', 'blocked'],
      where: { id: Number(id) },
    });
    return conta?.blocked ? null : conta;
  };
  const pagina = (caminho: string) => strapi.config.get<string>('portal.url') + caminho;
  const texto = (valor: string | number | null | undefined): string => String(valor ?? '');
  return {
    [MODELO_ANUNCIO]: async (dados) => {
      const conta = await contaDe(dados.id_usuario);
      return (
        conta &&
        mailDoAnuncio({
          para: conta.email,
          nome: conta.username,
          codigo: Number(dados.id_anuncio),
          titulo: texto(dados.titulo),
          evento: texto(dados.evento),
          de: Number(dados.de),
          status: Number(dados.para),
          motivo: texto(dados.motivo),
          url: pagina(`${CAMINHOS.perfil}#meusAnuncios`),
        })
      );
    },
    [MODELO_FIM]: async (dados) => {
      const conta = await contaDe(dados.id_usuario);
      return (
        conta &&
        mailDoFim({
          para: conta.email,
          nome: conta.username,
          codigo: Number(dados.id_anuncio),
          titulo: texto(dados.titulo),
          vencimento: texto(dados.data_vencimento),
          terminou: dados.aviso === 'fim',
          url: pagina(`${CAMINHOS.perfil}#meusAnuncios`),
        })
      );
    },
    [MODELO_ADMINISTRACAO]: async (dados) => {
      const conta = await contaDe(dados.id_usuario);
      return (
        conta &&
        mailParaAdministracao({
          para: conta.email,
          codigo: Number(dados.id_anuncio),
          titulo: texto(dados.titulo),
          anunciante: texto(dados.anunciante),
          evento: texto(dados.evento),
          status: Number(dados.para),
          motivo: texto(dados.motivo),
          url: pagina(CAMINHOS.administracao),
        })
      );
    },
  };
};
