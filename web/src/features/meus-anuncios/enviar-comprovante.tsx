import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '../../lib/api-error';
import { adiarEnvio } from '../../lib/preparos';
import { useUmPorVez } from '../../lib/use-um-por-vez';
import { Alerta } from '../../ui/alerta';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { editarMeuBannerMutation } from '../formulario-de-anuncio/mutations';
import { ProgressoDoEnvio, useRemessa } from '../formulario-de-anuncio/remessa';
import { CampoDoComprovante } from './campo-do-comprovante';
import estilos from './pagamento.module.css';

interface Props {
  anuncio: Anuncio;
  aoEnviar: (anuncio: Anuncio) => void;
  aoMudar?: ((pendente: boolean) => void) | undefined;
}

/** The proof of payment, from the camera or from a file. A lost connection loses nothing: the file stays for the next try. */
export const EnviarComprovante = ({ anuncio, aoEnviar, aoMudar }: Props) => {
  const enviar = useMutation(editarMeuBannerMutation(anuncio));
  const umPorVez = useUmPorVez();
  const { progresso, falha, remeter } = useRemessa();
  const campo = useRef<HTMLInputElement>(null);
  const [arquivo, setArquivo] = useState<File | null>(null);
  const [erro, setErro] = useState<string>();

  useEffect(() => {
    aoMudar?.(arquivo !== null);
    return () => aoMudar?.(false);
  }, [aoMudar, arquivo]);

  const submeter = async () => {
    if (!arquivo) {
      setErro('Escolha a imagem do comprovante.');
      campo.current?.focus();
      return;
    }
    setErro(undefined);
    try {
      const enviado = await remeter((onProgresso) =>
        enviar.mutateAsync({
          envio: { arquivo_comprovante: arquivo },
          onProgresso,
          onGravado: () => aoMudar?.(false),
        }),
      );
      if (enviado) aoEnviar(enviado.anuncio);
    } catch (recusa) {
      if (!(recusa instanceof ApiError)) throw recusa;
      setErro(recusa.campos['arquivo_comprovante']?.join(' ') ?? recusa.msg);
      campo.current?.focus();
    }
  };
  const onSubmit = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (!adiarEnvio(evento)) umPorVez(submeter);
  };
  const mudar = (escolhido: File | null) => {
    setErro(undefined);
    setArquivo(escolhido);
  };

  return (
    <form
      className={estilos.comprovante}
      aria-label="Comprovante de pagamento"
      noValidate
      onSubmit={onSubmit}
    >
      <h3>Comprovante de pagamento</h3>
      <CampoDoComprovante ref={campo} valor={arquivo} onMudar={mudar} erro={erro} obrigatorio />
      {falha !== null && <Alerta tipo="erro">{falha}</Alerta>}
      {enviar.isPending && <ProgressoDoEnvio fracao={progresso} />}
      <div>
        <BotaoEnviar enviando={enviar.isPending}>Enviar comprovante</BotaoEnviar>
      </div>
    </form>
  );
};
