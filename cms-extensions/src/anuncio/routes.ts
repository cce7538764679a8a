import {
  atualizarStatusSchema,
  editarBannerSchema,
  editarMusicaSchema,
  editarRadioSchema,
  qualAnuncioSchema,
} from '@portal/contracts/anuncio/editar';
import { renovarSchema } from '@portal/contracts/anuncio/renovar';
import { salvarSchema } from '@portal/contracts/anuncio/salvar';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { PERMISSAO_ADMINISTRADOR, PERMISSAO_PADRAO } from '@portal/contracts/usuario/sessao';
import type { FileRoute } from '../http/multipart';
import { route } from '../http/routes';
import { maximoDe, type CampoDeArquivo } from './arquivos';

const DONO = { policy: 'autenticado' } as const;
const ADMINISTRADOR = { policy: 'administrador' } as const;

/** Ads below /api (contract 5). */
export const anuncioRoutes = [
  route('GET', '/anuncios/usuario/:id_usuario', 'anuncio.doUsuario', DONO),
  route('GET', '/anuncios/administracao/all', 'anuncio.radios', ADMINISTRADOR),
  route('GET', '/anuncios/administracao/musicas/all', 'anuncio.musicas', ADMINISTRADOR),
  route('GET', '/anuncios/administracao/banners/all', 'anuncio.banners', ADMINISTRADOR),
  route('GET', '/administracao/anuncios/notificacoes', 'anuncio.notificacoes', ADMINISTRADOR),
  route('POST', '/anuncios/administracao/atualizarStatus', 'anuncio.atualizarStatus', {
    ...ADMINISTRADOR,
    body: atualizarStatusSchema,
  }),
  route('POST', '/anuncios/administracao/anuncio/update', 'anuncio.editarRadio', {
    ...ADMINISTRADOR,
    body: editarRadioSchema,
  }),
  route('POST', '/anuncios/administracao/musica/update', 'anuncio.editarMusica', {
    ...ADMINISTRADOR,
    body: editarMusicaSchema,
  }),
  route('POST', '/usuarios/anuncios/banner/update', 'anuncio.editarBanner', {
    ...DONO,
    body: editarBannerSchema,
  }),
  route('POST', '/usuarios/public/anuncios/banner/update', 'anuncio.editarMeuBanner', {
    ...DONO,
    body: editarBannerSchema,
  }),
  route('POST', '/usuarios/administracao/usuario', 'anuncio.anunciante', {
    ...ADMINISTRADOR,
    body: qualAnuncioSchema,
  }),
  route('POST', '/anuncios/administracao/reembolso/:id', 'anuncio.reembolso', DONO),
  route('DELETE', '/anuncios/administracao/anuncio/remove/:id', 'anuncio.remove', DONO),
  route('POST', '/anuncios/:id/renovar', 'anuncio.renovar', { ...DONO, body: renovarSchema }),
  route('GET', '/anuncios/:id/pagamento', 'anuncio.pagamento', DONO),
  route('GET', '/anuncios/:id/historico', 'anuncio.historico', DONO),
];

/** The ad's form, at the root. */
export const vendaRoutes = [
  route('POST', CAMINHOS.salvarAnuncio, 'anuncio.salvar', { ...DONO, body: salvarSchema }),
];

const comArquivos = (path: string, level: number, ...files: CampoDeArquivo[]): FileRoute => ({
  path,
  level,
  files,
  most: files.reduce((soma, campo) => soma + maximoDe(campo), 0),
});

/** Addresses that take files, and from whom. */
export const rotasComArquivos: readonly FileRoute[] = [
  comArquivos(
    CAMINHOS.salvarAnuncio,
    PERMISSAO_PADRAO,
    ...(['arquivo_banner', 'arquivo_comprovante', 'imagem_webradio'] as const),
    ...(['arquivo_musica', 'foto_musica', 'foto_cantor'] as const),
  ),
  comArquivos(CAMINHOS.editarRadio, PERMISSAO_ADMINISTRADOR, 'imagem_webradio'),
  comArquivos(CAMINHOS.editarMusica, PERMISSAO_ADMINISTRADOR, 'arquivo_musica', 'foto_musica'),
  comArquivos(
    CAMINHOS.editarBanner,
    PERMISSAO_PADRAO,
    ...(['arquivo_banner', 'arquivo_comprovante'] as const),
  ),
  comArquivos(
    CAMINHOS.editarMeuBanner,
    PERMISSAO_PADRAO,
    ...(['arquivo_banner', 'arquivo_comprovante'] as const),
  ),
];
