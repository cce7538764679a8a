import { Share2 } from 'lucide-react';
import { avisar } from './avisar';
import { Botao } from './botao';
import css from './botao-compartilhar.module.css';

const copiar = async (endereco: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(endereco);
    avisar({ tipo: 'sucesso', msg: 'Link copiado. Agora é só colar e enviar.' });
  } catch {
    // Plain http or a refused permission: the address itself still helps.
    avisar({ tipo: 'neutro', msg: `Copie o link: ${endereco}`, duracao: 15_000 });
  }
};

const compartilhar = async (titulo: string, url: string): Promise<void> => {
  if (!('share' in navigator)) return copiar(url);
  try {
    await navigator.share({ title: titulo, text: `Estou ouvindo ${titulo}`, url });
  } catch (erro) {
    const desistiu = erro instanceof DOMException && erro.name === 'AbortError';
    if (!desistiu) await copiar(url);
  }
};

interface Props {
  titulo: string;
  /** What is shared, within the site; without it, the page. */
  endereco?: string;
  /** Its word is only announced on phones: the button stands beside a larger one. */
  curto?: boolean;
}

/** Shares an address with the device's own sheet, or copies it. */
export const BotaoCompartilhar = ({ titulo, endereco, curto = false }: Props) => (
  <Botao
    variante="secundario"
    className={curto ? css.curto : undefined}
    onClick={() =>
      void compartilhar(
        titulo,
        endereco === undefined
          ? window.location.href
          : new URL(endereco, window.location.href).href,
      )
    }
  >
    <Share2 size={20} aria-hidden />
    <span className={css.palavra}>Compartilhar</span>
  </Botao>
);
