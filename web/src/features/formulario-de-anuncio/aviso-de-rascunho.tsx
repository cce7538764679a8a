import { Alerta } from '../../ui/alerta';
import estilos from './aviso-de-rascunho.module.css';

interface Props {
  onDispensar: () => void;
  onRecomecar: () => void;
}

/** Says where the filled fields come from, and what did not come back. */
export const AvisoDeRascunho = ({ onDispensar, onRecomecar }: Props) => (
  <Alerta tipo="neutro" onDispensar={onDispensar}>
    Recuperamos o que você já tinha preenchido neste aparelho. Os arquivos precisam ser escolhidos
    de novo.{' '}
    <button type="button" className={estilos.recomecar} onClick={onRecomecar}>
      Começar do zero
    </button>
  </Alerta>
);
