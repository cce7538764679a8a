import { TIPOS_DE_MOTIVO } from '@portal/contracts/anuncio/motivos';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { DataCivil } from '@portal/contracts/tempo/datas';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { recebimentoDe } from '../../caixa/service';
import type { Modelo } from '../../correio/service';
import { findOne } from '../../database/find-all';
import { lerPagamento } from '../cobranca/pagamento';
import { findAnuncioRow, listFamilia, renovacaoAberta, type AnuncioRow } from '../ficha/linhas';
import { continua } from '../ficha/vencimento-rules';
import { MODELO, type OcasiaoDoPedido } from './enfileirar';
import { mailDoAnuncio, mailParaAdministracao } from './mail-do-anuncio';
import { mailDoFim, type PassoDaRenovacao } from './mail-do-fim';
import { mailDoPedido } from './mail-do-pedido';

const USUARIO = 'plugin::users-permissions.user';

interface Conta {
  id: number;
  username: string;
  email: string;
  blocked: boolean | null;
  permissao: number;
}

const passoDaRenovacao = ({ situacao, comprovante }: AnuncioRow): PassoDaRenovacao => {
  if (situacao === AnuncioStatus.AguardandoAprovacao) return 'analise';
  return comprovante === null ? 'pagar' : 'corrigir';
};

const ocasiaoDe = ({ lembrete, mudou }: Parameters<Modelo>[0]): OcasiaoDoPedido => {
  if (lembrete === 1) return 'lembrete';
  return mudou === 1 ? 'mudou' : 'pedido';
};

/** What the postman makes of the rows that `enfileirar.ts` queues. A blocked or removed account gets no mail. */
export const modelosDeAnuncio = (strapi: Core.Strapi): Record<string, Modelo> => {
  const contaDe = async (id: unknown): Promise<Conta | null> => {
    const numero = Number(id);
    // An ad that staff took its advertiser from: PostgreSQL would refuse the question, and the mail wait for nobody.
    if (Number.isNaN(numero)) return null;
    const conta = await findOne<Conta>(strapi, USUARIO, {
      select: ['id', 'username', 'email', 'blocked', 'permissao'],
      where: { id: numero },
    });
    return conta?.blocked ? null : conta;
  };
  const pagina = (caminho: string) => strapi.config.get<string>('portal.url') + caminho;
  /** Where that very ad opens among its owner's; `pagar`: with its payment; `renovar`: with the question for how long. */
  const paginaDoAnuncio = (id: unknown, janela: 'anuncio' | 'pagar' | 'renovar' = 'anuncio') =>
    pagina(`${CAMINHOS.perfil}?${janela}=${Number(id)}#meusAnuncios`);
  const texto = (valor: string | number | null | undefined): string => String(valor ?? '');
  const dia = (valor: string | number | null | undefined): DataCivil | null => texto(valor) || null;
  return {
    [MODELO.anuncio]: async (dados) => {
      const conta = await contaDe(dados['id_usuario']);
      return (
        conta &&
        mailDoAnuncio({
          para: conta.email,
          nome: conta.username,
          codigo: Number(dados['id_anuncio']),
          titulo: texto(dados['titulo']),
          evento: texto(dados['evento']),
          de: Number(dados['de']),
          status: Number(dados['para']),
          motivo: texto(dados['motivo']),
          tipo_motivo: TIPOS_DE_MOTIVO.find((tipo) => tipo === dados['tipo_motivo']) ?? 'outro',
          temComprovante: dados['tem_comprovante'] !== 0,
          inicio: dia(dados['inicio']),
          vencimento: dia(dados['vencimento']),
          previsao: dia(dados['previsao']),
          valor: dados['valor'] === undefined ? null : Number(dados['valor']),
          dia: dia(dados['dia']),
          url: paginaDoAnuncio(dados['id_anuncio']),
        })
      );
    },
    [MODELO.pedido]: async ({ id_anuncio, ...linha }) => {
      const anuncio = await findAnuncioRow(strapi, Number(id_anuncio));
      const espera = anuncio?.situacao === AnuncioStatus.NaoAprovado && !anuncio.comprovante;
      const falta = espera && (await recebimentoDe(strapi, anuncio.id)) === null;
      const conta = falta ? await contaDe(anuncio.usuario?.id) : null;
      // Administrators make their ads in the portal, beside the queue: nobody has to tell them how to pay.
      if (!anuncio || !conta || isAdministrador(conta)) return null;
      return mailDoPedido({
        ...{ para: conta.email, nome: conta.username, codigo: anuncio.id },
        ...{ titulo: anuncio.titulo, tipo: anuncio.tipo, periodo: anuncio.periodo },
        renovacao: Boolean(anuncio.renova),
        ocasiao: ocasiaoDe(linha),
        meio_pagamento: anuncio.meio_pagamento ?? 'pix',
        pagamento: await lerPagamento(strapi, anuncio),
        url: paginaDoAnuncio(anuncio.id, 'pagar'),
      });
    },
    [MODELO.fim]: async (dados) => {
      const anuncio = await findAnuncioRow(strapi, Number(dados['id_anuncio']));
      const conta = anuncio && (await contaDe(anuncio.usuario?.id));
      const vencimento = texto(dados['data_vencimento']);
      // What was cancelled or deleted, goes on or ends on another day by the time it goes has no such end to be told.
      if (!anuncio || !conta || anuncio.situacao !== AnuncioStatus.Ativo) return null;
      if (anuncio.data_vencimento !== vencimento) return null;
      const outras = (await listFamilia(strapi, anuncio)).filter(({ id }) => id !== anuncio.id);
      const periodos = outras.map(({ situacao: status, data_vencimento }) => ({
        status,
        data_vencimento,
      }));
      if (continua(anuncio, periodos)) return null;
      const aberta = renovacaoAberta(outras);
      const renovacao = aberta ? { codigo: aberta.id, passo: passoDaRenovacao(aberta) } : null;
      return mailDoFim({
        ...{ para: conta.email, nome: conta.username, codigo: anuncio.id },
        titulo: anuncio.titulo,
        vencimento,
        terminou: dados['aviso'] === 'fim',
        renovacao,
        url: renovacao
          ? paginaDoAnuncio(renovacao.codigo, renovacao.passo === 'pagar' ? 'pagar' : 'anuncio')
          : paginaDoAnuncio(anuncio.id, 'renovar'),
      });
    },
    [MODELO.administracao]: async (dados) => {
      const conta = await contaDe(dados['id_usuario']);
      // Who administers no more when it goes has no business with an advertiser's name and reasons.
      if (!conta || !isAdministrador(conta)) return null;
      return mailParaAdministracao({
        para: conta.email,
        codigo: Number(dados['id_anuncio']),
        titulo: texto(dados['titulo']),
        anunciante: texto(dados['anunciante']),
        evento: texto(dados['evento']),
        status: Number(dados['para']),
        motivo: texto(dados['motivo']),
        url: pagina(CAMINHOS.anuncioNaAdministracao(Number(dados['id_anuncio']))),
      });
    },
  };
};
