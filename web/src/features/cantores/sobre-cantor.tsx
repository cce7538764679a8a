import { useId, useState } from 'react';
import { Botao } from '../../ui/botao';
import { Titulo } from '../../ui/titulo';
import css from './sobre-cantor.module.css';
import { precisaLerMais } from './texto-sobre';

const SEM_DESCRICAO = 'Nenhuma descrição sobre o cantor foi registrada';

/** 'Sobre' of a singer (especificação 2.4); a long text starts folded. */
export const SobreCantor = ({ sobre }: { sobre: string }) => {
  const texto = sobre.trim();
  const longo = precisaLerMais(texto);
  const [aberto, setAberto] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-titulo`}>
      <Titulo id={`${id}-titulo`}>Sobre</Titulo>
      {texto === '' ? (
        <p className={css.vazio}>{SEM_DESCRICAO}</p>
      ) : (
        <p id={id} className={css.texto} data-dobrado={longo && !aberto}>
          {texto}
        </p>
      )}
      {longo && (
        <Botao
          variante="fantasma"
          className={css.mais}
          aria-expanded={aberto}
          aria-controls={id}
          onClick={() => setAberto(!aberto)}
        >
          {aberto ? 'Ler menos' : 'Ler mais'}
        </Botao>
      )}
    </section>
  );
};
