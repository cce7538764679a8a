import type { Radio } from '@portal/contracts/radio/radio';
import { Pause, Play } from 'lucide-react';
import { Equalizador } from '../../player/equalizador';
import { usePlayerDriver } from '../../player/player-context';
import { useEstadoDoBotao } from '../../player/use-estado-do-botao';
import { Botao } from '../../ui/botao';
import css from './ouvir-radio.module.css';
import { fonteDaRadio } from './tocar-radio';

/** The big button of a radio's page, with the labels specified (especificação 2.5). */
export const OuvirRadio = ({ radio }: { radio: Radio }) => {
  const situacao = useEstadoDoBotao('radio', radio.id);
  const { alternar } = usePlayerDriver();
  const parada = situacao === 'parado';
  const Icone = parada ? Play : Pause;
  return (
    <Botao
      className={css.ouvir}
      disabled={radio.url === ''}
      onClick={() => alternar(fonteDaRadio(radio))}
    >
      <Icone fill="currentColor" strokeWidth={parada ? 2 : 1} aria-hidden />
      {parada ? 'Ouvir rádio' : 'Pausar'}
      {situacao === 'tocando' && <Equalizador ativo />}
    </Botao>
  );
};
