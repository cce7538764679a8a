import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Botao } from '../../../ui/botao';
import { Dialogo } from '../../../ui/dialogo';
import { renovarMutation } from '../mutations';
import { emMeses, nomeDoAnuncio } from '../textos';
import { useAberto } from '../use-aberto';
import estilos from './proximo-passo.module.css';

/** A new charge for the same ad, confirmed before it is made, paid right after. */
export const Renovar = ({ anuncio }: { anuncio: Anuncio }) => {
  const [perguntando, setPerguntando] = useState(false);
  const { abrir } = useAberto('pagar');
  const { mutate, isPending } = useMutation(renovarMutation);
  const fechar = () => setPerguntando(false);
  const renovar = () =>
    mutate(anuncio, {
      onSuccess: (novo) => {
        fechar();
        abrir(novo.id);
      },
    });
  return (
    <>
      <Botao variante="secundario" onClick={() => setPerguntando(true)}>
        Renovar
        <span className="so-leitor"> {nomeDoAnuncio(anuncio)}</span>
      </Botao>
      <Dialogo aberto={perguntando} onFechar={fechar} titulo="Renovar anúncio">
        <p>
          Vamos criar uma nova cobrança de {emMeses(anuncio.periodo)} para “{anuncio.titulo}”, pelo
          preço de hoje. O novo período começa quando este terminar.
        </p>
        <div className={estilos.acoes}>
          <Botao aria-disabled={isPending || undefined} onClick={isPending ? undefined : renovar}>
            Renovar e pagar
          </Botao>
          <Botao variante="fantasma" onClick={fechar}>
            Agora não
          </Botao>
        </div>
      </Dialogo>
    </>
  );
};
