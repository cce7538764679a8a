import type { Portal } from '@portal/contracts/portal/portal';
import { Link } from 'react-router-dom';
import { Imagem } from '../../ui/imagem';
import { Onda } from '../../ui/onda';
import estilos from './slide.module.css';

interface Props {
  slide: Portal['carrossel'][number];
  numero: number;
  total: number;
  escondido: boolean;
}

export const Slide = ({ slide, numero, total, escondido }: Props) => {
  const { titulo, texto, path_imagem, link, rotulo_link, externo } = slide;
  // A slide out of sight takes no focus; React 18 drops a boolean `inert`, so the attribute is written.
  const inerte = escondido ? { inert: '' } : {};
  return (
    <div
      {...inerte}
      className={estilos.slide}
      role="group"
      aria-roledescription="destaque"
      aria-label={`${numero} de ${total}`}
    >
      <Imagem
        caminho={path_imagem}
        nome={titulo}
        id={`destaque-${numero}`}
        sizes="(min-width: 1168px) 1120px, 94vw"
        proporcao="12 / 5"
        className={estilos.imagem}
        prioridade={numero === 1}
      />
      <div className={estilos.palavras}>
        <h2 className={estilos.titulo}>{titulo}</h2>
        <p className={estilos.texto}>{texto}</p>
        {externo ? (
          <a href={link} className={estilos.acao} target="_blank" rel="noopener noreferrer">
            {rotulo_link}
            <span className="so-leitor"> (abre em nova aba)</span>
          </a>
        ) : (
          <Link to={link} className={estilos.acao}>
            {rotulo_link}
          </Link>
        )}
      </div>
      <Onda className={estilos.onda} />
    </div>
  );
};
