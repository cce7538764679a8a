import { imagemPublicada } from '@portal/contracts/arquivo/imagem';
import { useState } from 'react';
import { Capa } from './capa';
import { classes } from './classes';
import estilos from './imagem.module.css';

interface Props {
  /** Site-absolute address of the image; null draws a cover. */
  caminho: string | null;
  nome: string;
  id: string;
  sizes: string;
  className?: string | undefined;
  /** Shape of the box, as CSS `aspect-ratio`: '1', '12 / 5'. */
  proporcao?: string;
  /** The image the page is about: fetched first, painted with the page. */
  prioridade?: boolean;
}

/** Decorative image in a box of fixed shape; a missing or broken one becomes a drawn cover (visual 4.4). */
export const Imagem = ({
  caminho,
  nome,
  id,
  sizes,
  className,
  proporcao = '1',
  prioridade = false,
}: Props) => {
  const [quebrada, setQuebrada] = useState<string | null>(null);
  const publicada = caminho && caminho !== quebrada ? imagemPublicada(caminho) : null;
  return (
    <span className={classes(estilos.caixa, className)} style={{ aspectRatio: proporcao }}>
      {publicada ? (
        <img
          src={publicada.src}
          srcSet={publicada.srcSet}
          sizes={sizes}
          width={publicada.width}
          height={publicada.height}
          alt=""
          loading={prioridade ? 'eager' : 'lazy'}
          decoding={prioridade ? 'sync' : 'async'}
          {...(prioridade && { fetchpriority: 'high' })}
          onError={() => setQuebrada(caminho)}
        />
      ) : (
        <Capa nome={nome} id={id} />
      )}
    </span>
  );
};
