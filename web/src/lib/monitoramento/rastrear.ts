import { CAMINHOS_DO_VISITANTE } from '@portal/contracts/http/caminhos-do-visitante';
import { CABECALHO_XSRF, COOKIE_XSRF } from '@portal/contracts/http/xsrf';
import { lerCookie } from '../cookie';

/** The anti-forgery token, from the cookie every page brings (contrato 2). */
export const tokenDaPagina = (): string => lerCookie(document.cookie, COOKIE_XSRF) ?? '';

/** A count that failed is nothing a visitor should hear of: it is only logged (especificação 8). */
const registrarFalha = (caminho: string, motivo: unknown): void =>
  console.warn('monitoramento', caminho, motivo);

/** Sends something to be counted; with keepalive, so that it survives the page. */
const contar = async (caminho: string, dados: Record<string, string>): Promise<void> => {
  try {
    const { ok, status } = await fetch(caminho, {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        [CABECALHO_XSRF]: tokenDaPagina(),
      },
      body: JSON.stringify(dados),
    });
    if (!ok) registrarFalha(caminho, status);
  } catch (erro) {
    registrarFalha(caminho, erro);
  }
};

/** A song began to sound (contrato 6). */
export const contarMusica = (musica: string): Promise<void> =>
  contar(CAMINHOS_DO_VISITANTE.tocarMusica, { musica });

/** A web radio began to sound (contrato 6). */
export const contarRadio = (radio: string): Promise<void> =>
  contar(CAMINHOS_DO_VISITANTE.rastrearAnuncio, { anuncio: radio, tipo: 'webradio' });

/** An ad was clicked (contrato 6). */
export const contarClique = (anuncio: number): Promise<void> =>
  contar(CAMINHOS_DO_VISITANTE.rastrearAnuncio, { anuncio: String(anuncio) });
