import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { emReais } from '@portal/contracts/dinheiro/real';
import { diaDoInstante } from '@portal/contracts/tempo/datas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Bloco } from '../../ui/bloco';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Paginas } from '../../ui/paginas';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { Vazio } from '../../ui/vazio';
import estilos from '../anuncios/anuncios.module.css';
import { ListaDeAnuncios, type ModoDeListar } from '../anuncios/lista-de-anuncios';
import {
  ANUNCIOS_POR_PAGINA,
  listaAdministracaoQuery,
  type ListaDeTipo,
} from '../anuncios/queries';
import { ROTULO_DO_TIPO } from '../anuncios/textos';
import type { EmCurso } from '../fila/use-decisoes';
import { isInteiro, pedidoDe } from './filtro';
import { Filtros } from './filtros';
import { SelectStatus } from './select-status';
import { useFiltro } from './use-filtro';

/** The page of a list is part of the address. */
const usePagina = (): {
  pagina: number;
  irPara: (pagina: number, replace?: boolean) => void;
} => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const pedida = Number(new URLSearchParams(search).get('pagina'));
  return {
    pagina: Number.isInteger(pedida) && pedida > 0 ? pedida : 1,
    irPara: (pagina, replace = false) => {
      const parametros = new URLSearchParams(search);
      parametros.set('pagina', String(pagina));
      navigate({ pathname, search: parametros.toString(), hash }, { replace });
    },
  };
};

const NOME: Record<ListaDeTipo, string> = {
  radio: 'Anúncios de web rádios',
  musica: 'Anúncios de músicas',
  banner: 'Banners',
  todos: 'Todos os anúncios',
};
const VAZIO: Record<ListaDeTipo, string> = {
  radio: 'Nenhum anúncio de web rádio ainda.',
  musica: 'Nenhum anúncio de música ainda.',
  banner: 'Nenhum banner ainda.',
  todos: 'Nenhum anúncio ainda.',
};

/** Whose it is and, where all types are listed, what. */
const DeQuem = ({ anuncio, comTipo }: { anuncio: Anuncio; comTipo: boolean }) => (
  <div className={estilos.quem}>
    @{anuncio.usuario.usuario}
    {comTipo && <p className={estilos.detalhe}>{ROTULO_DO_TIPO[anuncio.tipo]}</p>}
  </div>
);

const modoDe = (lista: ListaDeTipo, emCurso: EmCurso): ModoDeListar => ({
  rotulo: 'Anúncios para administrar',
  larga: '(min-width: 1200px)',
  detalhe: {
    nome: 'Anunciante',
    mostrar: (anuncio) => <DeQuem anuncio={anuncio} comTipo={lista === 'todos'} />,
  },
  mais: [
    { nome: 'Valor', mostrar: ({ valor }) => <span>{emReais(valor)}</span> },
    {
      nome: 'Comprovante',
      mostrar: ({ enviado_em }) => (enviado_em === null ? '–' : diaDoInstante(enviado_em)),
    },
  ],
  passo: {
    nome: 'Status',
    mostrar: (anuncio) => <SelectStatus anuncio={anuncio} emCurso={emCurso} />,
  },
});

interface Props {
  lista: ListaDeTipo;
  emCurso: EmCurso;
}

/** Ads of a type, or all, for who administrates: those that wait first, unless another order is asked (contrato 5). */
export const ListaAdministracao = ({ lista, emCurso }: Props) => {
  const { pagina, irPara } = usePagina();
  const filtragem = useFiltro();
  const { filtro } = filtragem;
  const query = useQuery(listaAdministracaoQuery(lista, pagina, pedidoDe(filtro)));
  useAvisoDeFalha(
    query.isError,
    lista === 'banner' ? 'Erro ao obter banners' : 'Erro ao obter anuncios',
  );
  const ultima = Math.ceil((query.data?.total ?? 0) / ANUNCIOS_POR_PAGINA);
  // What was decided leaves the filter, and with it the last page may be gone.
  const alemDoFim = ultima > 0 && pagina > ultima && !query.isPlaceholderData;
  useEffect(() => {
    if (alemDoFim) irPara(ultima, true);
  });
  return (
    <>
      <h2 className="so-leitor">{NOME[lista]}</h2>
      <Filtros lista={lista} total={query.data?.total} {...filtragem} />
      <Bloco
        query={query}
        esqueleto={<EsqueletoLinhas linhas={5} altura="72px" />}
        vazio={<Vazio texto={isInteiro(filtro) ? VAZIO[lista] : 'Nenhum anúncio encontrado.'} />}
        isVazio={({ total }) => total === 0}
      >
        {({ anuncios }) => (
          <>
            <ListaDeAnuncios anuncios={anuncios} modo={modoDe(lista, emCurso)} />
            <Paginas pagina={pagina} ultima={ultima} onIr={irPara} />
          </>
        )}
      </Bloco>
    </>
  );
};
