import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import type { Fonte } from '../fonte';
import { usePlayerDriver } from '../player-context';
import type { MotivoDoErro } from '../player-state';
import { ABRIR_FORA } from './open-outside';
import { useRadioParecida } from './similar-radio';

interface ExitProps {
  fonte: Fonte;
  motivo: MotivoDoErro;
  className: string | undefined;
}

/**
 * The way on when the player gave up: another radio of the same kind, other things to hear, or the address a secure
 * page can't sound.
 */
export const Saida = ({ fonte, motivo, className }: ExitProps) => {
  const { tocar } = usePlayerDriver();
  const radio = fonte.tipo === 'radio';
  const inseguro = motivo === 'inseguro';
  const parecida = useRadioParecida(radio && !inseguro ? fonte.id : null);
  if (inseguro)
    return (
      <a className={className} href={fonte.url} target="_blank" rel="noreferrer">
        {ABRIR_FORA}
      </a>
    );
  return parecida ? (
    <button type="button" className={className} onClick={() => tocar(parecida)}>
      Tocar {parecida.nome}
    </button>
  ) : (
    <Link className={className} to={hrefPagina(radio ? 'webradios' : 'musicas')}>
      {radio ? 'Ver outras rádios' : 'Ver outras músicas'}
    </Link>
  );
};
