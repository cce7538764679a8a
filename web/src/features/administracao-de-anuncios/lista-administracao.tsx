import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { Bloco } from '../../ui/bloco';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Paginas } from '../../ui/paginas';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { Vazio } from '../../ui/vazio';
import estilos from '../anuncios/anuncios.module.css';
import { ListaDeAnuncios, type ModoDeListar } from '../anuncios/lista-de-anuncios';
import { ANUNCIOS_POR_PAGINA, listaAdministracaoQuery } from '../anuncios/queries';
import { useAnuncioAberto } from '../anuncios/use-aberto';
import { EdicaoDoAnuncio } from '../formulario-de-anuncio/edicao-do-anuncio';
import { SelectStatus } from './select-status';

/** The page of a list is part of the address. */
const usePagina = (): { pagina: number; irPara: (pagina: number) => void } => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const pedida = Number(new URLSearchParams(search).get('pagina'));
  return {
    pagina: Number.isInteger(pedida) && pedida > 0 ? pedida : 1,
    irPara: (pagina) => {
      const parametros = new URLSearchParams(search);
      parametros.set('pagina', String(pagina));
      navigate({ pathname, search: parametros.toString(), hash });
    },
  };
};

const NOME: Record<TipoAnuncio, string> = {
  radio: 'Anúncios de web rádios',
  musica: 'Anúncios de músicas',
  banner: 'Banners',
};
const VAZIO: Record<TipoAnuncio, string> = {
  radio: 'Nenhum anúncio de web rádio ainda.',
  musica: 'Nenhum anúncio de música ainda.',
  banner: 'Nenhum banner ainda.',
};

const PARA_ADMINISTRAR: ModoDeListar = {
  rotulo: 'Anúncios para administrar',
  larga: '(min-width: 1024px)',
  detalhe: {
    nome: 'Anunciante',
    mostrar: ({ usuario }) => <span className={estilos.quem}>@{usuario.usuario}</span>,
  },
  passo: { nome: 'Status', mostrar: (anuncio) => <SelectStatus anuncio={anuncio} /> },
};

/** Ads of a type for who administrates: those that wait first, then the newest (contrato 5). */
export const ListaAdministracao = ({ tipo }: { tipo: TipoAnuncio }) => {
  const { pagina, irPara } = usePagina();
  const query = useQuery(listaAdministracaoQuery(tipo, pagina));
  const { anuncio, fechar } = useAnuncioAberto(query.data?.anuncios);
  useAvisoDeFalha(
    query.isError,
    tipo === 'banner' ? 'Erro ao obter banners' : 'Erro ao obter anuncios',
  );
  return (
    <>
      <h2 className="so-leitor">{NOME[tipo]}</h2>
      <Bloco
        query={query}
        esqueleto={<EsqueletoLinhas linhas={5} altura="72px" />}
        vazio={<Vazio texto={VAZIO[tipo]} />}
        isVazio={({ total }) => total === 0}
      >
        {({ anuncios, total }) => (
          <>
            <ListaDeAnuncios anuncios={anuncios} modo={PARA_ADMINISTRAR} />
            <Paginas
              pagina={pagina}
              ultima={Math.ceil(total / ANUNCIOS_POR_PAGINA)}
              onIr={irPara}
            />
          </>
        )}
      </Bloco>
      {anuncio && <EdicaoDoAnuncio key={anuncio.id} anuncio={anuncio} aoFechar={fechar} />}
    </>
  );
};
