import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { DIAS_UTEIS_ATE_LIBERAR } from '@portal/contracts/anuncio/limites';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import { telefoneFormatado } from '@portal/contracts/usuario/mascaras';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { portalQuery } from '../../lib/portal-query';
import { Bloco } from '../../ui/bloco';
import { Campo } from '../../ui/campo';
import { Esqueleto } from '../../ui/esqueleto';
import formulario from '../../ui/formulario.module.css';
import { ligarCampo } from '../../ui/ligar-campo';
import { ErroDoCampo } from '../../ui/moldura-campo';
import { Opcoes } from '../../ui/opcoes';
import { Secao } from '../../ui/secao';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { Conversa } from '../anuncios/conversa';
import { anuncianteQuery } from '../anuncios/queries';
import { OPCOES_DE_PAGAMENTO } from '../anuncios/textos';
import { CamposDaRadio } from './campos-da-radio';
import { CamposDoBanner } from './campos-do-banner';
import { TERMOS_MUDARAM } from './conferir-termos';
import estilos from './formulario.module.css';
import { linkDeCancelamento } from './link-de-cancelamento';
import type { AnuncioDigitado } from './valores';

/** How the advertiser is reached, and the chat where a cancellation is asked for (especificação 2.11). */
export const DadosDoAnunciante = ({ anuncio }: { anuncio: Anuncio }) => {
  const { data: portal } = useQuery(portalQuery);
  const { data: usuario = anuncio.usuario, isError } = useQuery(anuncianteQuery(anuncio.id));
  useAvisoDeFalha(isError, 'Erro ao obter usuario!');
  const chat = portal && linkDeCancelamento(portal.redes_sociais.whatsapp, anuncio);
  return (
    <Secao titulo="Anunciante">
      <div className={formulario.par}>
        <Campo
          rotulo="Telefone do anunciante"
          type="tel"
          value={telefoneFormatado(usuario.telefone)}
          readOnly
        />
        <Campo rotulo="E-mail do anunciante" type="email" value={usuario.email} readOnly />
      </div>
      {chat && (
        <div className={formulario.acoes}>
          <Conversa href={chat}>Solicitar cancelamento pelo WhatsApp</Conversa>
        </div>
      )}
    </Secao>
  );
};

/** Its searchable list of singers is heavy, and only administrators sell songs. */
const CamposDaMusica = lazy(() =>
  import('./campos-da-musica').then((modulo) => ({ default: modulo.CamposDaMusica })),
);

const TITULO: Record<TipoAnuncio, string> = {
  banner: 'Banner',
  radio: 'Web rádio',
  musica: 'Música',
};

interface PropsDoConteudo {
  tipo: TipoAnuncio;
  anuncio?: Anuncio | undefined;
}

/** What the ad shows, by its type (especificação 2.11). */
export const SecaoConteudo = ({ tipo, anuncio }: PropsDoConteudo) => (
  <Secao titulo={TITULO[tipo]}>
    {tipo === 'banner' && <CamposDoBanner anuncio={anuncio} />}
    {tipo === 'radio' && <CamposDaRadio anuncio={anuncio} />}
    {tipo === 'musica' && (
      <Suspense fallback={<Esqueleto altura="480px" />}>
        <CamposDaMusica anuncio={anuncio} />
      </Suspense>
    )}
  </Secao>
);

/** How it will be paid. The code and the bank's data come after the purchase. */
export const SecaoPagamento = () => {
  const { register, formState } = useFormContext<AnuncioDigitado>();
  return (
    <Secao titulo="Pagamento">
      <Opcoes
        titulo="Forma de pagamento"
        opcoes={OPCOES_DE_PAGAMENTO}
        required
        erro={formState.errors.meio_pagamento?.message}
        {...register('meio_pagamento')}
      />
    </Secao>
  );
};

/** How a banner gets on the air (especificação 2.11). */
export const AjudaDaAprovacao = () => (
  <div className={estilos.ajuda}>
    <p>
      <strong>Como funciona a aprovação</strong>
    </p>
    <ol className={estilos.passos}>
      <li>Finalize a compra e pague por Pix ou depósito.</li>
      <li>Envie o comprovante do pagamento.</li>
      <li>Nossa equipe confere e libera em até {DIAS_UTEIS_ATE_LIBERAR} dias úteis.</li>
    </ol>
    <p>Até a aprovação você pode alterar ou excluir o anúncio; depois dela, não.</p>
  </div>
);

/** Accepted is what was read: other terms, come while the form is open, are accepted anew. */
const useAceiteDoQueSeLeu = (termos: string | undefined): void => {
  const { getValues, setValue, setError } = useFormContext<AnuncioDigitado>();
  const lidos = useRef(termos);
  useEffect(() => {
    const mudaram = lidos.current !== undefined && lidos.current !== termos;
    lidos.current = termos;
    if (!mudaram || !getValues('termos')) return;
    setValue('termos', false);
    setError('termos', { type: 'mudou', message: TERMOS_MUDARAM });
  }, [termos, getValues, setValue, setError]);
};

/**
 * The terms staff write in the CMS, and the box without which nothing is bought (especificação 2.11). The value stands
 * again in the bar below.
 */
export const SecaoTermos = () => {
  const id = useId();
  const { register, formState } = useFormContext<AnuncioDigitado>();
  const portal = useQuery(portalQuery);
  useAceiteDoQueSeLeu(portal.data?.termos);
  const erro = formState.errors.termos?.message;
  return (
    <Secao titulo="Termos e condições">
      <Bloco
        query={portal}
        esqueleto={<Esqueleto altura="200px" />}
        isVazio={({ termos }) => termos.trim() === ''}
        vazio={<p>Os termos ainda estão sendo escritos pela nossa equipe.</p>}
      >
        {({ termos }) => (
          // What scrolls must be reachable by the keyboard that scrolls it.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className={estilos.termos} role="region" aria-label="Texto dos termos" tabIndex={0}>
            {termos.trim()}
          </div>
        )}
      </Bloco>
      <div>
        <label className={estilos.aceite} htmlFor={id}>
          <input
            {...ligarCampo(id, erro)}
            type="checkbox"
            required
            className={estilos.caixa}
            {...register('termos')}
          />
          Li e aceito os termos e condições
        </label>
        {erro && <ErroDoCampo id={`${id}-erro`}>{erro}</ErroDoCampo>}
      </div>
    </Secao>
  );
};
