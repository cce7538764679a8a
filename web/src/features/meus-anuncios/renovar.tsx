import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { canRenovar } from '@portal/contracts/anuncio/renovar';
import { MEIOS_PAGAMENTO } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bloco } from '../../ui/bloco';
import { Botao } from '../../ui/botao';
import { Confirmacao } from '../../ui/confirmacao';
import { Esqueleto } from '../../ui/esqueleto';
import { Opcoes } from '../../ui/opcoes';
import { andamentoDe } from '../anuncios/andamento';
import { renovarMutation } from '../anuncios/mutations';
import { emMeses, nomeDoAnuncio, OPCOES_DE_PAGAMENTO } from '../anuncios/textos';
import { useAberto, useAnuncioAberto } from '../anuncios/use-aberto';
import { useHoje } from '../anuncios/use-hoje';
import { avisarPrecoDaRenovacao } from '../formulario-de-anuncio/avisar-preco';
import { valorDe } from '../formulario-de-anuncio/preco';
import { PrecosDoTipo } from '../formulario-de-anuncio/precos-do-tipo';
import { precosQuery } from '../formulario-de-anuncio/queries';

interface PropsDoPedido {
  anuncio: Anuncio;
  aoFechar: () => void;
  /** Told which charge was made. */
  aoRenovar: (novo: Anuncio) => void;
}

/** For how long, how it will be paid and what it costs: a new charge for the same ad, paid right after. */
const Pedido = ({ anuncio, aoFechar, aoRenovar }: PropsDoPedido) => {
  const { mutate, isPending } = useMutation(renovarMutation);
  const precos = useQuery(precosQuery);
  const dia = useHoje();
  const [periodo, setPeriodo] = useState(String(anuncio.periodo));
  const [meio, setMeio] = useState(anuncio.meio_pagamento);
  const valor = valorDe(precos.data, anuncio.tipo, periodo);
  const renovar = () =>
    mutate(
      { anuncio, periodo, meio_pagamento: meio },
      {
        onSuccess: (novo) => {
          avisarPrecoDaRenovacao(valor, novo.valor);
          aoRenovar(novo);
        },
      },
    );
  return (
    <Confirmacao
      aberta
      onFechar={aoFechar}
      titulo="Renovar anúncio"
      sim="Renovar e pagar"
      nao="Agora não"
      fazendo={isPending}
      onSim={renovar}
      campos={
        <>
          <Bloco query={precos} esqueleto={<Esqueleto altura="96px" />} vazio={null}>
            {(lista) => (
              <PrecosDoTipo
                precos={lista}
                tipo={anuncio.tipo}
                periodo={periodo}
                onEscolher={setPeriodo}
              />
            )}
          </Bloco>
          <Opcoes
            titulo="Forma de pagamento"
            name={`meio-${anuncio.id}`}
            opcoes={OPCOES_DE_PAGAMENTO}
            checado={meio}
            onChange={({ target }) =>
              setMeio(MEIOS_PAGAMENTO.find((um) => um === target.value) ?? 'pix')
            }
          />
          {valor !== null && (
            <p role="status">
              Valor: <strong className="numeros">{emReais(valor)}</strong>
            </p>
          )}
        </>
      }
    >
      Vamos criar uma nova cobrança de {emMeses(Number(periodo))} para “{anuncio.titulo}”, pelo
      preço de hoje. O novo período começa quando{' '}
      {andamentoDe(anuncio, dia) === 'encerrado' ? 'o pagamento for aprovado' : 'este terminar'}.
    </Confirmacao>
  );
};

/** Renews an ad, once it is known for how long. */
export const Renovar = ({ anuncio }: { anuncio: Anuncio }) => {
  const { abrir } = useAberto('pagar');
  const [perguntando, setPerguntando] = useState(false);
  const fechar = () => setPerguntando(false);
  return (
    <>
      <Botao variante="secundario" onClick={() => setPerguntando(true)}>
        Renovar
        <span className="so-leitor"> {nomeDoAnuncio(anuncio)}</span>
      </Botao>
      {perguntando && (
        <Pedido
          anuncio={anuncio}
          aoFechar={fechar}
          aoRenovar={({ id }) => {
            fechar();
            abrir(id);
          }}
        />
      )}
    </>
  );
};

/** The same where a mail leads to it: the ad is named in the address. */
export const RenovarPeloEndereco = ({ anuncios }: { anuncios: readonly Anuncio[] | undefined }) => {
  const { anuncio, fechar } = useAnuncioAberto(anuncios, 'renovar');
  const { abrir } = useAberto('pagar');
  if (!anuncio || !canRenovar(anuncio)) return null;
  return (
    <Pedido
      key={anuncio.id}
      anuncio={anuncio}
      aoFechar={fechar}
      aoRenovar={({ id }) => abrir(id, true)}
    />
  );
};
