import { Share2 } from 'lucide-react';
import { avisar } from './avisar';
import { Botao } from './botao';

const copiar = async (endereco: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(endereco);
    avisar({ tipo: 'sucesso', msg: 'Link copiado. Agora é só colar e enviar.' });
  } catch {
    // Plain http or a refused permission: the address itself still helps.
    avisar({ tipo: 'neutro', msg: `Copie o link: ${endereco}`, duracao: 15_000 });
  }
};

const compartilhar = async (titulo: string): Promise<void> => {
  const url = window.location.href;
  if (!('share' in navigator)) return copiar(url);
  try {
    await navigator.share({ title: titulo, url });
  } catch (erro) {
    const desistiu = erro instanceof DOMException && erro.name === 'AbortError';
    if (!desistiu) await copiar(url);
  }
};

/** Shares the address of the page with the device's own sheet, or copies it. */
export const BotaoCompartilhar = ({ titulo }: { titulo: string }) => (
  <Botao variante="secundario" onClick={() => void compartilhar(titulo)}>
    <Share2 size={20} aria-hidden />
    Compartilhar
  </Botao>
);
