import type { Radio } from '@portal/contracts/radio/radio';
import { usePlayerDriver } from '../../player/player-context';
import { useEstadoDoBotao } from '../../player/hooks';
import { BotaoTocar } from '../../ui/botao-tocar';
import { fonteDaRadio } from '../../player/fonte-da-radio';

/** Play and pause of one radio of a list. */
export const TocarRadio = ({ radio }: { radio: Radio }) => {
  const situacao = useEstadoDoBotao('radio', radio.id);
  const { alternar } = usePlayerDriver();
  const acao = situacao === 'parado' ? 'Ouvir' : 'Pausar';
  return (
    <BotaoTocar
      situacao={situacao}
      rotulo={`${acao} ${radio.nome_radio}`}
      tamanho={48}
      onClick={() => alternar(fonteDaRadio(radio))}
      toque={`radio-${radio.id}`}
    />
  );
};
