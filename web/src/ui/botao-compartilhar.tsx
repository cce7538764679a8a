import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Botao } from './botao';
import css from './botao-compartilhar.module.css';
import { copiarLink } from './copiar-link';

const importar = () => import('./dialogo-compartilhar');

/** Hands it to the device's own sheet; false where there is none, or it does not open. */
const enviarPeloAparelho = async (title: string, text: string, url: string): Promise<boolean> => {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, text, url });
    return true;
  } catch (erro) {
    // Given up: that was an answer too.
    return erro instanceof DOMException && erro.name === 'AbortError';
  }
};

interface Props {
  titulo: string;
  /** What is shared, within the site; without it, the page. */
  endereco?: string;
  /** Its word is only announced on phones: the button stands beside a larger one. */
  curto?: boolean;
}

/** Shares an address with the device's own sheet; where there is none, offers the ways to send it. */
export const BotaoCompartilhar = ({ titulo, endereco, curto = false }: Props) => {
  // Held in state: React.lazy would delay its first showing behind a fallback (visual 1.3).
  const [modulo, setModulo] = useState<Awaited<ReturnType<typeof importar>> | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const texto = `Estou ouvindo ${titulo}`;
  const compartilhar = async () => {
    const { href } = window.location;
    const aqui = endereco === undefined ? href : new URL(endereco, href).href;
    if (await enviarPeloAparelho(titulo, texto, aqui)) return;
    try {
      setModulo(await importar());
      setUrl(aqui);
    } catch {
      // Offline: the address itself can still be sent.
      await copiarLink(aqui);
    }
  };
  return (
    <>
      <Botao
        variante="secundario"
        className={curto ? css.curto : undefined}
        onClick={() => void compartilhar()}
      >
        <Share2 size={20} aria-hidden />
        <span className={css.palavra}>Compartilhar</span>
      </Botao>
      {modulo && (
        <modulo.DialogoCompartilhar
          aberto={url !== null}
          onFechar={() => setUrl(null)}
          texto={texto}
          url={url ?? ''}
        />
      )}
    </>
  );
};
