import { arquivosDe, type CampoDeArquivo } from '@portal/contracts/anuncio/arquivos';
import { CAMPOS } from '@portal/contracts/anuncio/campos';
import type { EditarBanner, EditarMusica, EditarRadio } from '@portal/contracts/anuncio/editar';
import { AnuncioStatus, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { arquivos, type Midia } from '../arquivo/service';
import { Refusal } from '../http/refusal';
import { gravarColunas } from '../texto/colunas';
import { comArquivos, type Enviados, type Guardados } from './arquivos';
import { conferirEdicao } from './conferir-edicao';
import { entradaDoAnuncio, publicar } from './conteudo-do-anuncio';
import { exigirCantorDoPortal } from './criar-conteudo';
import type { Autor } from './historico';
import { conteudoDe } from './leitura';
import { ANUNCIO, type AnuncioRow } from './linhas';
import { precoDoAnuncio } from './preco-do-anuncio';
import { receberComprovante } from './receber-comprovante';
import { comAnuncioTravado, novasDatas } from './status';
import { BANNER, MUSICA, RADIO } from './tipos-do-conteudo';

type DoAnuncio = Pick<EditarBanner, 'titulo' | 'periodo' | 'data_inicio' | 'meio_pagamento'>;

/** Fields that were sent, without those that were not. */
const enviadosDe = (campos: object): object =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined));

/** Changes what ads say: the updates (contrato 5). */
export const edicoes = (strapi: Core.Strapi) => {
  /**
   * Writes the ad's own fields; period and start move the end. An owner who has not paid yet gets today's price for the
   * new period; an administrator's change never moves the price. An active ad keeps its start when none is sent: a form
   * opened before the approval carries none, and would silently take the ad off the air.
   */
  const gravarAnuncio = async (
    anuncio: AnuncioRow,
    autor: Autor,
    { titulo, meio_pagamento, periodo = anuncio.periodo, data_inicio: dia }: DoAnuncio,
  ): Promise<void> => {
    const administra = isAdministrador(autor);
    const escolhido = administra && dia !== undefined ? dia : anuncio.data_inicio;
    const ativo = anuncio.situacao === AnuncioStatus.Ativo;
    const data_inicio = escolhido ?? (ativo ? anuncio.data_inicio : null);
    const { tipo } = anuncio;
    const data = {
      ...enviadosDe({ titulo, meio_pagamento }),
      periodo,
      ...(!administra &&
        periodo !== anuncio.periodo && {
          valor: await precoDoAnuncio(strapi, { tipo, periodo }),
        }),
      ...novasDatas({ data_inicio, periodo }),
    };
    const outroFim = data.data_vencimento !== anuncio.data_vencimento;
    await strapi.db.query(ANUNCIO).update({
      where: { id: anuncio.id },
      // A new end resets the reminders: its owner is told of that one too.
      data: { ...data, ...(outroFim && { avisado_7_dias_em: null, avisado_fim_em: null }) },
    });
  };

  /**
   * Template of every edit: locks the ad, checks its type, does the work, publishes again when the ad is active, and
   * deletes the files that `trabalho` answers as replaced.
   */
  const editar = (
    autor: Autor,
    tipo: TipoAnuncio,
    input: DoAnuncio & { id_anuncio: number; id_cantor_musica?: string },
    trabalho: (anuncio: AnuncioRow) => Promise<(Midia | null | undefined)[]>,
  ): Promise<void> => {
    const mudar = async (anuncio: AnuncioRow): Promise<void> => {
      if (anuncio.tipo !== tipo) throw new Refusal(404);
      const trocadas = await trabalho(anuncio);
      await gravarAnuncio(anuncio, autor, input);
      if (anuncio.situacao === AnuncioStatus.Ativo) await publicar(strapi, anuncio);
      await arquivos(strapi).apagarMidias(trocadas);
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
  ): Promise<{ nova?: number; trocada?: Midia | null }> => {
    const nova = await arquivos(strapi).registrar(guardados.get(campo), nome);
    return nova === undefined ? {} : { nova, trocada: antes };
  };

  const gravarBanner = async (
    anuncio: AnuncioRow,
    autor: Autor,
    input: EditarBanner,
    guardados: Guardados,
  ): Promise<(Midia | null | undefined)[]> => {
    const entrada = await entradaDoAnuncio(strapi, BANNER, anuncio);
    const { banner } = await conteudoDe(strapi, anuncio);
    if (!entrada || !banner) throw new Refusal(404);
    await conferirEdicao(strapi, anuncio, banner, autor, input, guardados);
    const imagem = await trocar(guardados, 'arquivo_banner', banner.titulo, banner.imagem);
    const data: object = {
      ...gravarColunas(CAMPOS.banner, input),
      ...enviadosDe({ imagem: imagem.nova }),
    };
    await strapi.documents(BANNER).update({ documentId: entrada.documentId, data });
    return [imagem.trocada];
  };

  return {
    /**
     * A banner ad, by its owner within the locks (contrato 5), or by an administrator. A proof among the files moves it
     * to the decision. Throws 404 and 409.
     */
    banner: (autor: Autor, input: EditarBanner, enviados: Enviados): Promise<void> =>
      comArquivos(strapi, enviados, arquivosDe('banner', 'anuncio'), (guardados) =>
        editar(autor, 'banner', input, async (anuncio) => {
          const trocadas = await gravarBanner(anuncio, autor, input, guardados);
          const comprovante = guardados.get('arquivo_comprovante');
          if (comprovante) await receberComprovante(strapi, anuncio, comprovante, autor);
          return trocadas;
        }),
      ),

    radio: (autor: Autor, input: EditarRadio, enviados: Enviados): Promise<void> =>
      comArquivos(strapi, enviados, arquivosDe('radio'), (guardados) =>
        editar(autor, 'radio', input, async (anuncio) => {
          const entrada = await entradaDoAnuncio(strapi, RADIO, anuncio);
          const { radio } = await conteudoDe(strapi, anuncio);
          if (!entrada || !radio) throw new Refusal(404);
          const nome = radio.nome_radio;
          const imagem = await trocar(guardados, 'imagem_webradio', nome, radio.imagem);
          const campos = gravarColunas(CAMPOS.radio, input);
          const data: object = { ...campos, ...enviadosDe({ imagem: imagem.nova }) };
          await strapi.documents(RADIO).update({ documentId: entrada.documentId, data });
          return [imagem.trocada];
        }),
      ),

    /** A song ad. Throws 422 for a singer the portal does not show. */
    musica: (autor: Autor, input: EditarMusica, enviados: Enviados): Promise<void> =>
      comArquivos(strapi, enviados, arquivosDe('musica'), (guardados) =>
        editar(autor, 'musica', input, async (anuncio) => {
          const entrada = await entradaDoAnuncio(strapi, MUSICA, anuncio);
          const { musica } = await conteudoDe(strapi, anuncio);
          if (!entrada || !musica) throw new Refusal(404);
          const cantor = input.id_cantor_musica || undefined;
          if (cantor && cantor !== musica.cantor?.documentId)
            await exigirCantorDoPortal(strapi, cantor);
          const audio = await trocar(guardados, 'arquivo_musica', musica.nome, musica.audio);
          const foto = await trocar(guardados, 'foto_musica', musica.nome, musica.foto);
          const campos = gravarColunas(CAMPOS.musica, { ...input, id_cantor_musica: cantor });
          const data: object = { ...campos, ...enviadosDe({ audio: audio.nova, foto: foto.nova }) };
          await strapi.documents(MUSICA).update({ documentId: entrada.documentId, data });
          return [audio.trocada, foto.trocada];
        }),
      ),
  };
};
