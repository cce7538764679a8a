import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { ExternalLink } from 'lucide-react';
import { linkExterno } from '../../../lib/link-externo';
import estilos from './ficha.module.css';

const enderecoDe = ({ banner, webradio }: Anuncio): string | null =>
  banner?.url ?? webradio?.url ?? null;

/** Where an ad leads, in words: a picture hides it. */
export const Destino = ({ anuncio }: { anuncio: Anuncio }) => {
  const endereco = enderecoDe(anuncio);
  if (endereco === null) return null;
  const link = linkExterno(endereco);
  return (
    <p className={estilos.destino}>
      {anuncio.webradio ? 'Toca de ' : 'Leva a '}
      {link === null ? (
        endereco
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {endereco} <ExternalLink size={16} aria-hidden />
          <span className="so-leitor"> (abre em nova aba)</span>
        </a>
      )}
    </p>
  );
};
