import type { EditarBanner, EditarMusica, EditarRadio } from '@portal/contracts/anuncio/editar';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { AnuncioStatus, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import { arquivos, type Midia } from '../arquivo/service';
import { Refusal } from '../http/refusal';
import { comArquivos, type CampoDeArquivo, type Enviados, type Guardados } from './arquivos';
import { BANNER, entradaDoAnuncio, MUSICA, publicar, RADIO } from './conteudo-do-anuncio';
import { camposDaRadio, isCantorDoPortal } from './criar-conteudo';
import type { Autor } from './historico';
import { conteudoDe } from './leitura';
import { ANUNCIO, jaAprovado, type AnuncioRow } from './linhas';
import { receberComprovante } from './receber-comprovante';
import { travaDoDono } from './rules';
import { comAnuncioTravado, novasDatas } from './status';

type DoAnuncio = Pick<EditarBanner, 'titulo' | 'periodo' | 'data_inicio' | 'meio_pagamento'>;

/** Fields that were sent, without those that were not. */
const enviadosDe = (campos: object): object =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined));

/** Changes what ads say (contract 5, the updates). */
export const edicoes = (strapi: Core.Strapi) => {
  /** The ad's own fields. Period and start are administrators'; they move the end, never the price. */
  const gravarAnuncio = async (
    anuncio: AnuncioRow,
    autor: Autor,
    { titulo, meio_pagamento, ...datas }: DoAnuncio,
  ): Promise<void> => {
    const { periodo = anuncio.periodo, data_inicio = anuncio.data_inicio } = isAdministrador(autor)
      ? datas
      : {};
    const data = {
      ...enviadosDe({ titulo, meio_pagamento }),
      periodo,
      ...novasDatas({ data_inicio, periodo }),
    };
    await strapi.db.query(ANUNCIO).update({ where: { id: anuncio.id }, data });
  };

  /** Locks the ad, checks that it is of that type, does the work, and shows it again when it is on the air. */
  const editar = (
    autor: Autor,
    tipo: TipoAnuncio,
    input: DoAnuncio & { id_anuncio: number },
    trabalho: (anuncio: AnuncioRow) => Promise<void>,
  ): Promise<void> =>
    comAnuncioTravado(strapi, input.id_anuncio, autor, async (anuncio) => {
      if (anuncio.tipo !== tipo) throw new Refusal(404);
      await trabalho(anuncio);
      await gravarAnuncio(anuncio, autor, input);
      if (anuncio.situacao === AnuncioStatus.Ativo) await publicar(strapi, anuncio);
    });

  const trocarMidia = async (
    guardados: Guardados,
    campo: CampoDeArquivo,
    nome: string,
    antes: Midia | null | undefined,
  ): Promise<number | undefined> => {
    const nova = await arquivos(strapi).registrar(guardados.get(campo), nome);
    if (nova !== undefined) await arquivos(strapi).apagarMidias([antes]);
    return nova;
  };

  const gravarBanner = async (
    anuncio: AnuncioRow,
    autor: Autor,
    input: EditarBanner,
    guardados: Guardados,
  ): Promise<void> => {
    const entrada = await entradaDoAnuncio(strapi, BANNER, anuncio.id);
    const { banner } = await conteudoDe(strapi, anuncio);
    if (!entrada || !banner) throw new Refusal(404);
    const edicao = {
      imagem: guardados.has('arquivo_banner'),
      link: input.url !== undefined && input.url !== banner.url,
    };
    const estado = { status: anuncio.situacao, jaAprovado: jaAprovado(anuncio) };
    const trava = isAdministrador(autor) ? null : travaDoDono(estado, edicao);
    if (trava !== null) throw new Refusal(409, { msg: trava });
    const imagem = await trocarMidia(guardados, 'arquivo_banner', banner.titulo, banner.imagem);
    const { titulo_banner: titulo, resumo_banner: resumo, url } = input;
    await strapi.documents(BANNER).update({
      documentId: entrada.documentId,
      data: enviadosDe({ titulo, resumo, url, imagem }),
    });
  };

  return {
    /** A banner ad, by its owner within the locks of contract 5, or by an administrator. A proof among the files moves it to the decision. Throws 404 and 409. */
    banner: (autor: Autor, input: EditarBanner, enviados: Enviados): Promise<void> =>
      comArquivos(strapi, enviados, ['arquivo_banner', 'arquivo_comprovante'], (guardados) =>
        editar(autor, 'banner', input, async (anuncio) => {
          await gravarBanner(anuncio, autor, input, guardados);
          const comprovante = guardados.get('arquivo_comprovante');
          if (comprovante) await receberComprovante(strapi, anuncio, comprovante, autor);
        }),
      ),

    radio: (autor: Autor, input: EditarRadio, enviados: Enviados): Promise<void> =>
      comArquivos(strapi, enviados, ['imagem_webradio'], (guardados) =>
        editar(autor, 'radio', input, async (anuncio) => {
          const entrada = await entradaDoAnuncio(strapi, RADIO, anuncio.id);
          const { radio } = await conteudoDe(strapi, anuncio);
          if (!entrada || !radio) throw new Refusal(404);
          const nome = radio.nome_radio;
          const imagem = await trocarMidia(guardados, 'imagem_webradio', nome, radio.imagem);
          const data = enviadosDe({ ...camposDaRadio(input), imagem });
          await strapi.documents(RADIO).update({ documentId: entrada.documentId, data });
        }),
      ),

    /** A song ad. Throws 422 for a singer the portal does not show. */
    musica: (autor: Autor, input: EditarMusica, enviados: Enviados): Promise<void> =>
      comArquivos(strapi, enviados, ['arquivo_musica', 'foto_musica'], (guardados) =>
        editar(autor, 'musica', input, async (anuncio) => {
          const entrada = await entradaDoAnuncio(strapi, MUSICA, anuncio.id);
          const { musica } = await conteudoDe(strapi, anuncio);
          if (!entrada || !musica) throw new Refusal(404);
          const cantor = input.id_cantor_musica || undefined;
          if (
            cantor &&
            cantor !== musica.cantor?.documentId &&
            !(await isCantorDoPortal(strapi, cantor))
          )
            throw new Refusal(422, {
              msg: MENSAGENS.camposInvalidos,
              erros: { id_cantor_musica: [MSG.cantorDesconhecido] },
            });
          const audio = await trocarMidia(guardados, 'arquivo_musica', musica.nome, musica.audio);
          const foto = await trocarMidia(guardados, 'foto_musica', musica.nome, musica.foto);
          const data = enviadosDe({ nome: input.nome_musica, cantor, audio, foto });
          await strapi.documents(MUSICA).update({ documentId: entrada.documentId, data });
        }),
      ),
  };
};
