import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MOTIVO_MAXIMO } from '@portal/contracts/anuncio/limites';
import type { TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Botao } from '../../ui/botao';
import { CampoTexto } from '../../ui/campo-texto';
import { Dialogo } from '../../ui/dialogo';
import estilos from '../anuncios/anuncios.module.css';
import { rotuloDoStatus } from '../anuncios/textos';
import { useMotivo } from '../anuncios/use-motivo';
import { QueCorrigir } from '../fila/que-corrigir';

interface Props {
  anuncio: Anuncio;
  para: AnuncioStatus;
  /** `tipo`: what of the ad a refusal is about. */
  onMudar: (motivo: string, tipo?: TipoDeMotivo) => void;
  onFechar: () => void;
}

/** Why a status that is bad news is chosen; it may stay unsaid, and goes to the advertiser when it is not. */
export const MotivoDoStatus = ({ anuncio, para, onMudar, onFechar }: Props) => {
  const { motivo, escrever, encerrar } = useMotivo(anuncio);
  const [tipo, setTipo] = useState<TipoDeMotivo>('outro');
  const campo = useRef<HTMLTextAreaElement>(null);
  // After the dialog has opened, which takes the focus to its first button.
  useEffect(() => campo.current?.focus(), []);
  const recusa =
    para === AnuncioStatus.NaoAprovado && anuncio.status !== AnuncioStatus.ReembolsoSolicitado;
  const voltar = () => {
    encerrar();
    onFechar();
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    encerrar();
    onMudar(motivo.trim(), recusa ? tipo : undefined);
  };
  return (
    <Dialogo
      aberto
      onFechar={voltar}
      titulo={`Mudar para “${rotuloDoStatus(anuncio.tipo, para)}”`}
      className={estilos.janelaMedia}
    >
      <p>
        “{anuncio.titulo}” (nº {anuncio.id}).{' '}
        {para === AnuncioStatus.Reembolsado
          ? `Devolva ${emReais(anuncio.valor)} pelo banco: quem anuncia é avisado de que o dinheiro voltou.`
          : 'Quem anuncia é avisado por e-mail.'}
      </p>
      <form className={estilos.recusa} onSubmit={enviar} noValidate>
        {recusa && <QueCorrigir anuncio={anuncio} tipo={tipo} onMudar={setTipo} />}
        <CampoTexto
          ref={campo}
          rotulo="Motivo (se quiser dizer)"
          rows={3}
          maxLength={MOTIVO_MAXIMO}
          value={motivo}
          dica={`${motivo.length}/${MOTIVO_MAXIMO}`}
          onChange={({ target }) => escrever(target.value)}
        />
        <div className={estilos.acoes}>
          <Botao type="submit">Mudar o status</Botao>
          <Botao variante="secundario" onClick={voltar}>
            Voltar
          </Botao>
        </div>
      </form>
    </Dialogo>
  );
};
