import type { Pagamento } from '@portal/contracts/anuncio/anuncio';
import { useState } from 'react';
import { useMedia } from '../../lib/use-media';
import { Botao } from '../../ui/botao';
import { BotaoCopiar } from './botao-copiar';
import { CodigoQr } from './codigo-qr';
import { Dado, Dados } from './dados';
import estilos from './pagamento.module.css';

interface Props {
  pix: NonNullable<Pagamento['pix']>;
}

/** Pix: on a telephone the code to copy, for its own bank's app; on a computer the QR for the telephone beside it. */
export const DadosDoPix = ({ pix }: Props) => {
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
