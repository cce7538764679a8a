import type { Radio } from '@portal/contracts/radio/radio';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { Imagem } from '../../ui/imagem';
import css from './linha-radio.module.css';
import { TocarRadio } from './tocar-radio';

/** Where a radio is from, in a few words: `Recife, PE`. */
const lugarDa = ({ cidade, estado, endereco }: Radio): string =>
  [cidade, estado].filter((parte) => parte !== '').join(', ') || endereco;

interface Props {
  radio: Radio;
  onAbrir?: () => void;
}

/** A radio as a row of results: play, cover, name, where it is from. */
export const LinhaRadio = ({ radio, onAbrir }: Props) => (
  <div className={css.linha}>
    {radio.url !== '' && <TocarRadio radio={radio} />}
    <Link className={css.link} to={hrefPagina('webradios', radio.id)} onClick={onAbrir}>
      <Imagem
        className={css.capa}
        caminho={radio.path_imagem}
        nome={radio.nome_radio}
        id={radio.id}
        sizes="48px"
      />
      <span className={css.palavras}>
        <span className={css.nome}>{radio.nome_radio}</span>
        <span className={`uma-linha ${css.lugar}`}>{lugarDa(radio) || radio.slogan}</span>
      </span>
    </Link>
  </div>
);
