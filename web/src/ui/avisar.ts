import { NOTIFICACAO_MS } from '@portal/contracts/portal/tempos';
import { observavel } from './observavel';

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
/** Those on screen. */
export const avisos = observavel<readonly AvisoNaTela[]>([]);

export const dispensar = (id: number): void =>
  avisos.mudar(avisos.ler().filter((aviso) => aviso.id !== id));

const isOMesmo = (um: Aviso, outro: Aviso): boolean =>
  um.tipo === outro.tipo && um.titulo === outro.titulo && um.msg === outro.msg;

/**
 * Shows a notice over the page (especificação 2.12). A repeated one takes the place of the first: a double click stacks
 * nothing.
 */
export const avisar = (aviso: Aviso): void => {
  const id = proximo++;
  avisos.mudar([...avisos.ler().filter((outro) => !isOMesmo(outro, aviso)), { ...aviso, id }]);
  const duracao = aviso.duracao ?? (aviso.tipo === 'erro' ? undefined : NOTIFICACAO_MS);
  if (duracao !== undefined) setTimeout(() => dispensar(id), duracao);
};
