import type {
  Anuncio,
  Pagamento,
  Passo,
  UsuarioDoAnuncio,
} from '@portal/contracts/anuncio/anuncio';
import type { AtualizarStatus } from '@portal/contracts/anuncio/editar';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import {
  AnuncioStatus,
  isPendente,
  STATUS_PENDENTES,
  type TipoAnuncio,
} from '@portal/contracts/anuncio/status';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { arquivos } from '../arquivo/service';
import { findSingle } from '../database/find-all';
import { Refusal } from '../http/refusal';
import { urlDoComprovante } from './comprovante';
import { apagarConteudo, despublicar } from './conteudo-do-anuncio';
import { anotar, listHistorico, type Autor } from './historico';
import { conteudoDe, listAnuncios } from './leitura';
import { ANUNCIO, findAnuncioRow, jaAprovado, type AnuncioRow } from './linhas';
import { presentPagamento, type RecebimentoRow } from './pagamento';
import { presentDono } from './presenter-do-anuncio';
import { travaDaExclusao } from './rules';
import { comAnuncioTravado, mudarStatus } from './status';

/** What happens to an ad after it was made: who reads it, decides, pays, gives it up (contract 5). */
export const andamento = (strapi: Core.Strapi) => {
  const umAnuncio = async (id: number): Promise<Anuncio> => {
    const [anuncio] = await listAnuncios(strapi, { id });
    if (!anuncio) throw new Refusal(404);
    return anuncio;
  };

  /** An ad of this author's, or any for an administrator. Throws 404 otherwise. */
  const alcancado = async (autor: Autor, id: number): Promise<AnuncioRow> => {
    const anuncio = await findAnuncioRow(strapi, id);
    const alcanca = anuncio && (isAdministrador(autor) || anuncio.usuario?.id === autor.id);
    if (!alcanca) throw new Refusal(404);
    return anuncio;
  };

  return {
    /** An ad as it now stands. Throws 404. */
    apresentar: umAnuncio,

    /** A user's ads, newest first. Throws 404 for somebody else's. */
    async doUsuario(autor: Autor, id_usuario: number): Promise<Anuncio[]> {
      if (!isAdministrador(autor) && autor.id !== id_usuario) throw new Refusal(404);
      return listAnuncios(strapi, { usuario: { id: id_usuario } });
    },

    /** Every ad of a type: those waiting for a decision first, then newest. */
    async daAdministracao(tipo: TipoAnuncio): Promise<Anuncio[]> {
      const anuncios = await listAnuncios(strapi, { tipo });
      return [
        ...anuncios.filter(isPendente),
        ...anuncios.filter((anuncio) => !isPendente(anuncio)),
      ];
    },

    /** How many ads wait for a decision. */
    pendentes: (): Promise<number> =>
      strapi.db.query(ANUNCIO).count({ where: { situacao: { $in: STATUS_PENDENTES } } }),

    /** An administrator's decision. Throws 404, 409 when it was taken on a status that is no longer there, and 422 for a status the type does not have. */
    async decidir(por: Autor, input: AtualizarStatus): Promise<Anuncio> {
      const { id_anuncio, status, status_atual, motivo } = input;
      const evento = { nome: 'decisao', para: status } as const;
      await comAnuncioTravado(strapi, id_anuncio, por, (anuncio) => {
        const mudouAntes = status_atual !== undefined && status_atual !== anuncio.situacao;
        if (mudouAntes) throw new Refusal(409, { msg: MSG.decididoAntes });
        return mudarStatus(strapi, anuncio, { evento, por, motivo });
      });
      return umAnuncio(id_anuncio);
    },

    /** Asks for a refund. Throws 404, and 409 when one was already asked or given. */
    async pedirReembolso(por: Autor, id: number): Promise<Anuncio> {
      await comAnuncioTravado(strapi, id, por, (anuncio) =>
        mudarStatus(strapi, anuncio, { evento: { nome: 'reembolso' }, por }),
      );
      return umAnuncio(id);
    },

    /** How to pay. Throws 404. */
    async pagamento(autor: Autor, id: number): Promise<Pagamento> {
      const anuncio = await alcancado(autor, id);
      const recebimento = await findSingle<RecebimentoRow>(
        strapi,
        'api::configuracao.configuracao',
        {
          select: [
            ...['pix_chave', 'pix_favorecido', 'banco', 'agencia', 'conta', 'favorecido_conta'],
          ],
        },
      );
      return presentPagamento({ id, valor: Number(anuncio.valor ?? 0) }, recebimento);
    },

    /** Every step so far. Throws 404. */
    async historico(autor: Autor, id: number): Promise<Passo[]> {
      await alcancado(autor, id);
      return listHistorico(strapi, id);
    },

    /** Whose ad it is. Throws 404. */
    async anunciante(autor: Autor, id: number): Promise<UsuarioDoAnuncio> {
      return presentDono((await alcancado(autor, id)).usuario);
    },

    /** Deletes an ad with what the public does not see of it; what is on the air leaves it. The history stays. Throws 404 and 409. */
    excluir: (por: Autor, id: number): Promise<TipoAnuncio> =>
      comAnuncioTravado(strapi, id, por, async (anuncio) => {
        const { situacao: de, tipo, comprovante } = anuncio;
        const estado = { status: de, jaAprovado: jaAprovado(anuncio) };
        const trava = isAdministrador(por) ? null : travaDaExclusao(estado);
        if (trava !== null) throw new Refusal(409, { msg: trava });
        if (de === AnuncioStatus.Ativo && tipo !== 'banner') await despublicar(strapi, anuncio);
        else {
          const { banner, radio, musica } = await conteudoDe(strapi, anuncio);
          await apagarConteudo(strapi, anuncio);
          await arquivos(strapi).apagarMidias([
            banner?.imagem,
            radio?.imagem,
            musica?.audio,
            musica?.foto,
          ]);
        }
        if (comprovante) await arquivos(strapi).apagarDepois(urlDoComprovante(comprovante));
        await strapi.db.query(ANUNCIO).delete({ where: { id } });
        await anotar(strapi, { anuncio, de, para: null, evento: 'exclusao', por });
        return tipo;
      }),
  };
};
