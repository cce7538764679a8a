import type { Core } from '@strapi/strapi';
import { codeOf } from '../database/away';
import { isDoPainel } from '../http/do-painel';
import { refuseAtPanel } from '../http/panel-refusal';
import { perguntarPelaRepeticao } from '../repeticao/service';
import { usuarios } from '../usuario/service';
import { soOsEscolhidos } from './ao-duplicar';
import { motivosDosCampos } from './campos-da-radio';
import { emUmaMudanca } from './dinheiro';
import { CONTA, guardasDoConteudo, PRECO } from './guardas';
import { imagensSemTexto } from './imagens';
import { apararLinks, motivoDosLinks } from './links';
import { guardarOrdem, musicasQueVaoJunto, perguntarPelasMusicas } from './musicas-do-cantor';
import { motivoDoNome } from './nomes';
import { type Motivo, motivoDoPrecoRepetido, nomeDoPreco } from './rules';
import { arrumarTextos, motivosDosTextos } from './textos';
import { guardarTextosDaRedacao, recusarTextos } from './textos-da-redacao';

export { emUmaMudanca, guardarTextosDaRedacao, nomeDoPreco, PRECO, recusarTextos };

const CANTOR = 'api::cantor.cantor';
const MUSICA = 'api::musica.musica';

interface Parametros {
  documentId?: string;
  data?: Record<string, unknown>;
}

interface Escrita extends Parametros {
  uid: string;
  action: string;
}

/** Public ids are the portal's to give and stay for ever (contrato 3): one sent along is dropped. */
const semIdentificador = (data: Record<string, unknown> | undefined): void => {
  delete data?.['documentId'];
  delete data?.['id'];
};

/** Why the panel may not write this; nothing when it may. */
const motivosDe = async (strapi: Core.Strapi, escrita: Escrita): Promise<Motivo[]> => {
  const { uid, action, data = {} } = escrita;
  const guarda = guardasDoConteudo(strapi)[uid]?.[action];
  const motivos = [
    ...motivoDoNome(uid, escrita),
    ...[(await guarda?.(escrita)) ?? []].flat(),
    ...motivosDosCampos(uid, data),
    ...[motivoDosLinks(uid, data) ?? []].flat(),
    ...[(await imagensSemTexto(strapi, escrita)) ?? []].flat(),
  ];
  const ditos = motivos.map(({ campo }) => campo);
  return [
    ...motivos,
    ...motivosDosTextos(strapi, uid, data).filter(({ campo }) => !ditos.includes(campo)),
  ];
};

const UNICIDADE = ['23505', 'SQLITE_CONSTRAINT_UNIQUE'];

/** Race: of two at the same time only the database's unique index sees the repetition. */
const recusarRepeticao = (
  strapi: Core.Strapi,
  { uid, data = {} }: Escrita,
  erro: unknown,
): void => {
  const daConta = uid === CONTA ? usuarios(strapi).repeticaoEm(erro) : null;
  refuseAtPanel(daConta);
  if (uid === PRECO && UNICIDADE.includes(codeOf(erro))) refuseAtPanel(motivoDoPrecoRepetido(data));
};

/** Publishes a singer, and along with it the songs that whoever publishes said. */
const publicarCantor = async <T>(
  strapi: Core.Strapi,
  { documentId = '' }: Escrita,
  publicar: () => Promise<T>,
): Promise<T> => {
  const musicas = await musicasQueVaoJunto(strapi, documentId);
  const feito = await publicar();
  for (const musica of musicas) await strapi.documents(MUSICA).publish({ documentId: musica });
  return feito;
};

/** Guard rails: refuses, in a message for editors, what would leave the portal broken. Call in `register`. */
export const registrarGuardas = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (contexto, next) => {
    if (!isDoPainel(strapi)) return next();
    // The parameters' type depends on the action; each guard reads only what its own has.
    const params = contexto.params as Parametros;
    const { uid, action } = contexto;
    if (action === 'clone') soOsEscolhidos(strapi, uid, (params.data ??= {}));
    if (params.data) arrumarTextos(strapi, uid, params.data);
    if (params.data) apararLinks(uid, params.data);
    const escrita: Escrita = { uid, action, ...params };
    refuseAtPanel(await motivosDe(strapi, escrita));
    const grava = action === 'create' || action === 'update' || action === 'clone';
    if (grava) await perguntarPelaRepeticao(strapi, uid, escrita);
    if (grava && uid === CANTOR) await perguntarPelasMusicas(strapi, escrita);
    semIdentificador(params.data);
    const seguir = async () => next();
    try {
      if (uid === CANTOR && action === 'publish')
        return await publicarCantor(strapi, escrita, seguir);
      if (uid === CONTA && action === 'update') return await usuarios(strapi).mudarNoPainel(seguir);
      if (uid === CANTOR && action === 'update') return await guardarOrdem(strapi, escrita, seguir);
      return await seguir();
    } catch (erro) {
      recusarRepeticao(strapi, escrita, erro);
      throw erro;
    }
  });
};
