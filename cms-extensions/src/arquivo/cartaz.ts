import { ALTURA_DA_IMAGEM, LARGURA_DA_IMAGEM } from '@portal/contracts/partilha/enderecos';
import { NOME_DO_PORTAL } from '@portal/contracts/portal/nome';
import sharp from 'sharp';
import {
  escrever,
  escreverLinhas,
  quebrarTexto,
  soComLetras,
  tamanhoQueCabe,
} from '../desenho/texto';

/** What the picture of an address to share says (contrato 8). */
export interface Cartaz {
  nome: string;
  /** In the ribbon over the name: 'Ao vivo', a singer's segment. */
  faixa: string;
  /** Under the name. */
  linha: string;
  /** What stands for a name without any letter that can be drawn. */
  semNome: string;
}

/** Most bytes of a picture (contrato 8). */
const MAXIMO_BYTES = 300_000;
const QUALIDADES = [84, 70, 50] as const;
const SEGUNDOS = 10;

const CORES = { fundo: '#2B0F1F', urucum: '#A8350E', ipe: '#F9B81E', papel: '#FFF8EE' } as const;
const CAPA = { x: 70, y: 70, lado: 420, raio: 32 } as const;
const TEXTO = { x: 550, largura: 590 } as const;

const onda = (y: number, cor: string): string =>
  `<path fill="${cor}" d="M0 ${y}q75-36 150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0V${ALTURA_DA_IMAGEM}H0Z"/>`;

const recorte = `<rect width="${CAPA.lado}" height="${CAPA.lado}" rx="${CAPA.raio}"/>`;
const svg = (dentro: string, largura: number = CAPA.lado, altura: number = CAPA.lado): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${altura}" viewBox="0 0 ${largura} ${altura}">${dentro}</svg>`,
  );

/** At most so many letters fit in the picture at a size that can be read small; the rest is cut. */
const ate = (texto: string, maximo: number): string =>
  texto.length <= maximo ? texto : `${texto.slice(0, maximo - 1).trimEnd()}…`;

const LETRAS_DO_NOME = 70;
const LETRAS_DA_LINHA = 64;

/** Words longer than a line are broken: nothing runs out of the picture. */
const comQuebras = (texto: string): string => texto.replace(/\S{18}(?=\S)/g, '$& ');

const nomeEscrito = (nome: string, y: number): { desenho: string; fim: number } => {
  const texto = comQuebras(ate(nome, LETRAS_DO_NOME));
  const emDuas = tamanhoQueCabe(texto, 96, TEXTO.largura, 2);
  const tamanho = emDuas >= 64 ? emDuas : tamanhoQueCabe(texto, 80, TEXTO.largura, 3);
  const linhas = quebrarTexto(texto, tamanho, TEXTO.largura);
  const entrelinha = 1.04;
  const desenho = escreverLinhas(linhas, TEXTO.x, y + tamanho * 0.8, {
    tamanho,
    cor: CORES.papel,
    entrelinha,
  });
  return { desenho, fim: y + linhas.length * tamanho * entrelinha };
};

const faixaEscrita = (faixa: string, y: number): string => {
  const texto = ate(faixa, 26);
  if (texto === '') return '';
  const largura = texto.length * 21 + 56;
  return (
    `<rect x="${TEXTO.x}" y="${y}" width="${largura}" height="60" rx="30" fill="${CORES.ipe}"/>` +
    escrever(texto, TEXTO.x + largura / 2, y + 42, {
      tamanho: 36,
      cor: CORES.fundo,
      ancora: 'meio',
    })
  );
};

const fundo = ({ nome, faixa, linha, semNome }: Cartaz): Buffer => {
  const escrito = soComLetras(nome) || semNome;
  const rotulo = soComLetras(faixa);
  const abaixo = ate(soComLetras(linha), LETRAS_DA_LINHA);
  const { desenho, fim } = nomeEscrito(escrito, rotulo ? 158 : 90);
  const menor = tamanhoQueCabe(abaixo, 38, TEXTO.largura, 2);
  const sob = escreverLinhas(quebrarTexto(abaixo, menor, TEXTO.largura), TEXTO.x, fim + 54, {
    tamanho: menor,
    cor: CORES.ipe,
    entrelinha: 1.2,
  });
  const marca = escrever(NOME_DO_PORTAL, LARGURA_DA_IMAGEM / 2, 606, {
    tamanho: 40,
    cor: CORES.papel,
    ancora: 'meio',
  });
  return svg(
    `<rect width="100%" height="100%" fill="${CORES.fundo}"/>${onda(532, CORES.ipe)}${onda(546, CORES.urucum)}${faixaEscrita(rotulo, 78)}${desenho}${sob}${marca}`,
    LARGURA_DA_IMAGEM,
    ALTURA_DA_IMAGEM,
  );
};

/** Without a photo: the first letter, on the colours of the brand. */
const semCapa = (nome: string): Buffer => {
  const letra = Array.from(nome)[0]?.toUpperCase() ?? '';
  const meio = CAPA.lado / 2;
  return svg(
    `<rect width="100%" height="100%" fill="${CORES.urucum}"/><circle cx="${meio}" cy="${meio}" r="165" fill="none" stroke="${CORES.ipe}" stroke-width="10"/>${escrever(letra, meio, meio + 78, { tamanho: 220, cor: CORES.papel, ancora: 'meio' })}`,
  );
};

const capaDe = async (entrada: Buffer, nome: string): Promise<Buffer> => {
  const pintar = (origem: Buffer): Promise<Buffer> =>
    sharp(origem, { limitInputPixels: 40_000_000 })
      .resize(CAPA.lado, CAPA.lado, { fit: 'cover' })
      .composite([{ input: svg(recorte), blend: 'dest-in' }])
      .png()
      .timeout({ seconds: SEGUNDOS })
      .toBuffer();
  if (entrada.length === 0) return pintar(semCapa(nome));
  // A cover that can't be read is no reason to show no picture.
  return pintar(entrada).catch(() => pintar(semCapa(nome)));
};

/**
 * Runs in a process apart (`./oficina.ts`). Draws the picture of an address to share, 1200 × 630 JPEG of at most 300 kB;
 * `entrada` is the cover, empty when there is none.
 */
export const desenharCartaz = async (entrada: Buffer, cartaz: Cartaz): Promise<Buffer> => {
  const nome = soComLetras(cartaz.nome) || cartaz.semNome;
  const capa = await capaDe(entrada, nome);
  const pintado = sharp(fundo(cartaz))
    .composite([{ input: capa, left: CAPA.x, top: CAPA.y }])
    .flatten({ background: CORES.fundo });
  const { data, info } = await pintado.raw().toBuffer({ resolveWithObject: true });
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALIDADES) {
    jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAXIMO_BYTES) break;
  }
  return jpeg;
};
