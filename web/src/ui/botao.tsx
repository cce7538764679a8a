import type { ButtonHTMLAttributes } from 'react';
import estilos from './botao.module.css';
import { classes } from './classes';

export type VarianteBotao = 'primario' | 'secundario' | 'fantasma';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  variante?: VarianteBotao;
}

export const Botao = ({ variante = 'primario', className, type = 'button', ...resto }: Props) => (
  <button {...resto} type={type} className={classes(classeBotao(variante), className)} />
);

/** The look of a button, for links that act like one. */
export const classeBotao = (variante: VarianteBotao = 'primario'): string =>
  classes(estilos.botao, estilos[variante]);
