import type { Portal } from '@portal/contracts/portal/portal';
import { Gift } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Dialogo } from '../../ui/dialogo';
import { Titulo } from '../../ui/titulo';
import estilos from './novidades.module.css';

interface Props {
  pesquisas: Portal['pesquisas'];
  /** The survey's own block, hidden until asked for; absent once answered (specification 2.2). */
  pesquisa?: ReactNode;
}

export const Novidades = ({ pesquisas, pesquisa = null }: Props) => {
  const [pedida, setPedida] = useState(false);
  const fechar = () => setPedida(false);
  const chamada = pesquisas[0];
  return (
    <section aria-labelledby="novidades">
      <Titulo id="novidades">Novidades no site</Titulo>
      <Cartao className={estilos.cartao}>
        <Gift className={estilos.icone} aria-hidden />
        <div className={estilos.palavras}>
          <h3>{chamada?.titulo ?? 'Vote e concorra'}</h3>
          <p className={estilos.texto}>
            {chamada?.texto ?? 'Responda à nossa pesquisa e participe do sorteio de prêmios.'}
          </p>
        </div>
        <Botao className={estilos.acao} onClick={() => setPedida(true)}>
          Responder agora
        </Botao>
      </Cartao>
      {pedida && pesquisa}
      {pedida && !pesquisa && (
        <Dialogo
          aberto
          onFechar={fechar}
          tipo="sucesso"
          titulo="Você já respondeu a esta pesquisa!"
        >
          <p>Você já respondeu a esta pesquisa. Obrigado pela colaboração!</p>
          <Botao onClick={fechar}>OK</Botao>
        </Dialogo>
      )}
    </section>
  );
};
