import { Link } from 'react-router-dom';
import { hrefPagina } from '../lib/enderecos';
import type { Fonte } from './fonte';
import estilos from './player-exit.module.css';
import type { MotivoDoErro } from './player-state';

interface PlayerExitProps {
  fonte: Fonte;
  motivo: MotivoDoErro;
}

/** The way on when the player gave up: other things to hear, or the address a secure page can't sound. */
export const PlayerExit = ({ fonte, motivo }: PlayerExitProps) => {
  if (motivo === 'inseguro')
    return (
      <a className={estilos.saida} href={fonte.url} target="_blank" rel="noreferrer">
        Abrir a rádio em outra aba
      </a>
    );
  return fonte.tipo === 'radio' ? (
    <Link className={estilos.saida} to={hrefPagina('webradios')}>
      Ver outras rádios
    </Link>
  ) : (
    <Link className={estilos.saida} to={hrefPagina('musicas')}>
      Ver outras músicas
    </Link>
  );
};
