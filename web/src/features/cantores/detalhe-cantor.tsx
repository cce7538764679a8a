import type { Cantor } from '@portal/contracts/cantor/cantor';
import { enderecoDe } from '@portal/contracts/partilha/enderecos';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isNaoEncontrado } from '../../lib/nao-encontrado';
import { dadosDaPartilha, idadeDaPartilha } from '../../lib/dados-da-partilha';
import { hrefPagina } from '../../lib/enderecos';
import { useCanonico } from '../../lib/use-canonico';
import { useFocoInicial } from '../../lib/use-foco-inicial';
import { useTitulo } from '../../lib/use-titulo';
import { useTopo } from '../../lib/use-topo';
import { useVoltar } from '../../lib/use-voltar';
import { Apresentacao } from '../../ui/apresentacao';
import { avisar } from '../../ui/avisar';
import { Bloco } from '../../ui/bloco';
import { Botao, classeBotao } from '../../ui/botao';
import { BotaoCompartilhar } from '../../ui/botao-compartilhar';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';
import { Chip } from '../../ui/chip';
import { EsqueletoApresentacao } from '../../ui/esqueleto-apresentacao';
import { EsqueletoLinhas } from '../../ui/esqueleto-linhas';
import { Imagem } from '../../ui/imagem';
import { LinkVoltar } from '../../ui/link-voltar';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import css from './detalhe-cantor.module.css';
import { cantorDaLista, cantorQuery } from './queries';
import { ondeDobra } from './texto-sobre';

const CantorNaoEncontrado = () => {
  useTitulo('Cantor não encontrado');
  return (
    <>
      <CabecaDePagina titulo="Cantor não encontrado" />
      <Vazio texto="Ele pode ter saído do portal ou o link pode estar incompleto.">
        <Link className={classeBotao()} to={hrefPagina('cantores')}>
          Ver todos os cantores
        </Link>
      </Vazio>
    </>
  );
};

/** 'Favoritar' only says that it is on its way (especificação 2.4). */
const Favoritar = () => (
  <Botao
    variante="secundario"
    className={css.favoritar}
    onClick={() =>
      avisar({
        tipo: 'neutro',
        titulo: 'Ops',
        msg: 'Essa funcionalidade está em desenvolvimento',
        duracao: NOTIFICACAO_MS,
      })
    }
  >
    <Heart size={20} aria-hidden />
    <span className={css.rotuloDoFavorito}>Favoritar</span>
  </Botao>
);

const SEM_DESCRICAO = 'Nenhuma descrição sobre o cantor foi registrada';

/** 'Sobre' of a singer (especificação 2.4); a long text starts folded. */
const SobreCantor = ({ sobre }: { sobre: string }) => {
  const texto = sobre.trim();
  const dobra = ondeDobra(texto);
  const [aberto, setAberto] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-titulo`}>
      <Titulo id={`${id}-titulo`}>Sobre</Titulo>
      {texto === '' ? (
        <p className={css.vazio}>{SEM_DESCRICAO}</p>
      ) : (
        <p id={id} className={css.texto} data-dobrado={aberto ? undefined : dobra}>
          {texto}
        </p>
      )}
      {dobra !== 'nunca' && (
        <Botao
          variante="fantasma"
          className={dobra === 'sempre' ? css.mais : `${css.mais} ${css.noEstreito}`}
          aria-expanded={aberto}
          aria-controls={id}
          onClick={() => setAberto(!aberto)}
        >
          {aberto ? 'Ler menos' : 'Ler mais'}
        </Botao>
      )}
    </section>
  );
};

/** What a singer's page is called and where it is shared: by its song, where it was opened by a song's address. */
const identidadeDe = (cantor: Cantor, pathname: string): { nome: string; endereco: string } => {
  const musica = cantor.musicas.find(({ slug }) => pathname === enderecoDe('musica', slug));
  return musica
    ? { nome: `${capitalizar(musica.nome)} – ${cantor.nome}`, endereco: pathname }
    : { nome: cantor.nome, endereco: enderecoDe('cantor', cantor.slug) };
};

const Abertura = ({ cantor, ouvir }: { cantor: Cantor; ouvir: ReactNode }) => {
  const titulo = useFocoInicial();
  const { nome, endereco } = identidadeDe(cantor, useLocation().pathname);
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
          {ouvir}
          <Favoritar />
          <BotaoCompartilhar titulo={nome} endereco={endereco} />
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
  /** The button of who came by a shared address, composed by the page. */
  ouvir: (cantor: Cantor) => ReactNode;
  /** The partner ads section, composed by the page. */
  children?: ReactNode;
}

/** One singer (especificação 2.4); an unknown id has a way back. */
export const DetalheCantor = ({ id, musicas, ouvir, children }: Props) => {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...cantorQuery(id),
    initialData: () => dadosDaPartilha(id) as Cantor | undefined,
    initialDataUpdatedAt: idadeDaPartilha,
    placeholderData: () => cantorDaLista(queryClient, id),
  });
  const voltar = useVoltar(hrefPagina('cantores'));
  const { pathname } = useLocation();
  useTopo(id);
  const identidade = query.data && identidadeDe(query.data, pathname);
  useTitulo(identidade?.nome);
  useCanonico(identidade?.endereco);
  if (isNaoEncontrado(query.error)) return <CantorNaoEncontrado />;
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
            <Abertura cantor={cantor} ouvir={ouvir(cantor)} />
            <SobreCantor sobre={cantor.sobre} />
            {musicas(cantor)}
          </article>
        )}
      </Bloco>
      {/* Loading already, shown when its place is known: nothing jumps. */}
      <div className="so-tela" hidden={query.isPending}>
        {children}
      </div>
    </>
  );
};
