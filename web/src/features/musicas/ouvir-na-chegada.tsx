import type { Cantor } from '@portal/contracts/cantor/cantor';
import { Play } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useChegada } from '../../lib/use-chegada';
import { usePlayer } from '../../player/hooks';
import { isAtivo } from '../../player/player-state';
import { Botao } from '../../ui/botao';
import { useOfertaDoCantor } from './oferta-do-cantor';
import css from './ouvir-na-chegada.module.css';

/** The one button for who came by the address of a singer or of a song; gone once anything plays: the bar has its own. */
export const OuvirNaChegada = ({ cantor }: { cantor: Cantor }) => {
  const oferta = useOfertaDoCantor(cantor);
  const doCantor = useChegada('cantor', cantor.slug);
  const daMusica = useChegada('musica', oferta?.fonte.slug);
  const { state, tocar } = usePlayer();
  const [ouviu, setOuviu] = useState(false);
  if (isAtivo(state) && !ouviu) setOuviu(true);
  if (!oferta || ouviu || !(doCantor || daMusica)) return null;
  const ouvir = ({ currentTarget }: MouseEvent) => {
    // It goes away with the press: the focus goes on from the heading.
    currentTarget.closest('article')?.querySelector('h1')?.focus({ preventScroll: true });
    tocar(oferta.fonte, oferta.lista);
  };
  return (
    <Botao className={css.ouvir} onClick={ouvir}>
      <Play fill="currentColor" aria-hidden />
      <span>Ouvir {daMusica ? oferta.fonte.nome : cantor.nome}</span>
    </Botao>
  );
};
