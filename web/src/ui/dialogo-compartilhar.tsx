import { Copy } from 'lucide-react';
import { Botao, classeBotao } from './botao';
import { CodigoQr } from './codigo-qr';
import { copiarLink } from './copiar-link';
import { Dialogo } from './dialogo';
import css from './dialogo-compartilhar.module.css';
import { IconeSocial } from './icones-sociais';

interface Props {
  aberto: boolean;
  onFechar: () => void;
  /** What goes along with the address: 'Estou ouvindo …'. */
  texto: string;
  url: string;
}

/** Ways to send an address where the device has no sheet of its own: copy, WhatsApp, and a code for the telephone beside. */
export const DialogoCompartilhar = ({ aberto, onFechar, texto, url }: Props) => (
  <Dialogo aberto={aberto} onFechar={onFechar} titulo="Compartilhar">
    <p className={css.endereco}>{url}</p>
    <div className={css.acoes}>
      <Botao onClick={() => void copiarLink(url)}>
        <Copy size={20} aria-hidden />
        Copiar link
      </Botao>
      <a
        className={classeBotao('secundario')}
        href={`https://wa.me/?text=${encodeURIComponent(`${texto} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <IconeSocial rede="whatsapp" />
        WhatsApp
        <span className="so-leitor"> (abre em nova aba)</span>
      </a>
    </div>
    <div className={css.qr}>
      <CodigoQr codigo={url} rotulo="Código QR do link" />
      <p>Aponte a câmera do celular para abrir nele.</p>
    </div>
  </Dialogo>
);
