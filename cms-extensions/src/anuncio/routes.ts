import { arquivosDe, type CampoDeArquivo } from '@portal/contracts/anuncio/arquivos';
import {
  atualizarStatusSchema,
  editarBannerSchema,
  editarMusicaSchema,
  editarRadioSchema,
  qualAnuncioSchema,
} from '@portal/contracts/anuncio/editar';
import { novaNotaSchema } from '@portal/contracts/ficha/ficha';
import { MENSAGENS_DO_ANUNCIO as MSG } from '@portal/contracts/anuncio/mensagens';
import { pedirReembolsoSchema } from '@portal/contracts/anuncio/reembolso';
import { renovarSchema } from '@portal/contracts/anuncio/renovar';
import { salvarSchema } from '@portal/contracts/anuncio/salvar';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import {
  PERMISSAO_ADMINISTRADOR,
  PERMISSAO_PADRAO,
  isAdministrador,
} from '@portal/contracts/usuario/sessao';
import type { Context, Middleware } from 'koa';
import type { FileRoute } from '../http/multipart';
import { Refusal } from '../http/refusal';
import { administratorRoute, route, userRoute } from '../http/routes';
import { usuarioObrigatorio } from '../http/visitor-session';
import { ARQUIVOS_DA_EDICAO, maximoDoArquivo } from './conteudo/arquivos';

const camposDe = (ctx: Context): [string, unknown][] => {
  const body: unknown = ctx.request.body;
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.entries(body)
    : [];
};

/**
 * Fields only an administrator's form may choose are never taken from anybody else's, not even to judge them (contrato
 * 1).
 */
const semCampos =
  (...campos: string[]): Middleware =>
  async (ctx, next) => {
    const enviados = camposDe(ctx);
    if (enviados.length > 0 && !isAdministrador(usuarioObrigatorio(ctx)))
      ctx.request.body = Object.fromEntries(
        enviados.filter(([nome]) => !campos.includes(nome.replace(/\[\]$/, ''))),
      );
    await next();
  };

/** Who is no administrator buys banners only: 403 before the rest of the form is judged (contrato 5). */
const soBanner: Middleware = async (ctx, next) => {
  const { tipo_anuncio: tipo } = Object.fromEntries(camposDe(ctx));
  if ((tipo === 'radio' || tipo === 'musica') && !isAdministrador(usuarioObrigatorio(ctx)))
    throw new Refusal(403, { msg: MSG.soBanner });
  await next();
};

const EDICAO_DO_BANNER = {
  policy: 'autenticado',
  before: [semCampos('data_inicio')],
  body: editarBannerSchema,
} as const;

/** Ads below /api (contrato 5). */
export const anuncioRoutes = [
  userRoute('GET', '/anuncios/usuario/:id_usuario', 'anuncio.doUsuario'),
  administratorRoute('GET', '/anuncios/administracao/all', 'anuncio.radios'),
  administratorRoute('GET', '/anuncios/administracao/musicas/all', 'anuncio.musicas'),
  administratorRoute('GET', '/anuncios/administracao/banners/all', 'anuncio.banners'),
  administratorRoute('GET', '/anuncios/administracao/todos/all', 'anuncio.todos'),
  administratorRoute('GET', '/anuncios/administracao/contagens', 'anuncio.contagens'),
  administratorRoute('GET', '/administracao/anuncios/notificacoes', 'anuncio.notificacoes'),
  administratorRoute(
    'POST',
    '/anuncios/administracao/atualizarStatus',
    'anuncio.atualizarStatus',
    atualizarStatusSchema,
  ),
  administratorRoute(
    'POST',
    '/anuncios/administracao/anuncio/update',
    'anuncio.editarRadio',
    editarRadioSchema,
  ),
  administratorRoute(
    'POST',
    '/anuncios/administracao/musica/update',
    'anuncio.editarMusica',
    editarMusicaSchema,
  ),
  route('POST', '/usuarios/anuncios/banner/update', 'anuncio.editarBanner', EDICAO_DO_BANNER),
  route(
    'POST',
    '/usuarios/public/anuncios/banner/update',
    'anuncio.editarMeuBanner',
    EDICAO_DO_BANNER,
  ),
  administratorRoute(
    'POST',
    '/usuarios/administracao/usuario',
    'anuncio.anunciante',
    qualAnuncioSchema,
  ),
  userRoute(
    'POST',
    '/anuncios/administracao/reembolso/:id',
    'anuncio.reembolso',
    pedirReembolsoSchema,
  ),
  userRoute('DELETE', '/anuncios/administracao/anuncio/remove/:id', 'anuncio.remove'),
  userRoute('POST', '/anuncios/:id/renovar', 'anuncio.renovar', renovarSchema),
  userRoute('GET', '/anuncios/:id/pagamento', 'anuncio.pagamento'),
  userRoute('GET', '/anuncios/:id/historico', 'anuncio.historico'),
  userRoute('POST', '/anuncios/:id/reenviar', 'anuncio.reenviar'),
  administratorRoute('GET', '/anuncios/:id/ficha', 'anuncio.ficha'),
  administratorRoute('POST', '/anuncios/:id/notas', 'anuncio.anotar', novaNotaSchema),
  administratorRoute('DELETE', '/anuncios/:id/notas/:id_nota', 'anuncio.apagarNota'),
  userRoute('GET', '/anuncios/:id/comprovantes', 'anuncio.comprovantes'),
  userRoute('POST', '/anuncios/:id/desistir-reembolso', 'anuncio.desistirDoReembolso'),
];

/** The ad's form, at the root. */
export const vendaRoutes = [
  route('POST', CAMINHOS.salvarAnuncio, 'anuncio.salvar', {
    policy: 'autenticado',
    before: [soBanner, semCampos('data_inicio', 'id_usuario')],
    body: salvarSchema,
  }),
];

const comArquivos = (path: string, level: number, ...files: CampoDeArquivo[]): FileRoute => ({
  path,
  level,
  files,
  most: files.reduce((soma, campo) => soma + maximoDoArquivo(campo), 0),
});

/** Addresses that take files, and from whom. */
export const rotasComArquivos: readonly FileRoute[] = [
  comArquivos(
    CAMINHOS.salvarAnuncio,
    PERMISSAO_PADRAO,
    ...arquivosDe('banner', 'anuncio', 'radio', 'musica', 'cantor'),
  ),
  comArquivos(CAMINHOS.editarRadio, PERMISSAO_ADMINISTRADOR, ...ARQUIVOS_DA_EDICAO.radio),
  comArquivos(CAMINHOS.editarMusica, PERMISSAO_ADMINISTRADOR, ...ARQUIVOS_DA_EDICAO.musica),
  comArquivos(CAMINHOS.editarBanner, PERMISSAO_PADRAO, ...ARQUIVOS_DA_EDICAO.banner),
  comArquivos(CAMINHOS.editarMeuBanner, PERMISSAO_PADRAO, ...ARQUIVOS_DA_EDICAO.banner),
];
