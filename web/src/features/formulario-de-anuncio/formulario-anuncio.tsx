import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { TIPOS_ANUNCIO, type TipoAnuncio } from '@portal/contracts/anuncio/status';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { isAdministrador } from '@portal/contracts/usuario/sessao';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Formulario } from '../../session/formulario';
import { isLogado, type UsuarioLogado } from '../../session/logado';
import { conferirConta } from '../../session/mesma-conta';
import { sessaoQuery } from '../../session/sessao-query';
import { Alerta } from '../../ui/alerta';
import { Bloco } from '../../ui/bloco';
import { Esqueleto } from '../../ui/esqueleto';
import { avisarPreco } from './avisar-preco';
import { BarraDePreco } from './barra-de-preco';
import { CampoDaConta, type ContaEscolhida } from './campo-da-conta';
import { mudadosDesde, primeiraFalta, resolverDe, tipoDe } from './conferir';
import { conferirTermos } from './conferir-termos';
import { ExcluirAnuncio } from './excluir-anuncio';
import estilos from './formulario.module.css';
import { salvarAnuncioMutation } from './mutations';
import { valorDe } from './preco';
import { precosQuery } from './queries';
import { useRemessa } from './remessa';
import { SecaoPlano } from './secao-plano';
import {
  AjudaDaAprovacao,
  DadosDoAnunciante,
  SecaoConteudo,
  SecaoPagamento,
  SecaoTermos,
} from './secoes';
import { useRascunho, useRascunhoGuardado } from './use-rascunho';
import { digitadoDe, VAZIO, type AnuncioDigitado, type Envio } from './valores';

interface PropsDoAviso {
  onDispensar: () => void;
  onRecomecar: () => void;
}

/** Says where the filled fields come from, and what did not come back. */
const AvisoDeRascunho = ({ onDispensar, onRecomecar }: PropsDoAviso) => (
  <Alerta tipo="neutro" onDispensar={onDispensar}>
    Recuperamos o que você já tinha preenchido neste aparelho. Os arquivos precisam ser escolhidos
    de novo.{' '}
    <button type="button" className={estilos.recomecar} onClick={onRecomecar}>
      Começar do zero
    </button>
  </Alerta>
);

interface Props {
  /** The ad to change; without it the form buys a new one. */
  anuncio?: Anuncio;
  aoSalvar: (anuncio: Anuncio) => void;
  aoExcluir?: () => void;
}

/** Below level 2 only banners are sold (contrato 5). */
const TIPOS = {
  administrador: ['banner', ...TIPOS_ANUNCIO.filter((tipo) => tipo !== 'banner')],
  usuario: ['banner'],
} as const satisfies Record<string, readonly [TipoAnuncio, ...TipoAnuncio[]]>;

/** Drops from a draft a type that this account may not buy. */
const comTipoPermitido = (
  valores: Partial<AnuncioDigitado>,
  tipos: readonly TipoAnuncio[],
): Partial<AnuncioDigitado> =>
  tipos.some((tipo) => tipo === valores.tipo_anuncio) ? valores : { ...valores, tipo_anuncio: '' };

const emOutraConta =
  ({ usuario }: UsuarioLogado) =>
  (outra: string): string =>
    `Esta compra foi preenchida na conta de ${usuario}, e agora este navegador está na de ${outra}. Nada foi enviado: entre de novo como ${usuario} em outra aba, ou atualize a página para comprar como ${outra}.`;

