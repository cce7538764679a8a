import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { FINALIDADE_DO_VOTO } from '@portal/contracts/pesquisa/voto';
import type { NumeroDaPesquisa, Voto } from '@portal/contracts/pesquisa/voto';
import type { Portal } from '@portal/contracts/portal/portal';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { TELEFONE } from '../../lib/mascaras';
import { Formulario } from '../../session/formulario';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { CampoDoFormulario } from '../../ui/campo-do-formulario';
import { CampoMascarado } from '../../ui/campo-mascarado';
import estilos from '../../ui/formulario.module.css';
import { isEncerrada, isJaVotou, votarMutation, type VotoNoFormulario } from './dados';
import { EscolhaDaMusica } from './escolha-da-musica';
import { EscolhaDaRadio } from './escolha-da-radio';
import { JaRespondeu } from './ja-respondeu';

export type FormDoVoto = UseFormReturn<VotoNoFormulario, unknown, Voto>;

interface Props {
  form: FormDoVoto;
  pesquisa: Portal['pesquisas'][number];
  onVotou: (numero: NumeroDaPesquisa) => void;
  /** It was closed meanwhile: nothing was counted. */
  onEncerrada: () => void;
}

/** The form of a survey (especificação 2.8). */
export const FormularioDoVoto = ({ form, pesquisa, onVotou, onEncerrada }: Props) => {
  const { numero, edicao, titulo, numero_autorizacao, opcoes = [] } = pesquisa;
  const votar = useMutation(votarMutation);
  const [jaVotou, setJaVotou] = useState(false);

  const enviar = async (voto: Voto): Promise<void> => {
    try {
      await votar.mutateAsync({ ...voto, edicao });
      onVotou(numero);
    } catch (erro) {
      if (isEncerrada(erro)) onEncerrada();
      else if (isJaVotou(erro)) setJaVotou(true);
      else throw erro;
    }
  };

  return (
    <>
      <Formulario form={form} acao={CAMINHOS.votar} rotulo={titulo} enviar={enviar}>
        <div className={estilos.par}>
          <CampoDoFormulario<VotoNoFormulario>
            campo="nome"
            className={estilos.inteiro}
            rotulo="Nome"
            autoComplete="name"
            required
          />
          <CampoMascarado<VotoNoFormulario>
            campo="telefone"
            rotulo="Telefone com DDD"
            mascara={TELEFONE}
            type="tel"
            autoComplete="tel-national"
            required
          />
          <CampoDoFormulario<VotoNoFormulario>
            campo="email"
            rotulo="E-mail"
            type="email"
            autoComplete="email"
            required
          />
        </div>
        {numero === 1 ? <EscolhaDaRadio /> : <EscolhaDaMusica opcoes={opcoes} />}
        <p className={estilos.suave}>
          Ao votar, você autoriza o uso do seu nome, telefone e e-mail só para isto:{' '}
          {FINALIDADE_DO_VOTO} Saiba mais na{' '}
          <Link to={CAMINHOS.privacidade} target="_blank">
            Política de privacidade
            <span className="so-leitor"> (abre em nova aba)</span>
          </Link>
          .
        </p>
        {numero_autorizacao && (
          <p className={estilos.suave}>Autorização do sorteio: {numero_autorizacao}</p>
        )}
        <div className={estilos.acoes}>
          <BotaoEnviar enviando={form.formState.isSubmitting}>Votar</BotaoEnviar>
        </div>
      </Formulario>
      {jaVotou && <JaRespondeu onFechar={() => setJaVotou(false)} />}
    </>
  );
};
