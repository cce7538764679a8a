import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { LinhaMusica } from '../../features/musicas/linha-musica';
import { CartaoAnuncio } from '../../features/parceiros/cartao-anuncio';
import { CartaoRadio } from '../../features/radios/cartao-radio';

/** An ad as visitors will see it: the very card, radio or song of the public pages. */
export const PreviaDoAnuncio = ({ anuncio }: { anuncio: Anuncio }) => {
  const { id, banner, webradio, musica, usuario } = anuncio;
  if (banner)
    return (
      <CartaoAnuncio
        previa
        anuncio={{ id, banner, usuario: { usuario: usuario.usuario } }}
        sizes="(min-width: 1024px) 340px, 92vw"
      />
    );
  if (webradio) return <CartaoRadio radio={webradio} />;
  if (musica) return <LinhaMusica musica={{ ...musica, segmento: '' }} />;
  return <p>O conteúdo deste anúncio não existe mais.</p>;
};
