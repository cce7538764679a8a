import {
  ALTURA_DO_PLAYER,
  codigoDoPlayer,
  enderecoDoPlayer,
} from '@portal/contracts/partilha/embutir';
import type { Radio } from '@portal/contracts/radio/radio';
import { Copiar } from '../../ui/copiar';
import { Dialogo } from '../../ui/dialogo';
import css from './player-para-o-site.module.css';

interface Props {
  radio: Radio;
  aberto: boolean;
  onFechar: () => void;
}

/** The player other sites may show: how it looks, and the snippet to paste. */
export const PlayerParaOSite = ({ radio, aberto, onFechar }: Props) => {
  const endereco = enderecoDoPlayer('radio', radio.slug);
  const altura = ALTURA_DO_PLAYER.radio;
  const src = new URL(endereco, window.location.href).href;
  const codigo = codigoDoPlayer({ src, nome: radio.nome_radio, altura });
  return (
    <Dialogo
      aberto={aberto}
      onFechar={onFechar}
      titulo="Leve para o seu site"
      className={css.dialogo}
    >
      <p>Cole este código na página do seu site, no lugar em que a rádio deve tocar.</p>
      <iframe
        className={css.previa}
        src={endereco}
        title={`Prévia do player de ${radio.nome_radio}`}
        height={altura}
        allow="autoplay"
      />
      <textarea className={css.codigo} readOnly aria-label="Código do player" value={codigo} />
      <div>
        <Copiar texto={codigo}>Copiar código</Copiar>
      </div>
    </Dialogo>
  );
};
