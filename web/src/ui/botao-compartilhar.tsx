import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
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

/** Time-out of a device's sheet, in ms: some never tell that they were closed. */
const FOLHA_MS = 10_000;

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
  const ocupadoAte = useRef(0);
  const compartilhar = async () => {
    const { href } = window.location;
    const aqui = endereco === undefined ? href : new URL(endereco, href).href;
    // The second press of a double tap would be refused by the device, and open the dialog behind its sheet.
    if (Date.now() < ocupadoAte.current) return;
    ocupadoAte.current = Date.now() + FOLHA_MS;
    const enviou = await enviarPeloAparelho(titulo, texto, aqui);
    ocupadoAte.current = 0;
    if (enviou) return;
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
