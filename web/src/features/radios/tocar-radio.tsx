import type { Radio } from '@portal/contracts/radio/radio';
import type { FonteRadio } from '../../player/fonte';
import { usePlayerDriver } from '../../player/player-context';
import { useEstadoDoBotao } from '../../player/hooks';
import { BotaoTocar } from '../../ui/botao-tocar';

export const fonteDaRadio = (radio: Radio): FonteRadio => ({
  tipo: 'radio',
  id: radio.id,
  slug: radio.slug,
  nome: radio.nome_radio,
  url: radio.url,
  imagem: radio.path_imagem,
});

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
    />
  );
};
