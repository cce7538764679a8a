import type { CampoDeArquivo } from '@portal/contracts/anuncio/arquivos';
import { CAMPOS } from '@portal/contracts/anuncio/campos';
import type { EditarBanner, EditarMusica, EditarRadio } from '@portal/contracts/anuncio/editar';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { AnuncioStatus, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import type { Core } from '@strapi/strapi';
import { arquivos, type Guardado, type Midia } from '../../arquivo/service';
import { Refusal } from '../../http/refusal';
import { gravarColunas } from '../../texto/colunas';
import {
  ARQUIVOS_DA_EDICAO,
  comArquivos,
  type Enviados,
  type Guardados,
} from '../conteudo/arquivos';
import { entradaDoAnuncio, publicar } from '../conteudo/conteudo-do-anuncio';
import { exigirCantorDoPortal } from '../conteudo/criar-conteudo';
import { comAnuncioTravado } from '../decisao/status';
import { anotar, type Autor } from '../ficha/historico';
import { findAnuncioRow, type AnuncioRow, BANNER, MUSICA, RADIO } from '../ficha/linhas';
import { conteudoDe } from '../leitura/leitura';
import { receberComprovante } from '../pagamento/comprovantes';
import {
  type Campos,
  camposMudados,
  conferirConteudo,
  conferirEdicao,
  daMusica,
  daRadio,
  doAnuncio,
  doBanner,
  enviadosDe,
  valoresMudados,
} from './conferir-edicao';
import { gravarAnuncio, type DoAnuncio } from './gravar-anuncio';

/** What every edit's form says of the ad itself. */
type EmComum = Pick<EditarBanner, 'id_anuncio' | 'tipo_anuncio'>;

/** What an edit of an ad's content leaves: the files nothing shows any more, and the form's fields that changed. */
interface Editado {
  trocadas: (Midia | null | undefined)[];
  campos: string[];
  /** What the form's fields said before. */
  atuais: Campos;
}

/** The fields whose file is another now; a proof is a step of its own. */
const trocados = (guardados: Guardados): string[] =>
  [...guardados.keys()].filter((campo) => campo !== 'arquivo_comprovante');

/** Changes what ads say: the updates (contrato 5). */
export const edicoes = (strapi: Core.Strapi) => {
  /**
   * Template of every edit: locks the ad, checks its type, does the work, tells the history which fields that changed,
   * publishes again when the ad is active, and deletes the files that `trabalho` answers as replaced. A proof comes last:
   * to an ad that is as it was sent.
   */
  const editar = (
    autor: Autor,
    tipo: TipoAnuncio,
    input: DoAnuncio & EmComum & { id_cantor_musica?: string | undefined },
    trabalho: (anuncio: AnuncioRow) => Promise<Editado>,
    comprovante?: Guardado,
  ): Promise<void> => {
    const mudar = async (anuncio: AnuncioRow): Promise<void> => {
      if (anuncio.tipo !== tipo) throw new Refusal(404);
      if ((input.tipo_anuncio || tipo) !== tipo) throw new Refusal(409, { msg: MSG.tipoTravado });
      const { trocadas, campos: doConteudo, atuais } = await trabalho(anuncio);
      const campos = [...(await gravarAnuncio(strapi, anuncio, autor, input)), ...doConteudo];
      const { situacao: status } = anuncio;
      const edicao = { de: status, para: status, evento: 'edicao' } as const;
      const editados = valoresMudados(campos, input, { ...doAnuncio(anuncio), ...atuais });
      if (campos.length > 0)
        await anotar(strapi, { anuncio, ...edicao, por: autor, campos, editados });
      if (status === AnuncioStatus.Ativo) await publicar(strapi, anuncio);
      await arquivos(strapi).apagarMidias(trocadas);
      const editado = comprovante && (await findAnuncioRow(strapi, anuncio.id));
      if (editado) await receberComprovante(strapi, editado, comprovante, autor);
    };
    const { id_anuncio, id_cantor_musica: cantor } = input;
    return comAnuncioTravado(strapi, id_anuncio, autor, mudar, cantor);
  };

  /** Replaces a file: the new one's id, and the old one, to be deleted, when there was another. */
  const trocar = async (
    guardados: Guardados,
    campo: CampoDeArquivo,
    nome: string,
    antes: Midia | null | undefined,
  ): Promise<{ nova?: number; trocada?: Midia | null | undefined }> => {
    const nova = await arquivos(strapi).registrar(guardados.get(campo), nome);
    return nova === undefined ? {} : { nova, trocada: antes };
  };

  const gravarBanner = async (
    anuncio: AnuncioRow,
    autor: Autor,
    input: EditarBanner,
    guardados: Guardados,
  ): Promise<Editado> => {
    const entrada = await entradaDoAnuncio(strapi, BANNER, anuncio);
    const { banner } = await conteudoDe(strapi, anuncio);
    if (!entrada || !banner) throw new Refusal(404);
    conferirConteudo(input.id_banner, banner.id);
    await conferirEdicao(strapi, anuncio, banner, autor, input, guardados);
    const imagem = await trocar(guardados, 'arquivo_banner', banner.titulo, banner.imagem);
    const data: object = {
      ...gravarColunas(CAMPOS.banner, input),
      ...enviadosDe({ imagem: imagem.nova }),
    };
    await strapi.documents(BANNER).update({ documentId: entrada.documentId, data });
    return {
      trocadas: [imagem.trocada],
      campos: [...camposMudados(input, doBanner(banner)), ...trocados(guardados)],
      atuais: doBanner(banner),
    };
  };

  const editarBanner = (
    autor: Autor,
    input: EditarBanner,
    enviados: Enviados,
    conferir: (anuncio: AnuncioRow) => void = () => undefined,
  ): Promise<void> =>
    comArquivos(strapi, enviados, ARQUIVOS_DA_EDICAO.banner, (guardados) =>
      editar(
        autor,
        'banner',
        input,
        (anuncio) => {
          conferir(anuncio);
          return gravarBanner(anuncio, autor, input, guardados);
        },
        guardados.get('arquivo_comprovante'),
      ),
    );

  return {
    /**
     * A banner ad, by its owner within the locks (contrato 5), or by an administrator. A proof among the files moves it
     * to the decision. Throws 404 and 409.
     */
    banner: (autor: Autor, input: EditarBanner, enviados: Enviados): Promise<void> =>
      editarBanner(autor, input, enviados),

    /** The same by its owner alone: throws 403 for an administrator whose ad it is not. */
    meuBanner: (autor: Autor, input: EditarBanner, enviados: Enviados): Promise<void> =>
      editarBanner(autor, input, enviados, ({ usuario }) => {
        if (usuario?.id !== autor.id) throw new Refusal(403, { msg: MSG.soOAnunciante });
      }),

    radio: (autor: Autor, input: EditarRadio, enviados: Enviados): Promise<void> =>
      comArquivos(strapi, enviados, ARQUIVOS_DA_EDICAO.radio, (guardados) =>
        editar(autor, 'radio', input, async (anuncio) => {
          const entrada = await entradaDoAnuncio(strapi, RADIO, anuncio);
          const { radio } = await conteudoDe(strapi, anuncio);
          if (!entrada || !radio) throw new Refusal(404);
          conferirConteudo(input.id_webradio, entrada.documentId);
          const nome = radio.nome_radio;
          const imagem = await trocar(guardados, 'imagem_webradio', nome, radio.imagem);
          const campos = gravarColunas(CAMPOS.radio, input);
          const data: object = { ...campos, ...enviadosDe({ imagem: imagem.nova }) };
          await strapi.documents(RADIO).update({ documentId: entrada.documentId, data });
          return {
            trocadas: [imagem.trocada],
            campos: [...camposMudados(input, daRadio(radio)), ...trocados(guardados)],
            atuais: daRadio(radio),
          };
        }),
      ),

    /** A song ad. Throws 422 for a singer the portal does not show. */
    musica: (autor: Autor, input: EditarMusica, enviados: Enviados): Promise<void> =>
      comArquivos(strapi, enviados, ARQUIVOS_DA_EDICAO.musica, (guardados) =>
        editar(autor, 'musica', input, async (anuncio) => {
          const entrada = await entradaDoAnuncio(strapi, MUSICA, anuncio);
          const { musica } = await conteudoDe(strapi, anuncio);
          if (!entrada || !musica) throw new Refusal(404);
          conferirConteudo(input.id_musica, entrada.documentId);
          const cantor = input.id_cantor_musica || undefined;
          if (cantor && cantor !== musica.cantor?.documentId)
            await exigirCantorDoPortal(strapi, cantor);
          const audio = await trocar(guardados, 'arquivo_musica', musica.nome, musica.audio);
          const foto = await trocar(guardados, 'foto_musica', musica.nome, musica.foto);
          const campos = gravarColunas(CAMPOS.musica, { ...input, id_cantor_musica: cantor });
          const data: object = { ...campos, ...enviadosDe({ audio: audio.nova, foto: foto.nova }) };
          await strapi.documents(MUSICA).update({ documentId: entrada.documentId, data });
          return {
            trocadas: [audio.trocada, foto.trocada],
            campos: [
              ...camposMudados({ ...input, id_cantor_musica: cantor }, daMusica(musica)),
              ...trocados(guardados),
            ],
            atuais: daMusica(musica),
          };
        }),
      ),
  };
};
