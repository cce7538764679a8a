import type { NoAr } from '@portal/contracts/no-ar/no-ar';
import type { Radio } from '@portal/contracts/radio/radio';
import { useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense, useRef, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CartaoRadio } from '../../features/radios/cartao-radio';
import { noArQuery } from '../../lib/no-ar';
import { ordenarNoAr, trilhoNoArQuery } from '../../features/radios/trilho-no-ar';
import { hrefPagina } from '../../lib/enderecos';
import { useMedia } from '../../lib/use-media';
import { useSobDemanda } from '../../lib/use-sob-demanda';
import { Bloco } from '../../ui/bloco';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import estilos from './pagina-home.module.css';

const ESPERADAS = 6;

const EsqueletoTrilho = () => (
  <div className={estilos.trilho}>
    {Array.from({ length: ESPERADAS }, (_, i) => (
      <div key={i} className={estilos.item}>
        <Esqueleto proporcao="1" />
        <div className={estilos.palavras} />
      </div>
    ))}
  </div>
);

// Not of the first screen's bytes; its place is kept, and a rail without it is a rail all the same.
const SituacaoNoAr = lazy<ComponentType<{ noAr: NoAr | undefined }>>(() =>
  import('../../features/radios/situacao-no-ar').then(
    (modulo) => ({ default: modulo.SituacaoNoAr }),
    () => ({ default: () => null }),
  ),
);

interface DoTrilho {
  radio: Radio;
  noAr: NoAr | undefined;
}

/** Memoised: of what sounds, asked for again and again, most is as it was. */
const CartaoDoTrilho = memo(({ radio, noAr }: DoTrilho) => (
  <CartaoRadio radio={radio} sizes="(min-width: 768px) 168px, 146px" noAr={noAr}>
    <div className={estilos.situacao}>
      <Suspense fallback={null}>
        <SituacaoNoAr noAr={noAr} />
      </Suspense>
    </div>
  </CartaoRadio>
));
CartaoDoTrilho.displayName = 'CartaoDoTrilho';

const importarSetas = () => import('../../ui/setas-do-trilho');

/** The rail; where there is a mouse, its arrows come when the page is idle. */
const Trilho = ({ children }: { children: ReactNode }) => {
  const lista = useRef<HTMLUListElement>(null);
  const comMouse = useMedia('(hover: hover) and (pointer: fine)');
  const [setas] = useSobDemanda(importarSetas, comMouse ? 'vaga' : 'pedido');
  return (
    <div className={estilos.comSetas}>
      <ul ref={lista} className={estilos.trilho}>
        {children}
      </ul>
      {setas && <setas.SetasDoTrilho trilho={lista} />}
    </div>
  );
};

/** What sounds now is asked for once the radios are there, whose read waited for it. */
const RadiosNoAr = ({ radios }: { radios: readonly Radio[] }) => {
  const noAr = useQuery(noArQuery()).data ?? {};
  return (
    <Trilho>
      {ordenarNoAr(radios, noAr).map((radio) => (
        <li key={radio.id} className={estilos.item}>
          <CartaoDoTrilho radio={radio} noAr={noAr[radio.id]} />
        </li>
      ))}
    </Trilho>
  );
};

export const NoArAgora = () => {
  const query = useQuery(trilhoNoArQuery);
  return (
    <section className={estilos.noAr} aria-labelledby="no-ar">
      <Titulo id="no-ar" acao={<Link to={hrefPagina('webradios')}>Ver todas</Link>}>
        No ar agora
      </Titulo>
      <Bloco
        emFatias
        query={query}
        esqueleto={<EsqueletoTrilho />}
        vazio={<Vazio texto="Nenhuma web rádio publicada ainda." />}
      >
        {(radios) => <RadiosNoAr radios={radios} />}
      </Bloco>
    </section>
  );
};
