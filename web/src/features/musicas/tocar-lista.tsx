import { Play, Shuffle } from 'lucide-react';
import type { FonteMusica } from '../../player/fonte';
import { usePlayerDriver } from '../../player/player-context';
import { embaralhar } from '../../player/shuffle';
import { Botao } from '../../ui/botao';
import css from './tocar-lista.module.css';

/** Plays a whole list, in its order or in one of chance; nothing where there is no list. */
export const TocarLista = ({ lista }: { lista: readonly FonteMusica[] }) => {
  const { tocar } = usePlayerDriver();
  const tocarDesde = (itens: readonly FonteMusica[]) => {
    const [primeira] = itens;
    if (primeira) tocar(primeira, itens);
  };
  return lista.length < 2 ? null : (
    <div className={css.botoes}>
      <Botao variante="secundario" onClick={() => tocarDesde(lista)}>
        <Play size={18} fill="currentColor" aria-hidden />
        Tocar tudo
      </Botao>
      <Botao variante="fantasma" onClick={() => tocarDesde(embaralhar(lista))}>
        <Shuffle size={18} aria-hidden />
        <span className={css.palavra}>Aleatório</span>
      </Botao>
    </div>
  );
};
