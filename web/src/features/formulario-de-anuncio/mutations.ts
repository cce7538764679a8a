import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MENSAGENS_DO_ANUNCIO } from '@portal/contracts/anuncio/mensagens';
import { AnuncioStatus, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { mutationOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error';
import { isNaoEncontrado } from '../../lib/nao-encontrado';
import { avisar } from '../../ui/avisar';
import { ANUNCIOS } from '../anuncios/queries';
import { enquantoExiste, mesmoSemResposta } from '../anuncios/mesmo-sem-resposta';
import type { Envio } from './valores';
import { enviarComArquivos, type Enviado } from './enviar-com-arquivos';

export interface Remessa {
  envio: Envio;
  /** Idempotency-Key of a new ad's form. */
  chave?: string;
  onProgresso: (fracao: number) => void;
  /** Called when it is stored, while the lists are still being read again. */
  onGravado?: () => void;
}

interface Destino {
  caminho: string;
  /** The ad to change. */
  anuncio?: Anuncio;
  /** Message of a refusal, shown over the page too (especificação 8). */
  erro?: string;
  /** Where a proof takes the ad: it tells that one that got no answer was stored, and all that came with it. */
  comComprovante?: AnuncioStatus;
}

/** Refused when one is there already, which is no failure: the page then shows where the ad stands. */
const soComprovante = (envio: Envio): boolean =>
  Object.keys(envio).every((campo) => campo === 'arquivo_comprovante');

const remessaPara = ({ caminho, anuncio, erro, comComprovante }: Destino) =>
  mutationOptions<Enviado, Error, Remessa>({
    // Offline it fails at once, with a message, instead of waiting silently for the network.
    networkMode: 'always',
    mutationFn: ({ envio, ...opcoes }) => {
      const campos = anuncio ? { id_anuncio: String(anuncio.id), ...envio } : envio;
      const pedir = () => enviarComArquivos(caminho, campos, opcoes);
      if (!anuncio) return pedir();
      if (comComprovante === undefined || envio['arquivo_comprovante'] === undefined)
        return enquantoExiste(anuncio, pedir);
      return mesmoSemResposta(pedir, {
        anuncio,
        achar: (agora) =>
          agora?.status === comComprovante
            ? { msg: MENSAGENS_DO_ANUNCIO.anuncioAtualizado, anuncio: agora }
            : null,
      });
    },
    onSuccess: ({ msg }, { onGravado }, _antes, { client }) => {
      onGravado?.();
      avisar({ tipo: 'sucesso', msg });
      return client.invalidateQueries({ queryKey: ANUNCIOS });
    },
    onError: (falha, { envio }, _antes, { client }) => {
      const status = falha instanceof ApiError ? falha.status : null;
      const calado = status === 0 || (status === 409 && soComprovante(envio));
      if (erro && !calado) avisar({ tipo: 'erro', msg: erro, duracao: NOTIFICACAO_MS });
      // The ad is not as this page took it for: the form shows it as it is.
      return status === 409 || isNaoEncontrado(falha)
        ? client.invalidateQueries({ queryKey: ANUNCIOS })
        : undefined;
    },
  });

const EDICAO: Record<TipoAnuncio, Destino> = {
  radio: { caminho: CAMINHOS.editarRadio, erro: 'Erro ao atualizar radio' },
  musica: { caminho: CAMINHOS.editarMusica, erro: 'Erro ao atualizar música' },
  banner: { caminho: CAMINHOS.editarBanner, erro: 'Erro ao atualizar banner' },
};

/** Buys an ad, or changes the one given (contrato 5). */
export const salvarAnuncioMutation = (anuncio: Anuncio | undefined) =>
  remessaPara(anuncio ? { ...EDICAO[anuncio.tipo], anuncio } : { caminho: CAMINHOS.salvarAnuncio });

/** The owner's own banner, and its proof of payment. */
export const editarMeuBannerMutation = (anuncio: Anuncio) =>
  remessaPara({
    ...EDICAO.banner,
    ...{ caminho: CAMINHOS.editarMeuBanner, anuncio },
    comComprovante: AnuncioStatus.AguardandoAprovacao,
  });
