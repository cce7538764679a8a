import type { Cantor } from '@portal/contracts/cantor/cantor';
import type { Musica } from '@portal/contracts/musica/musica';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import type { Radio } from '@portal/contracts/radio/radio';
import type { Compartilhavel } from '@portal/contracts/partilha/slug';

interface Som {
  nome: string;
  url: string;
}

/** What an address to share shows, whatever it is of. */
export interface Item {
  tipo: Compartilhavel;
  slug: string;
  nome: string;
  /** What stands under the name. */
  linha: string;
  lugar: string;
  /** Its text in full. */
  texto: string;
  imagem: string | null;
  sons: readonly Som[];
  /** The page of the portal it opens, and the entry selected there. */
  pagina: 'webradios' | 'cantores';
  id: string;
  /** The song it opens, of that singer. */
  musica: string;
  /** Who sings it, when it is a song. */
  autor: { nome: string; slug: string } | null;
  titulo: string;
  descricao: string;
  /** What search engines read, without the addresses. */
  dados: Readonly<Record<string, unknown>>;
}

const comPonto = (frase: string): string => (/[.!?…]$/.test(frase) ? frase : `${frase}.`);

const juntar = (...frases: string[]): string =>
  frases
    .map((frase) => frase.replace(/\s+/g, ' ').trim())
    .filter((frase) => frase !== '')
    .map(comPonto)
    .join(' ');

/** What is empty is not said. */
const semVazios = (dados: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(dados).filter(
      ([, valor]) => valor !== '' && valor !== null && !(Array.isArray(valor) && !valor.length),
    ),
  );

/** A radio to share. Its place: what staff wrote of it, else its city and state. */
export const itemDaRadio = (radio: Radio): Item => {
  const { nome_radio: nome, slogan, cidade, estado, endereco, url, path_imagem } = radio;
  const lugar = endereco || [cidade, estado].filter(Boolean).join(', ');
  return {
    tipo: 'radio',
    slug: radio.slug,
    nome,
    linha: slogan,
    lugar,
    texto: '',
    imagem: path_imagem,
    sons: url === '' ? [] : [{ nome, url }],
    pagina: 'webradios',
    id: radio.id,
    musica: '',
    autor: null,
    titulo: `${nome} – ouça ao vivo`,
    descricao: juntar(slogan, lugar, 'Ouça ao vivo, de graça, no Portal das Web Rádios'),
    dados: semVazios({
      '@type': 'RadioStation',
      name: nome,
      slogan,
      keywords: radio.tags.join(', '),
      address:
        cidade || estado
          ? semVazios({
              '@type': 'PostalAddress',
              addressLocality: cidade,
              addressRegion: estado,
              addressCountry: 'BR',
            })
          : null,
      sameAs: [radio.rede_social_1, radio.rede_social_2, radio.rede_social_3].filter(Boolean),
    }),
  };
};

const somDe = ({ nome, url }: Musica): Som[] =>
  url === null ? [] : [{ nome: capitalizar(nome), url }];

/** A singer to share, with the songs that can be heard. */
export const itemDoCantor = (cantor: Cantor): Item => {
  const { nome, slogan, segmento, sobre, musicas } = cantor;
  const quantas = musicas.length === 1 ? '1 música' : `${musicas.length} músicas`;
  return {
    tipo: 'cantor',
    slug: cantor.slug,
    nome,
    linha: slogan,
    lugar: segmento,
    texto: sobre,
    imagem: cantor.url_foto,
    sons: musicas.flatMap(somDe),
    pagina: 'cantores',
    id: cantor.id,
    musica: '',
    autor: null,
    titulo: `${nome} – ouça as músicas`,
    descricao: juntar(slogan, `${quantas} para ouvir de graça no Portal das Web Rádios`, sobre),
    dados: semVazios({
      '@type': 'MusicGroup',
      name: nome,
      slogan,
      genre: segmento,
      description: sobre,
    }),
  };
};

const duracaoIso = (segundos: number | null): string =>
  segundos === null ? '' : `PT${Math.floor(segundos / 60)}M${segundos % 60}S`;

/** A song to share: it opens its singer's page, and has the singer's picture when it has none. */
export const itemDaMusica = (musica: Musica, cantor: Cantor): Item => {
  const nome = capitalizar(musica.nome);
  return {
    tipo: 'musica',
    slug: musica.slug,
    nome,
    linha: cantor.nome,
    lugar: cantor.segmento,
    texto: '',
    imagem: musica.url_foto ?? cantor.url_foto,
    sons: somDe(musica),
    pagina: 'cantores',
    id: cantor.id,
    musica: musica.id,
    autor: { nome: cantor.nome, slug: cantor.slug },
    titulo: `${nome} – ${cantor.nome}`,
    descricao: juntar(
      `Ouça “${nome}”, de ${cantor.nome}, de graça no Portal das Web Rádios`,
      cantor.slogan,
    ),
    dados: semVazios({
      '@type': 'MusicRecording',
      name: nome,
      duration: duracaoIso(musica.duracao),
      genre: cantor.segmento,
      datePublished: musica.created_at,
      byArtist: { '@type': 'MusicGroup', name: cantor.nome },
    }),
  };
};
