import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFocoPerdido } from '../../lib/use-foco-perdido';
import { useMedia } from '../../lib/use-media';
import { ABERTO_DA_LISTA } from '../../lib/use-voltar';
import { Cartao } from '../../ui/cartao';
import estilos from './anuncios.module.css';
import { dataOuAguardando } from './textos';
import { useAberto } from './use-aberto';

/** Something a list tells of each ad: a column of a table, a part of a card. */
interface Parte {
  nome: string;
  mostrar: (anuncio: Anuncio) => ReactNode;
}

/** What a list of ads tells of each, besides its title, code and dates. */
export interface ModoDeListar {
  /** What the list is. */
  rotulo: string;
  /** From which width on there is room for a table. */
  larga: string;
  /** Beside the code: what it is, or whose. */
  detalhe: Parte;
  /** Told between whose it is and its dates. */
  mais?: readonly Parte[];
  /** Where it stands, when the last part does not say so. */
  situacao?: Parte;
  /** What is done about it, in the place where it is done. */
  passo: Parte;
}

/** What answers to a press of its own, and a dialog opened from the row, whose clicks arrive here too. */
const PROPRIOS = 'a, button, select, input, textarea, label, dialog';

/** A click anywhere in an ad's row or card follows the link of its title; selecting its text does not. */
const abrirPelaFileira = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (!(target instanceof Element) || target.closest(PROPRIOS)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const link = currentTarget.querySelector<HTMLAnchorElement>('th a, h3 a');
  // Closed, the dialog gives the focus back to where it was.
  link?.focus({ preventScroll: true });
  link?.click();
};

/** An ad's title in a list, which opens it; the whole row or card around it does too. */
const AbrirAnuncio = ({ anuncio: { id, titulo, status } }: { anuncio: Anuncio }) => {
  const { para, id: aberto } = useAberto();
  const { id: pagando } = useAberto('pagar');
  const naJanela = aberto === id || pagando === id;
  // What was done in its window may take the button away that opened it.
  const [esteveAberto, setEsteveAberto] = useState(naJanela);
  if (naJanela && !esteveAberto) setEsteveAberto(true);
  const link = useFocoPerdido<HTMLAnchorElement>(esteveAberto && !naJanela ? status : null);
  return (
    <Link ref={link} to={para(id)} state={ABERTO_DA_LISTA} className={estilos.abrir}>
      {titulo}
    </Link>
  );
};

/** When an ad begins and ends, on a card, after what else the list tells. */
const DatasDoAnuncio = ({ anuncio, mais = [] }: { anuncio: Anuncio; mais?: readonly Parte[] }) => (
  <dl className={estilos.datas}>
    {mais.map(({ nome, mostrar }) => (
      <div key={nome}>
        <dt>{nome}</dt>
        <dd className="numeros">{mostrar(anuncio)}</dd>
      </div>
    ))}
    <div>
      <dt>Início</dt>
      <dd className="numeros">{dataOuAguardando(anuncio.data_inicio)}</dd>
    </div>
    <div>
      <dt>Vencimento</dt>
      <dd className="numeros">{dataOuAguardando(anuncio.data_vencimento)}</dd>
    </div>
  </dl>
);

interface Props {
  anuncios: readonly Anuncio[];
  modo: ModoDeListar;
}

const CartoesDeAnuncios = ({
  anuncios,
  modo: { rotulo, detalhe, mais = [], situacao, passo },
}: Props) => (
  <ul className={estilos.cartoes} aria-label={rotulo}>
    {anuncios.map((anuncio) => (
      <li key={anuncio.id}>
        <Cartao className={estilos.cartao} onClick={abrirPelaFileira}>
          <div className={estilos.topo}>
            <h3 className={estilos.titulo}>
              <AbrirAnuncio anuncio={anuncio} />
            </h3>
            <div className={estilos.detalhe}>
              <span className="numeros">nº {anuncio.id}</span> · {detalhe.mostrar(anuncio)}
            </div>
          </div>
          {situacao?.mostrar(anuncio)}
          <DatasDoAnuncio anuncio={anuncio} mais={mais} />
          <div className={estilos.passo}>{passo.mostrar(anuncio)}</div>
        </Cartao>
      </li>
    ))}
  </ul>
);

const TabelaDeAnuncios = ({
  anuncios,
  modo: { rotulo, detalhe, mais = [], situacao, passo },
}: Props) => (
  <div className={estilos.moldura}>
    <table className={estilos.tabela}>
      <caption className="so-leitor">{rotulo}</caption>
      <thead>
        <tr>
          <th scope="col">Código</th>
          <th scope="col">Título</th>
          <th scope="col">{detalhe.nome}</th>
          {mais.map(({ nome }) => (
            <th key={nome} scope="col">
              {nome}
            </th>
          ))}
          <th scope="col">Início</th>
          <th scope="col">Vencimento</th>
          {situacao && <th scope="col">{situacao.nome}</th>}
          <th scope="col">{passo.nome}</th>
        </tr>
      </thead>
      <tbody>
        {anuncios.map((anuncio) => (
          <tr key={anuncio.id} className={estilos.fileira} onClick={abrirPelaFileira}>
            <td className="numeros">{anuncio.id}</td>
            <th scope="row" className={estilos.titulo}>
              <AbrirAnuncio anuncio={anuncio} />
            </th>
            <td>{detalhe.mostrar(anuncio)}</td>
            {mais.map(({ nome, mostrar }) => (
              <td key={nome} className="numeros">
                {mostrar(anuncio)}
              </td>
            ))}
            <td className="numeros">{dataOuAguardando(anuncio.data_inicio)}</td>
            <td className="numeros">{dataOuAguardando(anuncio.data_vencimento)}</td>
            {situacao && <td>{situacao.mostrar(anuncio)}</td>}
            <td className={estilos.passo}>{passo.mostrar(anuncio)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Ads as cards or, where there is room, as a table (visual 2.8). */
export const ListaDeAnuncios = ({ anuncios, modo }: Props) => {
  const Lista = useMedia(modo.larga) ? TabelaDeAnuncios : CartoesDeAnuncios;
  return <Lista anuncios={anuncios} modo={modo} />;
};
