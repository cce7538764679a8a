import type { Lote } from '@portal/contracts/lote/lote';
import { dobrar } from '@portal/contracts/texto/dobrar';
import { listaDe } from '@portal/contracts/texto/lista';

/** The columns of a radio that are changed together with others'. */
export interface Colunas {
  tags: string | null;
  estado: string | null;
}

/** What a radio is to have: only what differs from what it has. */
export const mudancasDe = (
  { tags, estado }: Colunas,
  pedido: Pick<Lote, 'acrescentar' | 'tirar' | 'estado'>,
): Partial<Colunas> => {
  const antes = listaDe(tags);
  const saem = new Set(listaDe(pedido.tirar).map(dobrar));
  const ficam = antes.filter((uma) => !saem.has(dobrar(uma)));
  const tem = new Set(ficam.map(dobrar));
  const vem = listaDe(pedido.acrescentar).filter((uma) => {
    const nova = !tem.has(dobrar(uma));
    tem.add(dobrar(uma));
    return nova;
  });
  const mudou = ficam.length !== antes.length || vem.length > 0;
  return {
    ...(mudou && { tags: [...ficam, ...vem].join(', ') || null }),
    ...(pedido.estado !== '' && pedido.estado !== estado && { estado: pedido.estado }),
  };
};
