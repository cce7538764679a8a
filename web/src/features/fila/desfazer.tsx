import { Undo2 } from 'lucide-react';
import { Botao } from '../../ui/botao';
import type { Decisao } from '../anuncios/mutations';
import { nomeDoAnuncio } from '../anuncios/textos';
import { palavraDaDecisao } from './acoes';
import { DESFAZER_MS } from './decisoes';
import estilos from './fila.module.css';
import { useAtalhos } from './use-atalhos';

interface Props {
  esperando: readonly Decisao[];
  atalhos: boolean;
  onDesfazer: (decisao: Decisao) => void;
}

/** What was just decided, while it can still be taken back; the newest is the nearest. */
export const Desfazer = ({ esperando, atalhos, onDesfazer }: Props) => {
  const ultima = esperando.at(-1);
  useAtalhos(atalhos && ultima !== undefined, { z: () => ultima && onDesfazer(ultima) });
  return (
    <div className={estilos.desfazer} role="status">
      {esperando.map((decisao) => (
        <div key={decisao.anuncio.id} className={estilos.decidido}>
          <p>
            <strong>{palavraDaDecisao(decisao.anuncio.status, decisao.para)}:</strong>{' '}
            {decisao.anuncio.titulo}
          </p>
          <Botao variante="secundario" onClick={() => onDesfazer(decisao)}>
            <Undo2 size={18} aria-hidden />
            Desfazer
            <span className="so-leitor"> {nomeDoAnuncio(decisao.anuncio)}</span>
            {atalhos && decisao === ultima && (
              <kbd className={estilos.tecla} aria-hidden>
                Z
              </kbd>
            )}
          </Botao>
          <span
            className={estilos.tempo}
            style={{ animationDuration: `${DESFAZER_MS}ms` }}
            aria-hidden
          />
        </div>
      ))}
    </div>
  );
};
