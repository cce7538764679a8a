import type { ResultadoDaBusca } from '@portal/contracts/busca/busca';
import { NOME_DO_ESTADO } from '@portal/contracts/lugar/lugar';
import { memo, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fontesDasMusicas } from '../../player/fonte-da-musica';
import { LinhaMusica } from '../../features/musicas/linha-musica';
import { hrefDaLista } from '../../features/radios/filtro';
import { LinhaRadio } from '../../features/radios/linha-radio';
import { hrefPagina } from '../../lib/enderecos';
import { comNoHistorico } from '../../lib/historico';
import { Imagem } from '../../ui/imagem';
import css from './busca.module.css';

interface PropsDoGrupo {
  titulo: string;
  acao?: ReactNode;
  children: ReactNode;
}

export const Grupo = ({ titulo, acao, children }: PropsDoGrupo) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={css.cabeca}>
        <h3 id={id} className={css.titulo}>
          {titulo}
        </h3>
        {acao}
      </div>
      {children}
    </section>
  );
};

interface PropsDosChips {
  filtros: Pick<ResultadoDaBusca, 'tags' | 'estados'>;
  onAbrir: () => void;
}

/** Tags and states, each a list of radios of its own. */
export const Caminhos = ({ filtros: { tags, estados }, onAbrir }: PropsDosChips) => (
  <>
    {tags.length > 0 && (
      <Grupo titulo="Etiquetas">
        <ul className={css.chips}>
          {tags.map(({ tag, total }) => (
            <li key={tag}>
              <Link className={css.chip} to={hrefDaLista({ tag })} onClick={onAbrir}>
                {tag} <span className={css.total}>{total}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Grupo>
    )}
    {estados.length > 0 && (
      <Grupo titulo="Estados">
        <ul className={css.chips}>
          {estados.map(({ uf, total }) => (
            <li key={uf}>
              <Link className={css.chip} to={hrefDaLista({ estado: uf })} onClick={onAbrir}>
                {NOME_DO_ESTADO[uf]} <span className={css.total}>{total}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Grupo>
    )}
  </>
);

interface Props {
  texto: string;
  achados: ResultadoDaBusca;
  onAbrir: () => void;
}

/** What was found, group by group, best first. Memoised: a key that changes nothing of it does not draw it again. */
export const Resultados = memo(({ texto, achados, onAbrir }: Props) => (
  <>
    {achados.radios.length > 0 && (
      <Grupo
        titulo="Web rádios"
        acao={
          <Link
            to={hrefPagina('webradios')}
            state={comNoHistorico(null, { busca: texto })}
            onClick={onAbrir}
          >
            Ver na lista
          </Link>
        }
      >
        <ul>
          {achados.radios.map((radio) => (
            <li key={radio.id}>
              <LinhaRadio radio={radio} onAbrir={onAbrir} />
            </li>
          ))}
        </ul>
      </Grupo>
    )}
    {achados.cantores.length > 0 && (
      <Grupo titulo="Cantores">
        <ul>
          {achados.cantores.map(({ id, nome, url_foto, segmento }) => (
            <li key={id}>
              <Link className={css.cantor} to={hrefPagina('cantores', id)} onClick={onAbrir}>
                <Imagem className={css.foto} caminho={url_foto} nome={nome} id={id} sizes="48px" />
                <span className={css.palavras}>
                  <span className={css.nome}>{nome}</span>
                  <span className={`uma-linha ${css.detalhe}`}>{segmento}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Grupo>
    )}
    {achados.musicas.length > 0 && (
      <Grupo titulo="Músicas">
        <ul>
          {achados.musicas.map((musica) => (
            <li key={musica.id}>
              <LinhaMusica
                musica={musica}
                lista={fontesDasMusicas(achados.musicas)}
                linkDoCantor
                onAbrirCantor={onAbrir}
              />
            </li>
          ))}
        </ul>
      </Grupo>
    )}
    <Caminhos filtros={achados} onAbrir={onAbrir} />
  </>
));
Resultados.displayName = 'Resultados';
