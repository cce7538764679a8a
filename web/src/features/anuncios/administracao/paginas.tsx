import { Botao } from '../../../ui/botao';
import estilos from '../anuncios.module.css';
import { ANUNCIOS_POR_PAGINA } from '../queries';

interface Props {
  pagina: number;
  total: number;
  onIr: (pagina: number) => void;
}

/** Steps through a long list; nothing when it fits on one page. */
export const Paginas = ({ pagina, total, onIr }: Props) => {
  const ultima = Math.max(1, Math.ceil(total / ANUNCIOS_POR_PAGINA));
  if (ultima === 1 && pagina === 1) return null;
  return (
    <nav className={estilos.paginas} aria-label="Páginas da lista">
      <Botao variante="secundario" disabled={pagina <= 1} onClick={() => onIr(pagina - 1)}>
        Anterior
      </Botao>
      <span className="numeros" role="status">
        Página {pagina} de {ultima}
      </span>
      <Botao variante="secundario" disabled={pagina >= ultima} onClick={() => onIr(pagina + 1)}>
        Próxima
      </Botao>
    </nav>
  );
};
