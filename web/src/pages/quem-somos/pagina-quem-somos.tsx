import { AbasSobre } from '../../features/sobre/abas-sobre';
import { Diretoria } from '../../features/sobre/diretoria';
import { QuemSomos } from '../../features/sobre/quem-somos';
import { CabecaDePagina } from '../../ui/cabeca-de-pagina';
import { Titulo } from '../../ui/titulo';
import css from './pagina-quem-somos.module.css';

export const PaginaQuemSomos = () => (
  <>
    <AbasSobre atual="quemsomos" />
    <CabecaDePagina titulo="Quem Somos" />
    <QuemSomos />
    <section className={css.diretoria} aria-labelledby="diretoria">
      <Titulo id="diretoria">Diretoria</Titulo>
      <Diretoria nivel={3} />
    </section>
  </>
);
