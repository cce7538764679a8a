import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import { useQuery } from '@tanstack/react-query';
import { useMedia } from '../../../lib/use-media';
import { Bloco } from '../../../ui/bloco';
import { EsqueletoLinhas } from '../../../ui/esqueleto-linhas';
import { Vazio } from '../../../ui/vazio';
import { listaAdministracaoQuery } from '../queries';
import { useAberto } from '../use-aberto';
import { useAvisoDeFalha } from '../use-aviso-de-falha';
import { CartoesDaAdministracao } from './cartoes-da-administracao';
import { EdicaoDoAnuncio } from './edicao-do-anuncio';
import { Paginas } from './paginas';
import { TabelaDaAdministracao } from './tabela-da-administracao';
import { usePagina } from './use-pagina';

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

/** Ads of a type for who administrates: those that wait first, then the newest (contract 5). */
export const ListaAdministracao = ({ tipo }: { tipo: TipoAnuncio }) => {
  const { pagina, irPara } = usePagina();
  const query = useQuery(listaAdministracaoQuery(tipo, pagina));
  const larga = useMedia('(min-width: 1024px)');
  const aberto = useAberto();
  useAvisoDeFalha(
    query.isError,
    tipo === 'banner' ? 'Erro ao obter banners' : 'Erro ao obter anuncios',
  );
  const editado = query.data?.anuncios.find(({ id }) => id === aberto.id);
  const Lista = larga ? TabelaDaAdministracao : CartoesDaAdministracao;
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
            <Lista anuncios={anuncios} />
            <Paginas pagina={pagina} total={total} onIr={irPara} />
          </>
        )}
      </Bloco>
      {editado && <EdicaoDoAnuncio key={editado.id} anuncio={editado} aoFechar={aberto.fechar} />}
    </>
  );
};
