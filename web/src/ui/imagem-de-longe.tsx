import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classes } from './classes';
import { Imagem } from './imagem';
import estilos from './imagem.module.css';
import { quandoPerto } from './quando-perto';

/** How far ahead it is asked for. Browsers ask for lazy images up to three screens ahead: most visits never get there. */
const MARGEM = '400px';

/** An image of what lies beyond the first screen: its place is there at once, the image once it comes near. */
export const ImagemDeLonge = (props: ComponentProps<typeof Imagem>) => {
  const lugar = useRef<HTMLSpanElement>(null);
  const [perto, setPerto] = useState(
    'document' in globalThis && !('IntersectionObserver' in globalThis),
  );
  useEffect(() => {
    if (perto || !lugar.current) return undefined;
    return quandoPerto(lugar.current, MARGEM, () => setPerto(true));
  }, [perto]);
  if (perto) return <Imagem {...props} />;
  const { className, proporcao = '1' } = props;
  return (
    <span
      ref={lugar}
      className={classes(estilos.caixa, className)}
      style={{ aspectRatio: proporcao }}
    />
  );
};
