import type { Cantor } from '@portal/contracts/cantor/cantor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error';
import { hrefPagina } from '../../lib/enderecos';
import { useFocoInicial } from '../../lib/use-foco-inicial';
import { useTitulo } from '../../lib/use-titulo';
import { useTopo } from '../../lib/use-topo';
import { useVoltar } from '../../lib/use-voltar';
import { Apresentacao } from '../../ui/apresentacao';
import { Bloco } from '../../ui/bloco';
import { BotaoCompartilhar } from '../../ui/botao-compartilhar';
import { Chip } from '../../ui/chip';
import { EsqueletoApresentacao } from '../../ui/esqueleto-apresentacao';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Imagem } from '../../ui/imagem';
import { LinkVoltar } from '../../ui/link-voltar';
import { CantorNaoEncontrado } from './cantor-nao-encontrado';
import css from './detalhe-cantor.module.css';
import { Favoritar } from './favoritar';
import { cantoresQuery, cantorQuery } from './queries';
import { SobreCantor } from './sobre-cantor';

const Abertura = ({ cantor }: { cantor: Cantor }) => {
  const titulo = useFocoInicial();
  return (
    <Apresentacao
      refDoTitulo={titulo}
      titulo={cantor.nome}
      subtitulo={cantor.slogan}
      imagem={
        <Imagem
          caminho={cantor.url_foto}
          nome={cantor.nome}
          id={cantor.id}
          sizes="(min-width: 640px) 220px, 34vw"
          prioridade
        />
      }
      acoes={
        <>
          <Favoritar />
          <BotaoCompartilhar titulo={cantor.nome} />
        </>
      }
    >
      {cantor.segmento !== '' && (
        <p>
          <Chip>
            <span className="so-leitor">Segmento: </span>
            {cantor.segmento}
          </Chip>
        </p>
      )}
    </Apresentacao>
  );
};

interface Props {
  id: string;
  /** The songs section, composed by the page. */
  musicas: (cantor: Cantor) => ReactNode;
  /** The partner ads section, composed by the page. */
  children?: ReactNode;
}

/** One singer (especificação 2.4); an unknown id has a way back. */
export const DetalheCantor = ({ id, musicas, children }: Props) => {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...cantorQuery(id),
    placeholderData: () =>
      queryClient.getQueryData(cantoresQuery.queryKey)?.find((cantor) => cantor.id === id),
  });
  const voltar = useVoltar(hrefPagina('cantores'));
  useTopo(id);
  useTitulo(query.data?.nome);
  if (query.error instanceof ApiError && query.error.status === 404) return <CantorNaoEncontrado />;
  return (
    <>
      <LinkVoltar href={hrefPagina('cantores')} onClick={voltar}>
        Todos os cantores
      </LinkVoltar>
      <Bloco
        query={query}
        esqueleto={
          <div className={css.detalhe}>
            <EsqueletoApresentacao />
            <EsqueletoLinhas linhas={4} altura="80px" />
          </div>
        }
        vazio={null}
      >
        {(cantor) => (
          <article key={cantor.id} className={css.detalhe}>
            <Abertura cantor={cantor} />
            <SobreCantor sobre={cantor.sobre} />
            {musicas(cantor)}
          </article>
        )}
      </Bloco>
      {/* Loading already, shown when its place is known: nothing jumps. */}
      <div hidden={query.isPending}>{children}</div>
    </>
  );
};
