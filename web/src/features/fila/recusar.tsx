import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { MOTIVO_MAXIMO } from '@portal/contracts/anuncio/limites';
import type { TipoDeMotivo } from '@portal/contracts/anuncio/motivos';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Botao } from '../../ui/botao';
import { CampoTexto } from '../../ui/campo-texto';
import { Chip } from '../../ui/chip';
import { Dialogo } from '../../ui/dialogo';
import estilos from '../anuncios/anuncios.module.css';
import { useMotivo } from '../anuncios/use-motivo';
import { modelosDeMotivo } from './acoes';
import { QueCorrigir } from './que-corrigir';

interface Props {
  anuncio: Anuncio;
  /** `tipo`: what of the ad the reason is about; of a refused refund it is about nothing. */
  onRecusar: (motivo: string, tipo?: TipoDeMotivo) => void;
  onFechar: () => void;
}

/** A refusal says why: the words go to the advertiser by e-mail and stay in the history (contrato 5). */
export const Recusar = ({ anuncio, onRecusar, onFechar }: Props) => {
  const { motivo, escrever: mudar, encerrar } = useMotivo(anuncio);
  const [tipo, setTipo] = useState<TipoDeMotivo>('outro');
  const [erro, setErro] = useState<string>();
  const campo = useRef<HTMLTextAreaElement>(null);
  // After the dialog has opened, which takes the focus to its first button.
  useEffect(() => campo.current?.focus(), []);
  const pedido = anuncio.status === AnuncioStatus.ReembolsoSolicitado;
  const escrever = (texto: string) => {
    mudar(texto);
    setErro(undefined);
  };
  const voltar = () => {
    encerrar();
    onFechar();
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (motivo.trim() !== '') {
      encerrar();
      onRecusar(motivo.trim(), pedido ? undefined : tipo);
      return;
    }
    setErro('Diga ao anunciante o motivo.');
    campo.current?.focus();
  };
  return (
    <Dialogo
      aberto
      onFechar={voltar}
      titulo={pedido ? 'Recusar o cancelamento' : 'Recusar o anúncio'}
      className={estilos.janelaMedia}
    >
      <p>O anunciante de “{anuncio.titulo}” recebe o motivo por e-mail.</p>
      <form className={estilos.recusa} onSubmit={enviar} noValidate>
        {!pedido && <QueCorrigir anuncio={anuncio} tipo={tipo} onMudar={setTipo} />}
        <div className={estilos.acoes} role="group" aria-label="Motivos prontos">
          {modelosDeMotivo(anuncio).map((modelo) => (
            <Chip
              key={modelo.texto}
              onClick={() => {
                escrever(modelo.texto);
                if (modelo.tipo) setTipo(modelo.tipo);
                campo.current?.focus();
              }}
            >
              {modelo.texto}
            </Chip>
          ))}
        </div>
        <CampoTexto
          ref={campo}
          rotulo="Motivo"
          rows={3}
          required
          maxLength={MOTIVO_MAXIMO}
          value={motivo}
          erro={erro}
          dica={`${motivo.length}/${MOTIVO_MAXIMO}`}
          onChange={(evento) => escrever(evento.target.value)}
        />
        <div className={estilos.acoes}>
          <Botao type="submit">{pedido ? 'Recusar pedido' : 'Recusar anúncio'}</Botao>
          <Botao variante="secundario" onClick={voltar}>
            Voltar
          </Botao>
        </div>
      </form>
    </Dialogo>
  );
};
