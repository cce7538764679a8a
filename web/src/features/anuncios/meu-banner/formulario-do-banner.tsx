import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Formulario } from '../../../session/formulario';
import { Alerta } from '../../../ui/alerta';
import { BotaoEnviar } from '../../../ui/botao-enviar';
import { Campo } from '../../../ui/campo';
import { CampoDoFormulario } from '../../../ui/campo-do-formulario';
import formulario from '../../../ui/formulario.module.css';
import { CamposDoBanner } from '../formulario/campos-do-banner';
import { digitadoDe, type AnuncioDigitado, type Envio } from '../formulario/digitado';
import { editarMeuBannerMutation } from '../formulario/mutations';
import { ProgressoDoEnvio } from '../formulario/progresso-do-envio';
import { resolverDe } from '../formulario/resolver';
import { useRemessa } from '../formulario/use-remessa';
import { dataOuAguardando } from '../textos';
import type { Permitido } from './travas';

interface Props {
  anuncio: Anuncio;
  permitido: Permitido;
}

/** What the server would take for a change of what is locked stays at home. */
const semTravados = ({ url, ...envio }: Envio, permitido: Permitido): Envio =>
  permitido.travas.link || url === undefined ? envio : { ...envio, url };

/** The owner's banner, as far as it may still be changed (specification 4). */
export const FormularioDoBanner = ({ anuncio, permitido }: Props) => {
  const form = useForm<AnuncioDigitado, unknown, Envio>({
    resolver: resolverDe({ novo: false, administrador: false, id: anuncio.id }),
    defaultValues: digitadoDe(anuncio),
  });
  const { formState } = form;
  const salvar = useMutation(editarMeuBannerMutation(anuncio));
  const { progresso, falha, remeter } = useRemessa();
  const enviar = async (envio: Envio) => {
    const enviado = await remeter((onProgresso) =>
      salvar.mutateAsync({ envio: semTravados(envio, permitido), onProgresso }),
    );
    if (enviado) form.reset(digitadoDe(enviado.anuncio));
  };
  return (
    <Formulario
      form={form}
      acao={CAMINHOS.editarMeuBanner}
      rotulo="Meu banner"
      comArquivos
      enviar={enviar}
    >
      {permitido.motivo !== null && <Alerta tipo="neutro">{permitido.motivo}</Alerta>}
      <CampoDoFormulario<AnuncioDigitado>
        campo="titulo"
        rotulo="Título do anúncio"
        required
        readOnly={permitido.travas.tudo}
      />
      <div className={formulario.par}>
        <Campo rotulo="Data de início" value={dataOuAguardando(anuncio.data_inicio)} readOnly />
        <Campo
          rotulo="Data de vencimento"
          value={dataOuAguardando(anuncio.data_vencimento)}
          readOnly
        />
      </div>
      <CamposDoBanner anuncio={anuncio} travas={permitido.travas} />
      {falha !== null && <Alerta tipo="erro">{falha}</Alerta>}
      {formState.isSubmitting && <ProgressoDoEnvio fracao={progresso} />}
      {permitido.salvar && (
        <div className={formulario.acoes}>
          <BotaoEnviar enviando={formState.isSubmitting}>Salvar alterações</BotaoEnviar>
        </div>
      )}
    </Formulario>
  );
};
