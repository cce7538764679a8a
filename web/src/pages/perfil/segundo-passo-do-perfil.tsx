import { CodigoQr } from '../../ui/codigo-qr';
import { SegundoPasso } from '../../features/segundo-passo/segundo-passo';

/** The second step at login, with the drawing of QR codes that the payment of an ad has too. */
export const SegundoPassoDoPerfil = ({ onPronto }: { onPronto?: () => void }) => (
  <SegundoPasso
    qr={(codigo, rotulo) => <CodigoQr codigo={codigo} rotulo={rotulo} />}
    onPronto={onPronto}
  />
);
