import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';

export interface Aviso {
  tipo: 'sucesso' | 'erro' | 'neutro';
  msg: string;
  titulo?: string;
  /** Milliseconds on screen; without it an error stays until dismissed and the rest 3 s. */
  duracao?: number;
}
export interface AvisoNaTela extends Aviso {
  id: number;
}

let proximo = 1;
let naTela: readonly AvisoNaTela[] = [];
const ouvintes = new Set<() => void>();

const mudar = (lista: readonly AvisoNaTela[]): void => {
  naTela = lista;
  ouvintes.forEach((ouvir) => ouvir());
};

export const dispensar = (id: number): void => mudar(naTela.filter((aviso) => aviso.id !== id));

const isOMesmo = (um: Aviso, outro: Aviso): boolean =>
  um.tipo === outro.tipo && um.titulo === outro.titulo && um.msg === outro.msg;

/**
 * Shows a notice over the page (especificação 2.12). A repeated one takes the place of the first: a double click stacks
 * nothing.
 */
export const avisar = (aviso: Aviso): void => {
  const id = proximo++;
  mudar([...naTela.filter((outro) => !isOMesmo(outro, aviso)), { ...aviso, id }]);
  const duracao = aviso.duracao ?? (aviso.tipo === 'erro' ? undefined : NOTIFICACAO_MS);
  if (duracao !== undefined) setTimeout(() => dispensar(id), duracao);
};

export const avisos = {
  assinar: (ouvir: () => void): (() => void) => {
    ouvintes.add(ouvir);
    return () => ouvintes.delete(ouvir);
  },
  ler: (): readonly AvisoNaTela[] => naTela,
};
