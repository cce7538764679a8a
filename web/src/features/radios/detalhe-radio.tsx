import type { NoArDaRadio } from '@portal/contracts/no-ar/no-ar';
import { enderecoDe } from '@portal/contracts/partilha/enderecos';
import type { Radio } from '@portal/contracts/radio/radio';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin, Pause, Play } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isNaoEncontrado } from '../../lib/nao-encontrado';
import { dadosDaPartilha, idadeDaPartilha } from '../../lib/dados-da-partilha';
import { hrefPagina } from '../../lib/enderecos';
import { useCanonico } from '../../lib/use-canonico';
import { useChegada } from '../../lib/use-chegada';
import { useFocoInicial } from '../../lib/use-foco-inicial';
import { useTitulo } from '../../lib/use-titulo';
import { useTopo } from '../../lib/use-topo';
import { useVoltar } from '../../lib/use-voltar';
import { Equalizador } from '../../player/equalizador';
import { usePlayerDriver } from '../../player/player-context';
import { useEstadoDoBotao } from '../../player/hooks';
import { useOferta } from '../../player/use-offer';
import { Apresentacao } from '../../ui/apresentacao';
import { Bloco } from '../../ui/bloco';
import { Botao, classeBotao } from '../../ui/botao';
import { BotaoCompartilhar } from '../../ui/botao-compartilhar';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';
import { Chip } from '../../ui/chip';
import { EsqueletoApresentacao } from '../../ui/esqueleto-apresentacao';
import { IconeSocial } from '../../ui/icones-sociais';
import { Imagem } from '../../ui/imagem';
import { LinkVoltar } from '../../ui/link-voltar';
import { Vazio } from '../../ui/vazio';
import css from './detalhe-radio.module.css';
import { hrefDaLista } from './filtro';
import { noArDaRadioQuery } from '../../lib/no-ar';
import { LeveParaOSite } from './leve-para-o-site';
import { parecidasQuery } from './parecidas-query';
import { radioDaLista, radioQuery } from './queries';
import { RadiosParecidas } from './radios-parecidas';
import { redesDaRadio, type Rede } from './redes-sociais';
import { SituacaoNoAr } from './situacao-no-ar';
import { fonteDaRadio } from '../../player/fonte-da-radio';
import { UltimosTitulos } from './ultimos-titulos';

const RadioNaoEncontrada = () => {
  useTitulo('Web rádio não encontrada');
  return (
    <>
      <CabecaDePagina titulo="Web rádio não encontrada" />
      <Vazio texto="Ela pode ter saído do ar ou o link pode estar incompleto.">
        <Link className={classeBotao()} to={hrefPagina('webradios')}>
          Ver todas as web rádios
        </Link>
      </Vazio>
    </>
  );
};

/**
 * The big button of a radio's page, with the labels specified (especificação 2.5). Whoever came by the address it is
 * shared by is told its name, until they have heard it.
 */
const OuvirRadio = ({ radio }: { radio: Radio }) => {
  const situacao = useEstadoDoBotao('radio', radio.id);
  const { alternar } = usePlayerDriver();
  const chegada = useChegada('radio', radio.slug);
  const [ouviu, setOuviu] = useState(false);
  const parada = situacao === 'parado';
  if (!parada && !ouviu) setOuviu(true);
  const Icone = parada ? Play : Pause;
  return (
    <Botao
      className={css.ouvir}
      data-chegada={chegada}
      disabled={radio.url === ''}
      onClick={() => alternar(fonteDaRadio(radio))}
    >
      <Icone fill="currentColor" strokeWidth={parada ? 2 : 1} aria-hidden />
      <span>{parada ? `Ouvir ${chegada && !ouviu ? radio.nome_radio : 'rádio'}` : 'Pausar'}</span>
      {situacao === 'tocando' && <Equalizador ativo />}
    </Botao>
  );
};

const NOMES: Record<Rede, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
};

/** Where the radio is besides the portal (especificação 2.5); nothing when it is nowhere. */
const RedesDaRadio = ({ radio }: { radio: Radio }) => {
  const redes = redesDaRadio(radio);
  if (redes.length === 0) return null;
  return (
    <ul className={css.redes} aria-label={`Redes sociais de ${radio.nome_radio}`}>
      {redes.map(({ rede, href }) => (
        <li key={rede}>
          <a className={css.rede} href={href} target="_blank" rel="noopener noreferrer">
            <IconeSocial rede={rede} />
            {NOMES[rede]}
            <span className="so-leitor"> (abre em nova aba)</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

const Tags = ({ tags }: { tags: readonly string[] }) => {
  const navigate = useNavigate();
  if (tags.length === 0) return null;
  return (
    <ul className={css.tags} aria-label="Etiquetas: escolha uma para ver as rádios parecidas">
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>
          <Chip onClick={() => navigate(hrefDaLista({ tag }))}>{tag}</Chip>
        </li>
      ))}
    </ul>
  );
};

const formatoDe = ({ formato }: NoArDaRadio): string =>
  // No break: codec and rate are read as one.
  formato === null
    ? ''
    : [formato.codec, formato.kbps ?? [], formato.kbps === null ? [] : 'kbps']
        .flat()
        .join('\u00a0');

interface PropsDoConteudo {
  radio: Radio;
  noAr: NoArDaRadio | undefined;
  parecidas: readonly Radio[];
}

const Conteudo = ({ radio, noAr, parecidas }: PropsDoConteudo) => {
  const titulo = useFocoInicial();
  useOferta(useMemo(() => (radio.url === '' ? null : { fonte: fonteDaRadio(radio) }), [radio]));
  return (
    <article className={css.detalhe}>
      <div className={css.radio}>
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
              <BotaoCompartilhar
                curto
                titulo={radio.nome_radio}
                endereco={enderecoDe('radio', radio.slug)}
              />
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
          <SituacaoNoAr noAr={noAr} formato={noAr && formatoDe(noAr)} />
        </Apresentacao>
        <Tags tags={radio.tags} />
        <RedesDaRadio radio={radio} />
        {radio.url !== '' && <LeveParaOSite radio={radio} />}
      </div>
      <div className={css.lado}>
        {noAr && <UltimosTitulos noAr={noAr} />}
        <RadiosParecidas radios={parecidas} />
      </div>
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
    initialData: () => dadosDaPartilha(id) as Radio | undefined,
    initialDataUpdatedAt: idadeDaPartilha,
    placeholderData: () => radioDaLista(queryClient, id),
  });
  const noAr = useQuery(noArDaRadioQuery(id));
  const parecidas = useQuery(parecidasQuery(query.data));
  const voltar = useVoltar(hrefPagina('webradios'));
  useTopo(id);
  useTitulo(query.data?.nome_radio);
  useCanonico(query.data && enderecoDe('radio', query.data.slug));
  if (isNaoEncontrado(query.error)) return <RadioNaoEncontrada />;
  return (
    <>
      <LinkVoltar href={hrefPagina('webradios')} onClick={voltar}>
        Todas as web rádios
      </LinkVoltar>
      <Bloco query={query} esqueleto={<EsqueletoApresentacao />} vazio={null}>
        {(radio) => (
          <Conteudo
            key={radio.id}
            radio={radio}
            noAr={noAr.data}
            parecidas={parecidas.data ?? []}
          />
        )}
      </Bloco>
      {/* Loading already, shown when its place is known: nothing jumps. */}
      <div className="so-tela" hidden={query.isPending || noAr.isPending || parecidas.isLoading}>
        {children}
      </div>
    </>
  );
};
