import { Copy } from 'lucide-react';
import { avisar } from './avisar';
import { Botao } from './botao';

/** Copies a text, and says so. */
export const Copiar = ({ texto, children }: { texto: string; children: string }) => {
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(texto);
      avisar({ tipo: 'sucesso', msg: 'Copiado.' });
    } catch {
      // Plain http or a refused permission: the text itself is on the page, to be marked and copied.
      avisar({ tipo: 'neutro', msg: 'Não conseguimos copiar. Marque o texto e copie à mão.' });
    }
  };
  return (
    <Botao variante="secundario" onClick={() => void copiar()}>
      <Copy size={20} aria-hidden />
      {children}
    </Botao>
  );
};
