import css from './equalizador.module.css';

interface EqualizadorProps {
  ativo: boolean;
}

/** Three bars that move while it sounds; decoration, the state is always also in words. */
export const Equalizador = ({ ativo }: EqualizadorProps) => (
  <span className={css.barras} data-ativo={ativo} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
