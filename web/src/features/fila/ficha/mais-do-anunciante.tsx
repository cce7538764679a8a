import type { Ficha } from '@portal/contracts/ficha/ficha';
import { emReais } from '@portal/contracts/dinheiro/real';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { Link } from 'react-router-dom';
import { instantePorExtenso, plural } from '../../../lib/por-extenso';
import { ChipStatus } from '../../anuncios/chip-status';
import { nomeDoAnuncio, ROTULO_DO_TIPO } from '../../anuncios/textos';
import { useAberto } from '../../anuncios/use-aberto';
import estilos from './ficha.module.css';

/** The list of everything this advertiser bought. */
const todosDe = (email: string): string =>
  `${CAMINHOS.perfil}?${new URLSearchParams({ lista: 'todos', busca: email })}#administracao`;

/** Another ad, on its own page, in the list this one was opened from. */
const OutroAnuncio = ({ id, titulo }: { id: number; titulo: string }) => {
  const { para } = useAberto();
  return <Link to={para(id)}>{nomeDoAnuncio({ id, titulo })}</Link>;
};

const Outros = ({ ficha: { outros, total_de_outros, anuncio } }: { ficha: Ficha }) => (
  <details className={estilos.lista}>
    <summary>{plural(total_de_outros, 'outro anúncio', 'outros anúncios')}</summary>
    <ul aria-label="Outros anúncios de quem anuncia">
      {outros.map((outro) => (
        <li key={outro.id}>
          <OutroAnuncio id={outro.id} titulo={outro.titulo} />
          <p className={estilos.linha}>
            <ChipStatus anuncio={outro} />
            <span className={estilos.suave}>
              {ROTULO_DO_TIPO[outro.tipo]} · {emReais(outro.valor)}
            </span>
          </p>
        </li>
      ))}
    </ul>
    {total_de_outros > outros.length && <Link to={todosDe(anuncio.usuario.email)}>Ver todos</Link>}
  </details>
);

const Recusas = ({ ficha: { recusas, anuncio } }: { ficha: Ficha }) => (
  <details className={estilos.lista}>
    <summary>{plural(recusas.length, 'recusa anterior', 'recusas anteriores')}</summary>
    <ul aria-label="Recusas anteriores">
      {recusas.map(({ id_anuncio, titulo, quando, por, motivo }) => (
        <li key={`${quando}${id_anuncio}`}>
          {id_anuncio === anuncio.id ? (
            <span>Este anúncio</span>
          ) : (
            <OutroAnuncio id={id_anuncio} titulo={titulo} />
          )}
          {motivo !== '' && <p>“{motivo}”</p>}
          <p className={estilos.suave}>
            <span className="numeros">{instantePorExtenso(quando)}</span>
            {por !== '' && ` · ${por}`}
          </p>
        </li>
      ))}
    </ul>
  </details>
);

/** What else this advertiser bought, and what was refused of it. */
export const MaisDoAnunciante = ({ ficha }: { ficha: Ficha }) =>
  ficha.outros.length === 0 && ficha.recusas.length === 0 ? null : (
    <section className={estilos.mais} aria-labelledby="fila-mais">
      <h3 id="fila-mais">De quem anuncia</h3>
      {ficha.outros.length > 0 && <Outros ficha={ficha} />}
      {ficha.recusas.length > 0 && <Recusas ficha={ficha} />}
    </section>
  );