const FormularioDoUsuario = ({
  anuncio,
  user,
  aoSalvar,
  aoExcluir,
}: Props & { user: UsuarioLogado }) => {
  const novo = anuncio === undefined;
  const administrador = isAdministrador(user);
  const tipos = TIPOS[administrador ? 'administrador' : 'usuario'];
  const guardado = useRascunhoGuardado(user.id_usuario, novo);
  const [inicial] = useState<AnuncioDigitado>(() =>
    anuncio
      ? digitadoDe(anuncio)
      : { ...VAZIO, ...comTipoPermitido(guardado?.valores ?? {}, tipos) },
  );
  const ocasiao = { novo, administrador, id: anuncio?.id };
  const form = useForm<AnuncioDigitado, unknown, Envio>({
    resolver: resolverDe(ocasiao),
    defaultValues: inicial,
    shouldFocusError: false,
  });
  const focarFalta = () => {
    const falta = primeiraFalta(form.getValues(), ocasiao);
    if (falta) form.setFocus(falta);
  };
  const rascunho = useRascunho({
    ...{ form, guardado, ligado: novo },
    idUsuario: user.id_usuario,
  });
  const [conta, setConta] = useState<ContaEscolhida | null>(null);
  const { progresso, falha, remeter } = useRemessa();
  const client = useQueryClient();
  const salvar = useMutation(salvarAnuncioMutation(anuncio));
  const { data: precos } = useQuery(precosQuery);
  const [periodo, digitado] = useWatch({
    control: form.control,
    name: ['periodo', 'tipo_anuncio'],
  });
  const tipo = tipoDe(digitado);
  const valor = anuncio ? anuncio.valor : valorDe(precos, tipo, periodo);

  const enviar = async (preenchido: Envio) => {
    const doFormulario = novo ? preenchido : mudadosDesde(inicial, preenchido, ocasiao);
    const envio = conta ? { ...doFormulario, id_usuario: conta.id } : doFormulario;
    const enviado = await remeter(async (onProgresso) => {
      if (novo) {
        await conferirConta(client, user, emOutraConta(user));
        await conferirTermos(client, () => form.setValue('termos', false));
      }
      return salvar.mutateAsync({ envio, onProgresso, ...(novo && { chave: rascunho.chave() }) });
    }, rascunho.trocarChave);
    if (enviado === null) return;
    rascunho.encerrar();
    if (novo) avisarPreco(valor, enviado.anuncio.valor);
    aoSalvar(enviado.anuncio);
  };

  return (
    <Formulario
      form={form}
      acao={CAMINHOS.salvarAnuncio}
      rotulo={novo ? 'Cadastro de novo anuncio' : `Anúncio nº ${anuncio.id}`}
      comArquivos
      className={estilos.formulario}
      enviar={enviar}
      onInvalido={focarFalta}
    >
      {rascunho.recuperado && (
        <AvisoDeRascunho onDispensar={rascunho.dispensarAviso} onRecomecar={rascunho.recomecar} />
      )}
      <SecaoPlano
        anuncio={anuncio}
        usuario={anuncio ? anuncio.usuario.usuario : (conta?.usuario ?? user.usuario)}
        emNomeDe={novo && administrador && <CampoDaConta conta={conta} onMudar={setConta} />}
        tipos={tipos}
        administrador={administrador}
        valor={valor}
      />
      {anuncio && <DadosDoAnunciante anuncio={anuncio} />}
      {tipo && <SecaoConteudo tipo={tipo} anuncio={anuncio} />}
      <SecaoPagamento />
      {tipo === 'banner' && <AjudaDaAprovacao />}
      {novo && <SecaoTermos />}
      {anuncio && administrador && aoExcluir && (
        <ExcluirAnuncio anuncio={anuncio} aoExcluir={aoExcluir} />
      )}
      <BarraDePreco
        valor={valor}
        periodo={periodo}
        tipo={tipo}
        enviando={form.formState.isSubmitting}
        progresso={progresso}
        falha={falha}
      >
        {novo ? 'Finalizar compra' : 'Salvar alterações'}
      </BarraDePreco>
    </Formulario>
  );
};

/** The ad form, to buy and to change (especificação 2.11). Nothing for a guest: the page sends those to the login. */
export const FormularioAnuncio = (props: Props) => {
  const sessao = useQuery(sessaoQuery);
  return (
    <Bloco query={sessao} esqueleto={<Esqueleto altura="60vh" />} vazio={null}>
      {({ user }) =>
        isLogado(user) && <FormularioDoUsuario {...props} user={user} key={props.anuncio?.id} />
      }
    </Bloco>
  );
};
