import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { pedeComprovante, type TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { ACAO_DO_CAMPO, type Acao } from '@portal/contracts/anuncio/permissoes';
import { PERIODOS } from '@portal/contracts/anuncio/status';
import { chaves } from '@portal/contracts/anuncio/tabela';
import { emReais } from '@portal/contracts/dinheiro/real';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Preco } from '@portal/contracts/preco/preco';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api-error';
import { Formulario } from '../../session/formulario';
import { Alerta } from '../../ui/alerta';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import { CampoDoFormulario } from '../../ui/campo-do-formulario';
import { CampoSelecao } from '../../ui/campo-selecao';
import formulario from '../../ui/formulario.module.css';
import { dataOuAguardando, emMeses } from '../anuncios/textos';
import { avisarPreco } from '../formulario-de-anuncio/avisar-preco';
import { CamposDoBanner, type Trava } from '../formulario-de-anuncio/campos-do-banner';
import { mudadosDesde, resolverDe } from '../formulario-de-anuncio/conferir';
import { editarMeuBannerMutation } from '../formulario-de-anuncio/mutations';
import { valorDe } from '../formulario-de-anuncio/preco';
import { precosQuery } from '../formulario-de-anuncio/queries';
import { ProgressoDoEnvio, useRemessa } from '../formulario-de-anuncio/remessa';
import { digitadoDe, type AnuncioDigitado, type Envio } from '../formulario-de-anuncio/valores';
import { CampoDoComprovante } from './campo-do-comprovante';
import { reenviarMutation } from './mutations';

/** What the ad would cost for a period, as its page tells it: as it stands what it was bought for, any other today's price. */
const custoDe = (
  { tipo, periodo, valor }: Anuncio,
  precos: readonly Preco[] | undefined,
  meses: string,
): number | null => (meses === String(periodo) ? valor : valorDe(precos, tipo, meses));

/** For how long, and what that costs: until a proof was sent the owner may choose again (contrato 5). */
const CampoPeriodo = ({ anuncio }: { anuncio: Anuncio }) => {
  const { register, formState } = useFormContext<AnuncioDigitado>();
  const { data: precos } = useQuery(precosQuery);
  return (
    <CampoSelecao
      rotulo="Período"
      required
      erro={formState.errors.periodo?.message}
      {...register('periodo')}
    >
      {PERIODOS.map((meses) => {
        const valor = custoDe(anuncio, precos, String(meses));
        return (
          <option key={meses} value={meses}>
            {emMeses(meses)}
            {valor !== null && ` · ${emReais(valor)}`}
          </option>
        );
      })}
    </CampoSelecao>
  );
};

interface Props {
  anuncio: Anuncio;
  trava: Trava;
  /** Told whether something waits here to be sent. */
  aoMudar: (pendente: boolean) => void;
}

interface PropsDaSecao {
  /** There is a proof already: another one is for who wants to send it. */
  recolhido: boolean;
  children: ReactNode;
}

/** The proof of payment among the other fields: it goes with them. */
const SecaoDoComprovante = ({ recolhido, children }: PropsDaSecao) =>
  recolhido ? (
    <details className={formulario.grupo}>
      <summary>Enviar outro comprovante</summary>
      {children}
    </details>
  ) : (
    <section className={formulario.grupo} aria-label="Comprovante de pagamento">
      <h3>Comprovante de pagamento</h3>
      {children}
    </section>
  );

// Of what is sent, some is no field of the owner's.
const ACOES: Readonly<Partial<Record<string, Acao>>> = ACAO_DO_CAMPO;

/** What is locked is not sent: it is stored as it stands here. */
const semTravados = (envio: Envio, trava: Trava): Envio =>
  Object.fromEntries(
    Object.entries(envio).filter(([campo]) => {
      const acao = ACOES[campo];
      return acao === undefined || trava(acao) === null;
    }),
  );

/** Where what a refusal is about is mended. */
const CAMPO_DO_MOTIVO = {
  imagem: 'arquivo_banner',
  texto: 'titulo_banner',
  link: 'url',
} as const satisfies Partial<Record<TipoDeMotivo, keyof AnuncioDigitado>>;

/** Says at what was refused why, and puts the focus there: once, when the ad is opened. */
const useFocoNoRecusado = (
  { recusa }: Anuncio,
  trava: Trava,
  { setError, setFocus }: UseFormReturn<AnuncioDigitado, unknown, Envio>,
  comprovante: RefObject<HTMLInputElement>,
) => {
  // Of what the bank told there is no proof to send again, and it is mended all the same.
  const [alvo] = useState(() => (trava('comprovante') === null ? recusa : undefined));
  useEffect(() => {
    if (alvo === undefined || alvo.tipo_motivo === 'outro') return;
    if (alvo.tipo_motivo === 'pagamento') {
      comprovante.current?.focus();
      return;
    }
    const campo = CAMPO_DO_MOTIVO[alvo.tipo_motivo];
    if (alvo.motivo !== '') setError(campo, { type: 'recusado', message: alvo.motivo });
    setFocus(campo);
  }, [alvo, setError, setFocus, comprovante]);
};

