import { umaVez } from '../uma-vez';

const formato = umaVez(
  () => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }),
);

/** BRL as the specification shows it, with a plain space: `R$ 50,00` (especificação 9). */
export const emReais = (valor: number): string =>
  formato()
    .format(valor)
    .replace(/\u00a0/g, ' ');
