import {
  RADIOS_POR_PAGINA,
  ROLAGEM_ESPERA_MS,
  ROLAGEM_MARGEM_PX,
} from '@portal/contracts/radio/listagem';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Radio } from '@portal/contracts/radio/radio';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { comNoHistorico } from '../../lib/historico';
import { useBusca } from '../../lib/use-busca';
import { usePosicaoDaLista } from '../../lib/use-posicao-da-lista';
import { useTitulo } from '../../lib/use-titulo';
import { Bloco } from '../../ui/bloco';
import { BlocoFalhou } from '../../ui/bloco-falhou';
import { Botao } from '../../ui/botao';
import { BuscaFixa } from '../../ui/busca-fixa';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import { CartaoRadio } from './cartao-radio';
import { isFiltrada, SEM_FILTRO, type FiltroRadios } from './consulta';
import { contagem, filtroDoHash, hrefDaLista, porQueVazia, tituloDaLista } from './filtro';
import { FiltrosDaLista } from './filtros-da-lista';
import css from './lista-radios.module.css';
import { maisOuvidasQuery, radiosQuery } from './queries';

const VAZIA = 'Nenhum webradio encontrado!';

const noFim = (): boolean => {
  const { scrollHeight } = document.documentElement;
  return window.scrollY + window.innerHeight >= scrollHeight - ROLAGEM_MARGEM_PX;
};

/** Calls `onFim` when the page is scrolled to within 5 px of its bottom (especificação 9), while `ativo`. */
const useFimDaPagina = (ativo: boolean, onFim: () => void): void => {
  const chamar = useRef(onFim);
  useEffect(() => {
    chamar.current = onFim;
  });

  // Left to itself the browser keeps the footer still when cards come in above it: the visitor would stay at the
  // bottom, lose the place and load every page in a row.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);

  useEffect(() => {
    if (!ativo) return undefined;
    const olhar = () => {
      if (noFim()) chamar.current();
    };
    // A page that fits the window is at its bottom already.
    const quadro = requestAnimationFrame(olhar);
    window.addEventListener('scroll', olhar, { passive: true });
    window.addEventListener('resize', olhar, { passive: true });
    return () => {
      cancelAnimationFrame(quadro);
      window.removeEventListener('scroll', olhar);
      window.removeEventListener('resize', olhar);
    };
  }, [ativo]);
};

interface PropsDoFim {
  carregando: boolean;
  falhou: boolean;
  onCarregar: () => void;
}

const Carregando = () => {
  const [demorando, setDemorando] = useState(false);
  useEffect(() => {
    const espera = setTimeout(() => setDemorando(true), ROLAGEM_ESPERA_MS);
    return () => clearTimeout(espera);
  }, []);
  return (
    <>
      <LoaderCircle className={css.icone} aria-hidden />
      {demorando ? 'Ainda carregando… sua internet parece lenta.' : 'Carregando mais web rádios…'}
    </>
  );
};

/** End of the list while there is more: the button for who does not scroll, the icon while the next page comes. */
const CarregarMais = ({ carregando, falhou, onCarregar }: PropsDoFim) => (
  <div className={css.fim}>
    <p role="status" className={css.status}>
      {carregando && <Carregando />}
    </p>
    {falhou && !carregando && <BlocoFalhou onTentar={onCarregar} />}
    {!falhou && !carregando && (
      <Botao variante="secundario" onClick={onCarregar}>
        Carregar mais
      </Botao>
    )}
  </div>
);

const NA_PRIMEIRA_TELA = 4;

const Esqueletos = () => (
  <div className={css.grade}>
    {Array.from({ length: RADIOS_POR_PAGINA }, (_, i) => (
      <div key={i} className={css.esqueleto}>
        <Esqueleto proporcao="1" />
        <Esqueleto altura="1.3rem" largura="80%" />
        <Esqueleto altura="1.2rem" largura="60%" />
      </div>
    ))}
  </div>
);

/** Nothing answers: why, one way on, and what others listen to (visual 2.4). */
const NadaEncontrado = ({ filtro, onLimpar }: { filtro: FiltroRadios; onLimpar: () => void }) => {
  const filtrada = isFiltrada(filtro);
  const { data: ouvidas = [] } = useQuery({ ...maisOuvidasQuery, enabled: filtrada });
  if (!filtrada) return <Vazio texto={VAZIA} />;
  return (
    <>
      <Vazio texto={VAZIA}>
        <p>{porQueVazia(filtro)}</p>
        <Botao variante="secundario" onClick={onLimpar}>
          Ver todas as web rádios
        </Botao>
      </Vazio>
      {ouvidas.length > 0 && (
        <section aria-labelledby="mais-ouvidas" className={css.consolo}>
          <Titulo id="mais-ouvidas">As mais ouvidas</Titulo>
          <Grade radios={ouvidas} rotulo="As mais ouvidas" />
        </section>
      )}
    </>
  );
};

interface PropsDaGrade {
  radios: readonly Radio[];
  rotulo: string;
  ocupada?: boolean;
}

const Grade = ({ radios, rotulo, ocupada = false }: PropsDaGrade) => (
  <ul className={css.grade} aria-label={rotulo} aria-busy={ocupada}>
    {radios.map((radio, indice) => (
      <li key={radio.id}>
        <CartaoRadio radio={radio} prioridade={indice < NA_PRIMEIRA_TELA} />
      </li>
    ))}
  </ul>
);

/** Every web radio: search, filters and infinite scroll (especificação 2.5). */
export const ListaRadios = () => {
  const local = useLocation();
  const navigate = useNavigate();
  const { busca, digitado, digitar } = useBusca();
  const filtro = { busca, ...filtroDoHash(local.hash) };
  const query = useInfiniteQuery(radiosQuery(filtro));
  const { data: radios, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const semInternet = query.isPlaceholderData && query.fetchStatus === 'paused';
  const carregarMais = () => void query.fetchNextPage();
  const mudar = (mudanca: Partial<FiltroRadios>) =>
    navigate(hrefDaLista({ ...filtro, ...mudanca }), {
      replace: true,
      state: comNoHistorico(local.state, { busca: mudanca.busca ?? busca }),
    });
  const buscando = query.isPlaceholderData && !semInternet;
  const resultado = isFiltrada(filtro) && !semInternet && radios ? contagem(radios.length) : '';

  useTitulo(tituloDaLista(filtro));
  usePosicaoDaLista(radios !== undefined);
  useFimDaPagina(
    hasNextPage && !query.isFetching && !isFetchNextPageError && !buscando,
    carregarMais,
  );

  return (
    <>
      <FiltrosDaLista filtro={filtro} onMudar={mudar} />
      <BuscaFixa
        valor={digitado}
        onChange={digitar}
        rotulo="Buscar web rádio"
        resultado={buscando ? 'Buscando…' : resultado}
      />
      <Bloco
        query={{
          data: semInternet ? undefined : radios,
          isError: query.isError && !isFetchNextPageError,
          error: query.error,
          fetchStatus: query.fetchStatus,
          refetch: query.refetch,
        }}
        esqueleto={<Esqueletos />}
        vazio={!buscando && <NadaEncontrado filtro={filtro} onLimpar={() => mudar(SEM_FILTRO)} />}
      >
        {(achadas) => <Grade radios={achadas} rotulo="Web rádios" ocupada={buscando} />}
      </Bloco>
      {hasNextPage && !buscando && (
        <CarregarMais
          carregando={isFetchingNextPage}
          falhou={isFetchNextPageError}
          onCarregar={carregarMais}
        />
      )}
    </>
  );
};