/** The owner's banner, as far as it may still be changed, and its proof: one form and one save (especificação 4). */
export const FormularioDoBanner = ({ anuncio, trava, aoMudar }: Props) => {
  const ocasiao = { novo: false, administrador: false, id: anuncio.id };
  const [inicial, setInicial] = useState(() => digitadoDe(anuncio));
  const form = useForm<AnuncioDigitado, unknown, Envio>({
    resolver: resolverDe(ocasiao),
    defaultValues: inicial,
  });
  const { isDirty, isSubmitting } = form.formState;
  const campo = useRef<HTMLInputElement>(null);
  const [comprovante, setComprovante] = useState<File | null>(null);
  const salvar = useMutation(editarMeuBannerMutation(anuncio));
  const reenviar = useMutation(reenviarMutation);
  const { data: precos } = useQuery(precosQuery);
  const { progresso, falha, remeter } = useRemessa();
  const podeReenviar = trava('reenviar') === null;
  const peloPagamento = pedeComprovante(anuncio.recusa?.tipo_motivo);
  const pede = podeReenviar && peloPagamento;
  const [erro, setErro] = useState(peloPagamento ? anuncio.recusa?.motivo || undefined : undefined);
  useFocoNoRecusado(anuncio, trava, form, campo);
  useEffect(() => {
    aoMudar(isDirty || comprovante !== null);
    return () => aoMudar(false);
  }, [aoMudar, isDirty, comprovante]);

  const escolher = (escolhido: File | null) => {
    setErro(undefined);
    setComprovante(escolhido);
  };
  /**
   * What was locked while it was typed, by another tab or by the administration, is put back and told: left out in
   * silence it would seem saved (contrato 5).
   */
  const recusarTravados = (mudados: Envio) => {
    const guardado = digitadoDe(anuncio);
    const outros = mudadosDesde(guardado, mudados, ocasiao);
    const travados = chaves(ACAO_DO_CAMPO).filter(
      (campo) => campo in outros && trava(ACAO_DO_CAMPO[campo]) !== null,
    );
    if (travados.length === 0) return;
    for (const campo of travados)
      if (campo === 'arquivo_comprovante') setComprovante(null);
      else {
        form.resetField(campo, { defaultValue: guardado[campo] });
        setInicial((antes) => ({ ...antes, [campo]: guardado[campo] }));
      }
    const motivos = new Set(travados.map((campo) => trava(ACAO_DO_CAMPO[campo])));
    throw new ApiError([...motivos].join(' '), 409);
  };
  const enviarTudo = async (envio: Envio) => {
    const mudados = {
      ...mudadosDesde(inicial, envio, ocasiao),
      ...(comprovante && { arquivo_comprovante: comprovante }),
    };
    recusarTravados(mudados);
    const enviado = await remeter((onProgresso) =>
      salvar.mutateAsync({
        envio: semTravados(mudados, trava),
        onProgresso,
        onGravado: () => aoMudar(false),
      }),
    );
    if (!enviado) return;
    if (trava('periodo') === null)
      avisarPreco(custoDe(anuncio, precos, form.getValues('periodo')), enviado.anuncio.valor);
    const salvo = digitadoDe(enviado.anuncio);
    setInicial(salvo);
    form.reset(salvo);
    setComprovante(null);
    if (podeReenviar && !comprovante) await reenviar.mutateAsync(anuncio);
  };
  const enviar = async (envio: Envio) => {
    if (pede && !comprovante) {
      setErro('Escolha a imagem do novo comprovante.');
      campo.current?.focus();
      return;
    }
    try {
      await enviarTudo(envio);
    } catch (recusa) {
      if (recusa instanceof ApiError) setErro(recusa.campos['arquivo_comprovante']?.join(' '));
      throw recusa;
    }
  };
  const motivo = trava('resumo_banner');
  const vaiParaAnalise = podeReenviar || comprovante !== null;
  const doComprovante = trava('comprovante') === null && (
    <SecaoDoComprovante recolhido={podeReenviar && !pede}>
      <CampoDoComprovante
        ref={campo}
        valor={comprovante}
        onMudar={escolher}
        erro={erro}
        obrigatorio={pede}
      />
    </SecaoDoComprovante>
  );
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.editarMeuBanner}
      rotulo="Meu banner"
      comArquivos
      enviar={enviar}
    >
      {motivo !== null && <Alerta tipo="neutro">{motivo}</Alerta>}
      {pede && doComprovante}
      <CampoDoFormulario<AnuncioDigitado> campo="titulo" rotulo="Título do anúncio" required />
      <div className={formulario.par}>
        <Campo rotulo="Data de início" value={dataOuAguardando(anuncio.data_inicio)} readOnly />
        <Campo
          rotulo="Data de vencimento"
          value={dataOuAguardando(anuncio.data_vencimento)}
          readOnly
        />
      </div>
      {trava('periodo') === null && <CampoPeriodo anuncio={anuncio} />}
      <CamposDoBanner anuncio={anuncio} trava={trava} />
      {!pede && doComprovante}
      {falha !== null && <Alerta tipo="erro">{falha}</Alerta>}
      {isSubmitting && <ProgressoDoEnvio fracao={progresso} />}
      <div className={formulario.acoes}>
        <BotaoEnviar enviando={isSubmitting}>
          {vaiParaAnalise ? 'Salvar e enviar para análise' : 'Salvar alterações'}
        </BotaoEnviar>
      </div>
    </Formulario>
  );
};
