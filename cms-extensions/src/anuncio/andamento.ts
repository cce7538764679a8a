import type {
  Anuncio,
  Comprovante,
  Pagamento,
  Passo,
  UsuarioDoAnuncio,
} from '@portal/contracts/anuncio/anuncio';
import type { AtualizarStatus } from '@portal/contracts/anuncio/editar';
import type { Ficha, Nota, NovaNota } from '@portal/contracts/ficha/ficha';
import type { Contagens } from '@portal/contracts/anuncio/listagem';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import type { PedirReembolso } from '@portal/contracts/anuncio/reembolso';
import { STATUS_PENDENTES } from '@portal/contracts/anuncio/status';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { Refusal } from '../http/refusal';
import { comAnuncioTravado, mudarStatus } from './decisao/status';
import { lerPagamento } from './cobranca/pagamento';
import { antesDoReembolso, listHistorico, mudouODono, type Autor } from './ficha/historico';
import { ANUNCIO, findAnuncioRow, seAlcanca } from './ficha/linhas';
import { apagarNota, escreverNota } from './ficha/notas';
import { lerFicha } from './leitura/ficha';
import { lerAnuncio } from './leitura/leitura';
import { listDaAdministracao, listDoUsuario, type Lista, type Pagina } from './leitura/listas';
import { presentDono } from './leitura/presenter';
import { contarPorStatus, type Procura } from './leitura/procurar';
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

  /** Ads as an administrator looks for them. */
  daAdministracao: (leitor: Autor, procura: Procura & Pagina): Promise<Lista> =>
    listDaAdministracao(strapi, leitor, procura),

  /** How many of them stand in each status. */
  contagens: (procura: Procura): Promise<Contagens> =>
    contarPorStatus(strapi, procura, dataCivil(new Date())),

  /** What administrators know of an ad. Throws 404. */
  ficha: (leitor: Autor, id: number): Promise<Ficha> => lerFicha(strapi, leitor, id),

  /** Notes something about an ad, for administrators. Throws 404. */
  anotar: (por: Autor, id: number, { texto }: NovaNota): Promise<Nota> =>
    comAnuncioTravado(strapi, id, por, (anuncio) => escreverNota(strapi, anuncio, por, texto)),

  /** Takes a note away. Throws 404 without the ad. */
  apagarNota: (por: Autor, id: number, nota: number): Promise<void> =>
    comAnuncioTravado(strapi, id, por, (anuncio) => apagarNota(strapi, anuncio, por, nota)),

  /** How many ads wait for a decision. */
  pendentes: (): Promise<number> =>
    strapi.db.query(ANUNCIO).count({ where: { situacao: { $in: STATUS_PENDENTES } } }),

  /** An administrator's decision. Throws 404, 409 when it was taken on a status that is no longer there, and 422 for a status the type does not have. */
  async decidir(por: Autor, input: AtualizarStatus): Promise<Anuncio> {
    const { id_anuncio, status, status_atual, motivo, tipo_motivo } = input;
    const evento = { nome: 'decisao', para: status } as const;
    await comAnuncioTravado(strapi, id_anuncio, por, async (anuncio) => {
      const mudouAntes = status_atual !== undefined && status_atual !== anuncio.situacao;
      if (mudouAntes)
        throw new Refusal(409, {
          msg: (await mudouODono(strapi, anuncio)) ? MSG.anuncianteAntes : MSG.decididoAntes,
        });
      await mudarStatus(strapi, anuncio, { evento, por, motivo, tipo_motivo });
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
