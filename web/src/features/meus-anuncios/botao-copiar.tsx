import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { avisar } from '../../ui/avisar';
import { Botao, type VarianteBotao } from '../../ui/botao';

const LEMBRAR_MS = 4000;

interface Props {
  texto: string;
  /** What it copies: 'Copiar código Pix'. */
  children: string;
  variante?: VarianteBotao;
}

/** Copies a text, and says so. */
export const BotaoCopiar = ({ texto, children, variante = 'primario' }: Props) => {
  const [copiado, setCopiado] = useState(false);
  useEffect(() => {
    if (!copiado) return undefined;
    const espera = setTimeout(() => setCopiado(false), LEMBRAR_MS);
    return () => clearTimeout(espera);
  }, [copiado]);
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(texto);
      setCopiado(true);
      avisar({ tipo: 'sucesso', msg: 'Copiado. Agora é só colar no aplicativo do seu banco.' });
    } catch {
      // Plain http or a refused permission: the text itself is on the page, to be marked and copied.
      avisar({ tipo: 'neutro', msg: 'Não conseguimos copiar. Marque o texto e copie à mão.' });
    }
  };
  const Icone = copiado ? Check : Copy;
  return (
    <Botao variante={variante} onClick={() => void copiar()}>
      <Icone size={20} aria-hidden />
      {children}
    </Botao>
  );
};
