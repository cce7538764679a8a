import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { ACAO_DO_CAMPO, type Acao } from '@portal/contracts/anuncio/permissoes';
import { PERIODOS, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useFormContext } from 'react-hook-form';
import { Formulario } from '../../session/formulario';
import { Alerta } from '../../ui/alerta';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { Campo } from '../../ui/campo';
import { CampoDoFormulario } from '../../ui/campo-do-formulario';
import { CampoSelecao } from '../../ui/campo-selecao';
import formulario from '../../ui/formulario.module.css';
import { dataOuAguardando, emMeses } from '../anuncios/textos';
import { CamposDoBanner, type Trava } from '../formulario-de-anuncio/campos-do-banner';
import { resolverDe } from '../formulario-de-anuncio/conferir';
import { editarMeuBannerMutation } from '../formulario-de-anuncio/mutations';
import { precosQuery } from '../formulario-de-anuncio/queries';
import { ProgressoDoEnvio, useRemessa } from '../formulario-de-anuncio/remessa';
import { digitadoDe, type AnuncioDigitado, type Envio } from '../formulario-de-anuncio/valores';
import { reenviarMutation } from './mutations';

/** For how long, and what that costs today: until a proof was sent the owner may choose again (contrato 5). */
const CampoPeriodo = ({ tipo }: { tipo: TipoAnuncio }) => {
  const { register, formState } = useFormContext<AnuncioDigitado>();
  const { data: precos } = useQuery(precosQuery);
  const valorDe = (meses: number) =>
    precos?.find((preco) => preco.tipo === tipo && preco.periodo === meses)?.valor;
  return (
    <CampoSelecao
      rotulo="Período"
      required
      erro={formState.errors.periodo?.message}
      {...register('periodo')}
    >
      {PERIODOS.map((meses) => {
        const valor = valorDe(meses);
        return (
          <option key={meses} value={meses}>
            {emMeses(meses)}
            {valor !== undefined && ` · ${emReais(valor)}`}
          </option>
        );
      })}
    </CampoSelecao>
  );
};

interface Props {
  anuncio: Anuncio;
  trava: Trava;
}

// Of what is sent, some is no field of the owner's.
const ACOES: Readonly<Partial<Record<string, Acao>>> = ACAO_DO_CAMPO;

/** Locked fields are not sent. */
const semTravados = (envio: Envio, trava: Trava): Envio =>
  Object.fromEntries(
    Object.entries(envio).filter(([campo]) => {
      const acao = ACOES[campo];
      return acao === undefined || trava(acao) === null;
    }),
  );

/** The owner's banner, as far as it may still be changed (especificação 4). */
export const FormularioDoBanner = ({ anuncio, trava }: Props) => {
  const form = useForm<AnuncioDigitado, unknown, Envio>({
    resolver: resolverDe({ novo: false, administrador: false, id: anuncio.id }),
    defaultValues: digitadoDe(anuncio),
  });
  const { formState } = form;
  const salvar = useMutation(editarMeuBannerMutation(anuncio));
  const reenviar = useMutation(reenviarMutation);
  const podeReenviar = trava('reenviar') === null;
  const { progresso, falha, remeter } = useRemessa();
  const enviar = async (envio: Envio) => {
    const enviado = await remeter((onProgresso) =>
      salvar.mutateAsync({ envio: semTravados(envio, trava), onProgresso }),
    );
    if (!enviado) return;
    form.reset(digitadoDe(enviado.anuncio));
    if (podeReenviar) await reenviar.mutateAsync(anuncio);
  };
  const podeSalvar = trava('titulo') === null;
  const motivo = trava('titulo') ?? trava('resumo_banner');
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.editarMeuBanner}
      rotulo="Meu banner"
      comArquivos
      enviar={enviar}
    >
      {motivo !== null && <Alerta tipo="neutro">{motivo}</Alerta>}
      <CampoDoFormulario<AnuncioDigitado>
        campo="titulo"
        rotulo="Título do anúncio"
        required
        readOnly={!podeSalvar}
      />
      <div className={formulario.par}>
        <Campo rotulo="Data de início" value={dataOuAguardando(anuncio.data_inicio)} readOnly />
        <Campo
          rotulo="Data de vencimento"
          value={dataOuAguardando(anuncio.data_vencimento)}
          readOnly
        />
      </div>
      {trava('periodo') === null && <CampoPeriodo tipo={anuncio.tipo} />}
      <CamposDoBanner anuncio={anuncio} trava={trava} />
      {falha !== null && <Alerta tipo="erro">{falha}</Alerta>}
      {formState.isSubmitting && <ProgressoDoEnvio fracao={progresso} />}
      {podeSalvar && (
        <div className={formulario.acoes}>
          <BotaoEnviar enviando={formState.isSubmitting}>
            {podeReenviar ? 'Salvar e enviar para análise' : 'Salvar alterações'}
          </BotaoEnviar>
        </div>
      )}
    </Formulario>
  );
};
