import { processarImagem, type ImagemProcessada } from '@portal/cms-extensions/arquivo/imagem';
import { pintar } from '../desenho/quadro';
import { PECAS } from '../repertorio';
import { gravarEncomendas } from '../som/oficina';
import { DESENHOS, type Desenho } from './desenhos';

/** All that takes a processor to make: the same sources always give the same. */
export interface Acervo {
  /** As uploads are stored, by the keys of DESENHOS. */
  imagens: ReadonlyMap<string, ImagemProcessada>;
  /** In the order of PECAS. */
  sons: readonly Buffer[];
}

const AO_MESMO_TEMPO = 3;

const pintarTodas = async (): Promise<Map<string, ImagemProcessada>> => {
  const prontas = new Map<string, ImagemProcessada>();
  const fila: Desenho[] = [...DESENHOS];
  const turma = async (): Promise<void> => {
    for (let item = fila.shift(); item !== undefined; item = fila.shift())
      prontas.set(item.chave, await processarImagem(await pintar(item.svg())));
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, turma));
  return prontas;
};

/** Draws every picture and plays every song: some 20 s of a processor. */
export const renderizar = async (): Promise<Acervo> => {
  const [imagens, sons] = await Promise.all([
    pintarTodas(),
    gravarEncomendas(PECAS.map(({ encomenda }) => encomenda)),
  ]);
  return { imagens, sons };
};
