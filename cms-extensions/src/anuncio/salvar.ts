import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import type { Salvar } from '@portal/contracts/anuncio/salvar';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { MENSAGENS } from '@portal/contracts/http/mensagens';
import type { ErrosDeCampo } from '@portal/contracts/http/resposta';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Refusal } from '../http/refusal';
import { comArquivos, type CampoDeArquivo, type Enviados, type Guardados } from './arquivos';
import { anuncioDoEnvio, ocuparChave, type Envio } from './chave';
import { criarConteudo, exigirCantorDoPortal } from './criar-conteudo';
import { anotar, type Autor } from './historico';
import { findAnuncio } from './leitura';
import { ANUNCIO, findAnuncioRow } from './linhas';
import { precoDoAnuncio } from './preco-do-anuncio';
import { receberComprovante } from './receber-comprovante';
import { novasDatas } from './status';

const recusarCampos = (erros: ErrosDeCampo): never => {
  throw new Refusal(422, { msg: MENSAGENS.camposInvalidos, erros });
};

/** Files a new ad may bring, and which it must (specification 5). */
const arquivosDe = (input: Salvar): [campo: CampoDeArquivo, falta: string | null][] => {
  switch (input.tipo_anuncio) {
    case 'banner':
      return [
        ['arquivo_banner', MSG.imagemObrigatoria],
        ['arquivo_comprovante', null],
      ];
    case 'radio':
      return [['imagem_webradio', null]];
    case 'musica':
      return [
        ['arquivo_musica', MSG.audioObrigatorio],
        ['foto_musica', null],
        ...(input.id_cantor_musica === ''
          ? [['foto_cantor', MSG.fotoDoCantorObrigatoria] as [CampoDeArquivo, string]]
          : []),
      ];
  }
};

/** The key was taken by another sending of the same form while this one was under way. */
class JaEnviado extends Error {}

/** Makes ads (contract 5, salvar). */
export const vendas = (strapi: Core.Strapi) => {
  const precoDe = ({ tipo_anuncio: tipo, periodo }: Salvar): Promise<number> =>
    precoDoAnuncio(strapi, { tipo, periodo });

  const conferir = async (input: Salvar, enviados: Enviados): Promise<void> => {
    const faltam = arquivosDe(input).flatMap(([campo, falta]) =>
      falta !== null && !enviados.has(campo) ? [[campo, [falta]] as [string, string[]]] : [],
    );
    if (faltam.length > 0) recusarCampos(Object.fromEntries(faltam));
    if (input.tipo_anuncio !== 'musica' || input.id_cantor_musica === '') return;
    await exigirCantorDoPortal(strapi, input.id_cantor_musica);
  };

  const inserir = async (
    autor: Autor,
    input: Salvar,
    valor: number,
  ): Promise<{ id: number; documentId: string }> => {
    const { titulo, tipo_anuncio: tipo, periodo, meio_pagamento } = input;
    const data_inicio = isAdministrador(autor) ? input.data_inicio : null;
    return (await strapi.db.query(ANUNCIO).create({
      data: {
        ...{ titulo, tipo, periodo, meio_pagamento, valor, usuario: autor.id },
        ...novasDatas({ data_inicio, periodo }),
        situacao: AnuncioStatus.NaoAprovado,
        termos: true,
        termos_aceitos_em: new Date(),
      },
    })) as { id: number; documentId: string }; // the row just written
  };

  const gravar = async (
    autor: Autor,
    input: Salvar,
    guardados: Guardados,
    envio: Envio | null,
    trx: Knex.Transaction,
  ): Promise<number> => {
    const valor = await precoDe(input);
    const { id, documentId } = await inserir(autor, input, valor);
    if (envio && !(await ocuparChave(strapi, trx, envio, id))) throw new JaEnviado();
    await criarConteudo(strapi, documentId, input, guardados);
    const anuncio = { id, titulo: input.titulo };
    await anotar(strapi, {
      ...{ anuncio, de: null, para: AnuncioStatus.NaoAprovado },
      ...{ evento: 'criacao', por: autor },
    });
    const comprovante = guardados.get('arquivo_comprovante');
    const novo = comprovante && (await findAnuncioRow(strapi, id));
    if (novo) await receberComprovante(strapi, novo, comprovante, autor);
    return id;
  };

  const apresentar = async (id: number): Promise<Anuncio> => {
    const anuncio = await findAnuncio(strapi, id);
    if (!anuncio) throw new Refusal(404);
    return anuncio;
  };

  return {
    /** Makes an ad, or answers the one an earlier sending of the same form made. Throws 403, 409 and 422 of contract 5. */
    async salvar(
      autor: Autor,
      input: Salvar,
      enviados: Enviados,
      envio: Envio | null,
    ): Promise<Anuncio> {
      if (input.tipo_anuncio !== 'banner' && !isAdministrador(autor))
        throw new Refusal(403, { msg: MSG.soBanner });
      const antes = envio && (await anuncioDoEnvio(strapi, envio));
      if (antes !== null) return apresentar(antes);
      await conferir(input, enviados);
      await precoDe(input);
      const campos = arquivosDe(input).map(([campo]) => campo);
      try {
        const id = await comArquivos(strapi, enviados, campos, (guardados) =>
          strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
            gravar(autor, input, guardados, envio, trx),
          ),
        );
        return await apresentar(id);
      } catch (erro) {
        if (!(erro instanceof JaEnviado) || !envio) throw erro;
        const outro = await anuncioDoEnvio(strapi, envio);
        if (outro === null) throw erro;
        return apresentar(outro);
      }
    },
  };
};
