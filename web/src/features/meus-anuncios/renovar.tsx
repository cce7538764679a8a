import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Botao } from '../../ui/botao';
import { Confirmacao } from '../../ui/confirmacao';
import { renovarMutation } from '../anuncios/mutations';
import { emMeses, nomeDoAnuncio } from '../anuncios/textos';
import { useAberto } from '../anuncios/use-aberto';

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
      <Confirmacao
        aberta={perguntando}
        onFechar={fechar}
        titulo="Renovar anúncio"
        sim="Renovar e pagar"
        nao="Agora não"
        fazendo={isPending}
        onSim={renovar}
      >
        Vamos criar uma nova cobrança de {emMeses(anuncio.periodo)} para “{anuncio.titulo}”, pelo
        preço de hoje. O novo período começa quando este terminar.
      </Confirmacao>
    </>
  );
};
