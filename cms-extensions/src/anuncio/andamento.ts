import type {
  Anuncio,
  Comprovante,
  Pagamento,
  Passo,
  UsuarioDoAnuncio,
} from '@portal/contracts/anuncio/anuncio';
import type { AtualizarStatus } from '@portal/contracts/anuncio/editar';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import type { PedirReembolso } from '@portal/contracts/anuncio/reembolso';
import { STATUS_PENDENTES, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { Refusal } from '../http/refusal';
import { comAnuncioTravado, mudarStatus } from './decisao/status';
import { lerPagamento } from './cobranca/pagamento';
import { antesDoReembolso, listHistorico, type Autor } from './ficha/historico';
import { ANUNCIO, findAnuncioRow, seAlcanca } from './ficha/linhas';
import { lerAnuncio } from './leitura/leitura';
import { listDaAdministracao, listDoUsuario, type Lista, type Pagina } from './leitura/listas';
import { presentDono } from './leitura/presenter';
import type { Procura } from './leitura/procurar';
import { listDoAnuncio } from './pagamento/comprovantes';
import { findAnuncioAlcancado } from './service';

/** What happens to an ad after it was made: who reads it, decides, pays, gives it up (contrato 5). */
export const andamento = (strapi: Core.Strapi) => ({
  /** An ad as it now stands. Throws 404. */
  apresentar: (leitor: Autor, id: number): Promise<Anuncio> => lerAnuncio(strapi, leitor, id),

  /** A user's ads, newest first. Throws 404 for somebody else's. */
  async doUsuario(autor: Autor, id_usuario: number, pagina: Pagina): Promise<Lista> {
    if (!isAdministrador(autor) && autor.id !== id_usuario) throw new Refusal(404);
    return listDoUsuario(strapi, autor, id_usuario, pagina);
  },

  /** Ads of a type, as an administrator looks for them. */
  daAdministracao: (leitor: Autor, tipo: TipoAnuncio, procura: Procura & Pagina): Promise<Lista> =>
    listDaAdministracao(strapi, leitor, tipo, procura),

  /** How many ads wait for a decision. */
  pendentes: (): Promise<number> =>
    strapi.db.query(ANUNCIO).count({ where: { situacao: { $in: STATUS_PENDENTES } } }),

  /** An administrator's decision. Throws 404, 409 when it was taken on a status that is no longer there, and 422 for a status the type does not have. */
  async decidir(por: Autor, input: AtualizarStatus): Promise<Anuncio> {
    const { id_anuncio, status, status_atual, motivo, tipo_motivo } = input;
    const evento = { nome: 'decisao', para: status } as const;
    await comAnuncioTravado(strapi, id_anuncio, por, (anuncio) => {
      const mudouAntes = status_atual !== undefined && status_atual !== anuncio.situacao;
      if (mudouAntes) throw new Refusal(409, { msg: MSG.decididoAntes });
      return mudarStatus(strapi, anuncio, { evento, por, motivo, tipo_motivo });
    });
    return lerAnuncio(strapi, por, id_anuncio);
  },

  /** Asks for a refund. Throws 404, and 409 when one was already asked or given. */
  async pedirReembolso(por: Autor, id: number, pedido: PedirReembolso): Promise<Anuncio> {
    await comAnuncioTravado(strapi, id, por, (anuncio) =>
      mudarStatus(strapi, anuncio, { evento: { nome: 'reembolso' }, por, ...pedido }),
    );
    return lerAnuncio(strapi, por, id);
  },

  /** Takes the request for a refund back: the ad stands where it stood before (contrato 5). Throws 403, 404 and 409. */
  async desistirDoReembolso(por: Autor, id: number): Promise<Anuncio> {
    await comAnuncioTravado(strapi, id, por, async (anuncio) => {
      const para = await antesDoReembolso(strapi, id);
      await mudarStatus(strapi, anuncio, { evento: { nome: 'desistencia', para }, por });
    });
    return lerAnuncio(strapi, por, id);
  },

  /** Has an ad that was refused looked at again with the proof it has (contrato 5). Throws 403, 404 and 409. */
  async reenviar(por: Autor, id: number): Promise<Anuncio> {
    await comAnuncioTravado(strapi, id, por, (anuncio) =>
      mudarStatus(strapi, anuncio, { evento: { nome: 'reenvio' }, por }),
    );
    return lerAnuncio(strapi, por, id);
  },

  /** Every proof of an ad, newest first. Throws 404. */
  async comprovantes(leitor: Autor, id: number): Promise<Comprovante[]> {
    await findAnuncioAlcancado(strapi, leitor, id);
    return listDoAnuncio(strapi, id);
  },

  /** How to pay. Throws 404. */
  async pagamento(autor: Autor, id: number): Promise<Pagamento> {
    return lerPagamento(strapi, await findAnuncioAlcancado(strapi, autor, id));
  },

  /** Every step so far; administrators read it after the ad is deleted too. Throws 404. */
  async historico(autor: Autor, id: number): Promise<Passo[]> {
    const anuncio = await findAnuncioRow(strapi, id);
    if (anuncio || !isAdministrador(autor)) seAlcanca(autor, anuncio);
    const passos = await listHistorico(strapi, id, autor);
    if (!anuncio && passos.length === 0) throw new Refusal(404);
    return passos;
  },

  /** Whose ad it is. Throws 404. */
  async anunciante(autor: Autor, id: number): Promise<UsuarioDoAnuncio> {
    return presentDono((await findAnuncioAlcancado(strapi, autor, id)).usuario);
  },
});
