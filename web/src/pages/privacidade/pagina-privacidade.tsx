import { frasesDaRetencao } from '@portal/contracts/usuario/retencao';
import { useQuery } from '@tanstack/react-query';
import { privacidadeQuery } from '../../features/conta/queries';
import { useTitulo } from '../../lib/use-titulo';
import { Bloco } from '../../ui/bloco';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
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
        {({ texto, retencao }) => (
          <>
            <p className={css.texto}>{texto.trim()}</p>
            <section className={css.prazos}>
              <Titulo nivel={2}>Por quanto tempo guardamos</Titulo>
              <ul>
                {frasesDaRetencao(retencao).map((frase) => (
                  <li key={frase}>{frase}</li>
                ))}
              </ul>
            </section>
          </>
        )}
      </Bloco>
    </>
  );
};
