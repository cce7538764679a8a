import { useQuery } from '@tanstack/react-query';
import { privacidadeQuery } from '../../features/conta/queries';
import { useTitulo } from '../../lib/use-titulo';
import { Bloco } from '../../ui/bloco';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';
import { Esqueleto } from '../../ui/esqueleto';
import { Vazio } from '../../ui/vazio';
import css from './pagina-privacidade.module.css';

export const PaginaPrivacidade = () => {
  const query = useQuery(privacidadeQuery);
  useTitulo('Política de privacidade');
  return (
    <>
      <CabecaDePagina titulo="Política de privacidade" />
      <Bloco
        query={query}
        esqueleto={<Esqueleto altura="50vh" />}
        isVazio={({ texto }) => texto.trim() === ''}
        vazio={<Vazio texto="O texto desta página ainda está sendo escrito." />}
      >
        {({ texto }) => <p className={css.texto}>{texto.trim()}</p>}
      </Bloco>
    </>
  );
};
