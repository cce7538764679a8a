import {
  RADIOS_POR_PAGINA,
  ROLAGEM_ESPERA_MS,
  ROLAGEM_MARGEM_PX,
} from '@portal/contracts/radio/listagem';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoaderCircle, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { comNoHistorico, textoDoHistorico } from '../../lib/historico';
import { useBusca } from '../../lib/use-busca';
import { usePosicaoDaLista } from '../../lib/use-posicao-da-lista';
import { useTitulo } from '../../lib/use-titulo';
import { Bloco } from '../../ui/bloco';
import { BlocoFalhou } from '../../ui/bloco-falhou';
import { Botao } from '../../ui/botao';
import { BuscaFixa } from '../../ui/busca-fixa';
import { Chip } from '../../ui/chip';
import { Esqueleto } from '../../ui/esqueleto';
import { Vazio } from '../../ui/vazio';
import { CartaoRadio } from './cartao-radio';
import { contagem } from './filtro';
import css from './lista-radios.module.css';
import { radiosQuery } from './queries';

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

/** Every web radio: search, tag and infinite scroll (especificação 2.5). */
export const ListaRadios = () => {
  const local = useLocation();
  const navigate = useNavigate();
  const { busca, digitado, digitar } = useBusca();
  const tag = textoDoHistorico(local.state, 'tag');
  const query = useInfiniteQuery(radiosQuery({ busca, tag }));
  const { data: radios, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const semInternet = query.isPlaceholderData && query.fetchStatus === 'paused';
  const carregarMais = () => void query.fetchNextPage();
  const tirarTag = () =>
    navigate(hrefPagina('webradios'), { state: comNoHistorico(null, { busca }) });
  const filtrada = busca.trim() !== '' || tag !== '';
  const buscando = query.isPlaceholderData && !semInternet;
  const resultado = filtrada && !semInternet && radios ? contagem(radios.length) : '';

  useTitulo('Web Rádios Online');
  usePosicaoDaLista(radios !== undefined);
  useFimDaPagina(
    hasNextPage && !query.isFetching && !isFetchNextPageError && !buscando,
    carregarMais,
  );

  return (
    <>
      <BuscaFixa
        valor={digitado}
        onChange={digitar}
        rotulo="Buscar web rádio"
        resultado={buscando ? 'Buscando…' : resultado}
      />
      {tag !== '' && (
        <Chip onClick={tirarTag} className={css.tag}>
          <span className="so-leitor">Tirar o filtro </span>
          {tag}
          <X size={18} aria-hidden />
        </Chip>
      )}
      <Bloco
        query={{
          data: semInternet ? undefined : radios,
          isError: query.isError && !isFetchNextPageError,
          error: query.error,
          fetchStatus: query.fetchStatus,
          refetch: query.refetch,
        }}
        esqueleto={<Esqueletos />}
        vazio={!buscando && <Vazio texto="Nenhum webradio encontrado!" />}
      >
        {(achadas) => (
          <ul className={css.grade} aria-label="Web rádios" aria-busy={buscando}>
            {achadas.map((radio, indice) => (
              <li key={radio.id}>
                <CartaoRadio radio={radio} prioridade={indice < NA_PRIMEIRA_TELA} />
              </li>
            ))}
          </ul>
        )}
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
