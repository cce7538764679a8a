import type { Portal } from '@portal/contracts/portal/portal';
import { useQuery } from '@tanstack/react-query';
import { portalQuery } from '../../lib/portal-query';
import { Bloco } from '../../ui/bloco';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { Imagem } from '../../ui/imagem';
import { Vazio } from '../../ui/vazio';
import css from './sobre.module.css';

type Diretor = Portal['sobre']['diretoria'][number];

const MEMBROS = 3;

const Membro = ({ diretor, nivel }: { diretor: Diretor; nivel: 2 | 3 }) => {
  const Nome = `h${nivel}` as const;
  return (
    <Cartao className={css.membro}>
      <Imagem
        className={css.foto}
        caminho={diretor.path_imagem}
        nome={diretor.nome}
        id={diretor.nome}
        sizes="96px"
      />
      <div className={css.palavras}>
        <Nome className={css.nome}>{diretor.nome}</Nome>
        <p className={css.cargo}>{diretor.cargo}</p>
      </div>
    </Cartao>
  );
};

/** The board's members (especificação 2.6). `nivel`: of their names, under the page's own heading. */
export const Diretoria = ({ nivel }: { nivel: 2 | 3 }) => {
  const query = useQuery(portalQuery);
  return (
    <Bloco
      query={query}
      isVazio={({ sobre }) => sobre.diretoria.length === 0}
      esqueleto={
        <div className={css.grade}>
          {Array.from({ length: MEMBROS }, (_, i) => (
            <Esqueleto key={i} altura="128px" />
          ))}
        </div>
      }
      vazio={<Vazio texto="A diretoria ainda não foi apresentada." />}
    >
      {({ sobre }) => (
        <ul className={css.grade}>
          {sobre.diretoria.map((diretor, indice) => (
            <li key={indice}>
              <Membro diretor={diretor} nivel={nivel} />
            </li>
          ))}
        </ul>
      )}
    </Bloco>
  );
};
