import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import type { Fonte } from '../../player/fonte';
import { useEstadoDoBotao } from '../../player/hooks';
import { usePlayerDriver } from '../../player/player-context';
import { lerOuvidas } from '../../player/remembered-sources';
import { BotaoTocar } from '../../ui/botao-tocar';
import { Imagem } from '../../ui/imagem';
import css from './continue-ouvindo.module.css';

const hrefDa = (fonte: Fonte): string =>
  fonte.tipo === 'radio'
    ? hrefPagina('webradios', fonte.id)
    : hrefPagina('cantores', fonte.idCantor);

const Ouvida = ({ fonte }: { fonte: Fonte }) => {
  const situacao = useEstadoDoBotao(fonte.tipo, fonte.id);
  const { alternar } = usePlayerDriver();
  const acao = situacao === 'parado' ? 'Ouvir' : 'Pausar';
  return (
    <>
      <div className={css.capa}>
        <Imagem caminho={fonte.imagem} nome={fonte.nome} id={fonte.id} sizes="96px" />
        <BotaoTocar
          situacao={situacao}
          rotulo={`${acao} ${fonte.nome}`}
          tamanho={48}
          className={css.tocar}
          onClick={() => alternar(fonte)}
        />
      </div>
      <p className={`duas-linhas ${css.nome}`}>
        <Link to={hrefDa(fonte)}>{fonte.nome}</Link>
      </p>
    </>
  );
};

/** The radios and songs heard last in this browser, as they were when the page came: nothing moves while they play. */
export const ListaDasOuvidas = () => {
  const [ouvidas] = useState(lerOuvidas);
  return (
    <ul className={css.lista}>
      {ouvidas.map((fonte) => (
        <li key={`${fonte.tipo}${fonte.id}`}>
          <Ouvida fonte={fonte} />
        </li>
      ))}
    </ul>
  );
};
