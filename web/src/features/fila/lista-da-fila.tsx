import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { emReais } from '@portal/contracts/dinheiro/real';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ABERTO_DA_LISTA } from '../../lib/use-voltar';
import { classes } from '../../ui/classes';
import { ChipStatus } from '../anuncios/chip-status';
import { diasDeEspera } from '../anuncios/andamento';
import { idadePorExtenso, ROTULO_DO_TIPO } from '../anuncios/textos';
import { useAberto } from '../anuncios/use-aberto';
import { useHoje } from '../anuncios/use-hoje';
import estilos from './fila.module.css';
import { isAtrasado } from './idade';
import { idNaFila } from './use-fila';

interface Props {
  fila: readonly Anuncio[];
  escolhido: number | null;
}

export const Idade = ({ anuncio }: { anuncio: Anuncio }) => {
  const dias = diasDeEspera(anuncio, useHoje());
  return (
    <span className={classes('numeros', isAtrasado(dias) && estilos.atrasado)}>
      {idadePorExtenso(dias)}
      {isAtrasado(dias) && <span className="so-leitor"> (atrasado)</span>}
    </span>
  );
};

/** Of hundreds that wait, a step from one to the next draws none anew: business days are counted one by one. */
const Resumo = memo(({ anuncio }: { anuncio: Anuncio }) => (
  <>
    <span className={`duas-linhas ${estilos.nome}`}>{anuncio.titulo}</span>
    <span className={estilos.suave}>
      {ROTULO_DO_TIPO[anuncio.tipo]} · @{anuncio.usuario.usuario}
    </span>
    <span className={`numeros ${estilos.suave}`}>
      nº {anuncio.id} · {emReais(anuncio.valor)}
    </span>
    <span className={estilos.pe}>
      <ChipStatus anuncio={anuncio} />
      <Idade anuncio={anuncio} />
    </span>
  </>
));

export const ListaDaFila = ({ fila, escolhido }: Props) => {
  const { para } = useAberto();
  return (
    <ol className={estilos.lista} aria-label="Anúncios que esperam por você">
      {fila.map((anuncio) => (
        <li key={anuncio.id}>
          <Link
            id={idNaFila(anuncio.id)}
            to={para(anuncio.id)}
            replace={escolhido !== null}
            state={ABERTO_DA_LISTA}
            className={estilos.item}
            aria-current={anuncio.id === escolhido || undefined}
          >
            <Resumo anuncio={anuncio} />
          </Link>
        </li>
      ))}
    </ol>
  );
};
