import { PASTAS, type Pasta } from '@portal/contracts/arquivo/pastas';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import { ANUNCIANTES, ANUNCIOS } from '../dados/anuncios';
import { CANTORES } from '../dados/cantores';
import { CARROSSEL, PARCEIROS, SOBRE } from '../dados/paginas';
import { RADIOS } from '../dados/radios';
import { bannerDeAnuncio, bannerDoCarrossel } from '../desenho/banner';
import { capaDeMusica, capaDeRadio } from '../desenho/capa';
import { COMBINACOES, type Combinacao } from '../desenho/cores';
import { retrato, retratoDeGrupo } from '../desenho/retrato';
import { PECAS } from '../repertorio';

/** A picture to paint, and where it belongs. */
export interface Desenho {
  chave: string;
  /** What it is, as an editor finds it in the media library. */
  nome: string;
  pasta: Pasta;
  svg: () => string;
}

const cores = (ordem: number): Combinacao => {
  const combinacao = COMBINACOES[ordem];
  if (!combinacao) throw new RangeError(`no colours number ${ordem}`);
  return combinacao;
};

/** Every picture of the demonstration, by key: `radio 0`, `capa 3`… */
export const DESENHOS: readonly Desenho[] = [
  ...RADIOS.map(({ nome }, i) => ({
    chave: `radio ${i}`,
    nome,
    pasta: PASTAS.radios,
    svg: () => capaDeRadio(nome, i),
  })),
  ...CANTORES.map(({ nome, pessoas }, i) => ({
    chave: `cantor ${i}`,
    nome,
    pasta: PASTAS.cantores,
    svg: () => (pessoas === 1 ? retrato(nome, i) : retratoDeGrupo(nome, i, pessoas)),
  })),
  ...PECAS.map(({ nome, cantor }, i) => ({
    chave: `capa ${i}`,
    nome: capitalizar(nome),
    pasta: PASTAS.musicasImagens,
    svg: () => capaDeMusica(capitalizar(nome), cantor.nome, i),
  })),
  ...ANUNCIOS.map((anuncio, i) => ({
    chave: `anuncio ${i}`,
    nome: anuncio.titulo,
    pasta: PASTAS.banner,
    svg: () =>
      bannerDeAnuncio(
        { ...anuncio, linha: anuncio.resumo, marca: ANUNCIANTES[anuncio.anunciante]?.marca ?? '' },
        cores(anuncio.cores),
      ),
  })),
  ...CARROSSEL.map((slide, i) => ({
    chave: `slide ${i}`,
    nome: slide.titulo,
    pasta: PASTAS.conteudo,
    svg: () => bannerDoCarrossel(slide.ilustracao, cores(slide.cores)),
  })),
  ...PARCEIROS.map((parceiro, i) => ({
    chave: `parceiro ${i}`,
    nome: parceiro.titulo,
    pasta: PASTAS.conteudo,
    svg: () => bannerDeAnuncio(parceiro, cores(parceiro.cores)),
  })),
  ...SOBRE.diretoria.map(({ nome }, i) => ({
    chave: `diretor ${i}`,
    nome,
    pasta: PASTAS.conteudo,
    svg: () => retrato(nome, i + CANTORES.length + 2),
  })),
];
