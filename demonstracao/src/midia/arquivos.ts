import { PASTAS, type Pasta } from '@portal/contracts/arquivo/pastas';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import type { Armazenamento } from '@portal/cms-extensions/armazenamento/armazenamento';
import { julgarAudio } from '@portal/cms-extensions/arquivo/audio';
import {
  guardarProcessada,
  guardarSom,
  type ArquivoGuardado,
} from '@portal/cms-extensions/arquivo/guardar';
import type { ImagemProcessada } from '@portal/cms-extensions/arquivo/imagem';
import { marcaDe, nomeAleatorio } from '@portal/cms-extensions/arquivo/nome';
import { guardarPrograma } from '../ao-vivo/emissora';
import { PECAS } from '../repertorio';
import { DESENHOS } from './desenhos';
import type { Acervo } from './renderizar';

export interface ArquivoDeDemonstracao extends ArquivoGuardado {
  /** What it is, as an editor finds it in the media library. */
  nome: string;
  pasta: Pasta;
}

export type ArquivosProntos = ReadonlyMap<string, ArquivoDeDemonstracao>;

/** No portal's files are called as another's: a name is guessed by nobody. */
const comOutroNome = (
  { nome, arquivos, ...medidas }: ImagemProcessada,
  publica: boolean,
): ImagemProcessada => {
  const nova = nomeAleatorio(publica);
  const trocar = (de: string): string => de.replace(marcaDe(de) ?? '', nova);
  return {
    ...medidas,
    nome: trocar(nome),
    arquivos: new Map([...arquivos].map(([de, conteudo]) => [trocar(de), conteudo])),
  };
};

/** An ad's picture is for everybody only while the ad runs. */
const isPublica = (pasta: Pasta): boolean => pasta !== PASTAS.banner;

const guardarImagens = async (
  armazenamento: Armazenamento,
  { imagens }: Acervo,
  prontos: Map<string, ArquivoDeDemonstracao>,
): Promise<void> => {
  for (const { chave, nome, pasta } of DESENHOS) {
    const imagem = imagens.get(chave);
    if (!imagem) throw new Error(`no demonstration picture ${chave}`);
    const guardado = await guardarProcessada(
      armazenamento,
      pasta,
      comOutroNome(imagem, isPublica(pasta)),
    );
    prontos.set(chave, { ...guardado, nome, pasta });
  }
};

const guardarSons = async (
  armazenamento: Armazenamento,
  { sons }: Acervo,
  prontos: Map<string, ArquivoDeDemonstracao>,
): Promise<void> => {
  for (const [i, { nome }] of PECAS.entries()) {
    const som = sons[i];
    if (!som) throw new Error(`no demonstration sound ${i}`);
    const guardado = await guardarSom(armazenamento, await julgarAudio(som), som, true);
    prontos.set(`som ${i}`, { ...guardado, nome: capitalizar(nome), pasta: PASTAS.musicas });
  }
};

/** Stores every picture and song where anybody's uploads are, and the live programme. By key: `radio 0`, `capa 3`, `som 3`… */
export const guardarArquivos = async (
  dados: string,
  armazenamento: Armazenamento,
  acervo: Acervo,
): Promise<ArquivosProntos> => {
  const prontos = new Map<string, ArquivoDeDemonstracao>();
  await guardarPrograma(dados, acervo.sons);
  await guardarImagens(armazenamento, acervo, prontos);
  await guardarSons(armazenamento, acervo, prontos);
  return prontos;
};
