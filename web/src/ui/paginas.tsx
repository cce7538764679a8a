import { Botao } from './botao';
import estilos from './paginas.module.css';

interface Props {
  pagina: number;
  /** The last page's number. */
  ultima: number;
  onIr: (pagina: number) => void;
}

/** Steps through a long list; nothing when it fits on one page. */
export const Paginas = ({ pagina, ultima, onIr }: Props) => {
  if (ultima <= 1 && pagina === 1) return null;
  const [primeira, fim] = [pagina <= 1, pagina >= ultima];
  return (
    <nav className={estilos.paginas} aria-label="Páginas da lista">
      {/* Never `disabled`: at the list's end the focus would fall to the page. */}
      <Botao
        variante="secundario"
        aria-disabled={primeira || undefined}
        onClick={() => !primeira && onIr(pagina - 1)}
      >
        Anterior
      </Botao>
      <span className="numeros" role="status">
        Página {pagina} de {ultima}
      </span>
      <Botao
        variante="secundario"
        aria-disabled={fim || undefined}
        onClick={() => !fim && onIr(pagina + 1)}
      >
        Próxima
      </Botao>
    </nav>
  );
};
