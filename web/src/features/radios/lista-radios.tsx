import { RADIOS_POR_PAGINA } from '@portal/contracts/radio/listagem';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Radio } from '@portal/contracts/radio/radio';
import { useLocation, useNavigate } from 'react-router-dom';
import { comNoHistorico } from '../../lib/historico';
import { useToques } from '../../lib/toques';
import { useBusca } from '../../lib/use-busca';
import { useListaQueCresce } from '../../lib/use-lista-que-cresce';
import { useTitulo } from '../../lib/use-titulo';
import { Bloco } from '../../ui/bloco';
import { Botao } from '../../ui/botao';
import { BuscaFixa } from '../../ui/busca-fixa';
import { Esqueleto } from '../../ui/esqueleto';
import { CarregarMais } from '../../ui/fim-da-lista';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import { CartaoRadio } from './cartao-radio';
import { isFiltrada, SEM_FILTRO, type FiltroRadios } from './consulta';
import { contagem, filtroDoHash, hrefDaLista, porQueVazia, tituloDaLista } from './filtro';
import { FiltrosDaLista } from './filtros-da-lista';
import css from './lista-radios.module.css';
import { maisOuvidasQuery, radiosQuery } from './queries';

const VAZIA = 'Nenhum webradio encontrado!';

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
  const { achadas, buscando, bloco, fim } = useListaQueCresce(
    useInfiniteQuery(radiosQuery(filtro)),
  );
  const mudar = (mudanca: Partial<FiltroRadios>) =>
    navigate(hrefDaLista({ ...filtro, ...mudanca }), {
      replace: true,
      state: comNoHistorico(local.state, { busca: mudanca.busca ?? busca }),
    });
  const resultado = isFiltrada(filtro) && achadas ? contagem(achadas.length) : '';

  useTitulo(tituloDaLista(filtro));
  useToques('lista', achadas !== undefined);

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
        query={bloco}
        esqueleto={<Esqueletos />}
        vazio={!buscando && <NadaEncontrado filtro={filtro} onLimpar={() => mudar(SEM_FILTRO)} />}
      >
        {(radios) => <Grade radios={radios} rotulo="Web rádios" ocupada={buscando} />}
      </Bloco>
      {fim && <CarregarMais oQue="web rádios" {...fim} />}
    </>
  );
};
