import type { Radio } from '@portal/contracts/radio/radio';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api-error';
import { hrefPagina } from '../../lib/enderecos';
import { comNoHistorico } from '../../lib/historico';
import { useFocoInicial } from '../../lib/use-foco-inicial';
import { useTitulo } from '../../lib/use-titulo';
import { useTopo } from '../../lib/use-topo';
import { useVoltar } from '../../lib/use-voltar';
import { Apresentacao } from '../../ui/apresentacao';
import { Bloco } from '../../ui/bloco';
import { BotaoCompartilhar } from '../../ui/botao-compartilhar';
import { Chip } from '../../ui/chip';
import { EsqueletoApresentacao } from '../../ui/esqueleto-apresentacao';
import { Imagem } from '../../ui/imagem';
import { LinkVoltar } from '../../ui/link-voltar';
import css from './detalhe-radio.module.css';
import { OuvirRadio } from './ouvir-radio';
import { radioDaLista, radioQuery } from './queries';
import { RadioNaoEncontrada } from './radio-nao-encontrada';
import { RedesDaRadio } from './redes-da-radio';

const Tags = ({ tags }: { tags: readonly string[] }) => {
  const navigate = useNavigate();
  if (tags.length === 0) return null;
  return (
    <ul className={css.tags} aria-label="Etiquetas: escolha uma para ver as rádios parecidas">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <Chip
            onClick={() =>
              navigate(hrefPagina('webradios'), { state: comNoHistorico(null, { tag }) })
            }
          >
            {tag}
          </Chip>
        </li>
      ))}
    </ul>
  );
};

const Conteudo = ({ radio }: { radio: Radio }) => {
  const titulo = useFocoInicial();
  return (
    <article className={css.detalhe}>
      <Apresentacao
        refDoTitulo={titulo}
        titulo={radio.nome_radio}
        subtitulo={radio.slogan}
        imagem={
          <Imagem
            caminho={radio.path_imagem}
            nome={radio.nome_radio}
            id={radio.id}
            sizes="(min-width: 640px) 220px, 34vw"
            prioridade
          />
        }
        acoes={
          <>
            <OuvirRadio radio={radio} />
            <BotaoCompartilhar titulo={radio.nome_radio} />
          </>
        }
      >
        {radio.endereco !== '' && (
          <p className={css.regiao}>
            <MapPin size={20} aria-hidden />
            <span className="so-leitor">Região: </span>
            {radio.endereco}
          </p>
        )}
      </Apresentacao>
      <Tags tags={radio.tags} />
      <RedesDaRadio radio={radio} />
    </article>
  );
};

interface Props {
  id: string;
  /** The partner ads section, composed by the page. */
  children?: ReactNode;
}

/** One web radio (especificação 2.5); an unknown id has a way back. */
export const DetalheRadio = ({ id, children }: Props) => {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...radioQuery(id),
    placeholderData: () => radioDaLista(queryClient, id),
  });
  const voltar = useVoltar(hrefPagina('webradios'));
  useTopo(id);
  useTitulo(query.data?.nome_radio);
  if (query.error instanceof ApiError && query.error.status === 404) return <RadioNaoEncontrada />;
  return (
    <>
      <LinkVoltar href={hrefPagina('webradios')} onClick={voltar}>
        Todas as web rádios
      </LinkVoltar>
      <Bloco query={query} esqueleto={<EsqueletoApresentacao />} vazio={null}>
        {(radio) => <Conteudo key={radio.id} radio={radio} />}
      </Bloco>
      {/* Loading already, shown when its place is known: nothing jumps. */}
      <div hidden={query.isPending}>{children}</div>
    </>
  );
};
