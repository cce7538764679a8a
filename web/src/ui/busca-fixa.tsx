import { useRef, type ComponentProps } from 'react';
import estilos from './busca-fixa.module.css';
import { CampoBusca } from './campo-busca';

/** The search of a list, in sight while the list scrolls under it; what it finds is shown from the list's beginning. */
export const BuscaFixa = ({ onChange, ...resto }: ComponentProps<typeof CampoBusca>) => {
  const inicio = useRef<HTMLDivElement>(null);
  const mudar = (valor: string) => {
    onChange(valor);
    const marco = inicio.current;
    if (marco && marco.getBoundingClientRect().top < 0)
      marco.scrollIntoView({ behavior: 'instant' });
  };
  return (
    <>
      <div ref={inicio} />
      <div className={estilos.fixa}>
        <CampoBusca {...resto} onChange={mudar} />
      </div>
    </>
  );
};
