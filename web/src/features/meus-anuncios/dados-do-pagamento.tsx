import type { Pagamento } from '@portal/contracts/anuncio/anuncio';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useMedia } from '../../lib/use-media';
import { avisar } from '../../ui/avisar';
import { Botao, type VarianteBotao } from '../../ui/botao';
import { CodigoQr } from '../../ui/codigo-qr';
import estilos from './pagamento.module.css';

/** Facts to be read one by one, and typed elsewhere. */
export const Dados = ({ children }: { children: ReactNode }) => (
  <dl className={estilos.dados}>{children}</dl>
);

export const Dado = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div className={estilos.dado}>
    <dt>{nome}</dt>
    <dd>{children}</dd>
  </div>
);

const LEMBRAR_MS = 4000;

interface PropsDoBotao {
  texto: string;
  /** What it copies: 'Copiar código Pix'. */
  children: string;
  variante?: VarianteBotao;
}

/** Copies a text, and says so. */
const BotaoCopiar = ({ texto, children, variante = 'primario' }: PropsDoBotao) => {
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

interface PropsDoPix {
  pix: NonNullable<Pagamento['pix']>;
}

/** Pix: on a telephone the code to copy, for its own bank's app; on a computer the QR for the telephone beside it. */
export const DadosDoPix = ({ pix }: PropsDoPix) => {
  const largo = useMedia('(min-width: 768px)');
  const [pedido, setPedido] = useState(false);
  const qr = <CodigoQr codigo={pix.copia_e_cola} rotulo="QR Code do Pix" />;
  return (
    <div className={estilos.pix}>
      {largo && <div className={estilos.qr}>{qr}</div>}
      <div className={estilos.meio}>
        <h3>Pix copia e cola</h3>
        <p className={estilos.codigo}>{pix.copia_e_cola}</p>
        <div>
          <BotaoCopiar texto={pix.copia_e_cola}>Copiar código Pix</BotaoCopiar>
        </div>
        <Dados>
          <Dado nome="Favorecido">{pix.favorecido}</Dado>
          <Dado nome="Chave Pix">{pix.chave}</Dado>
        </Dados>
        {!largo && (
          <div>
            <Botao variante="secundario" aria-expanded={pedido} onClick={() => setPedido(!pedido)}>
              {pedido ? 'Esconder QR' : 'Mostrar QR'}
            </Botao>
          </div>
        )}
        {!largo && pedido && <div className={estilos.qr}>{qr}</div>}
      </div>
    </div>
  );
};

interface PropsDoDeposito {
  deposito: NonNullable<Pagamento['deposito']>;
}

/** Where to deposit. */
export const DadosDoDeposito = ({ deposito }: PropsDoDeposito) => (
  <div className={estilos.meio}>
    <h3>Dados para depósito</h3>
    <Dados>
      <Dado nome="Banco">{deposito.banco}</Dado>
      <Dado nome="Agência">{deposito.agencia}</Dado>
      <Dado nome="Conta">{deposito.conta}</Dado>
      <Dado nome="Favorecido">{deposito.favorecido}</Dado>
    </Dados>
    <div>
      <BotaoCopiar
        variante="secundario"
        texto={`Banco: ${deposito.banco}\nAgência: ${deposito.agencia}\nConta: ${deposito.conta}\nFavorecido: ${deposito.favorecido}`}
      >
        Copiar dados bancários
      </BotaoCopiar>
    </div>
  </div>
);
