import type { Portal } from '@portal/contracts/portal/portal';
import { Gift } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Titulo } from '../../ui/titulo';
import estilos from './novidades.module.css';

type DoBotao = Pick<ComponentProps<typeof Botao>, 'onClick' | 'onPointerEnter' | 'onFocus'>;

interface Props {
  /** What staff wrote for the block; where that is empty, the words below and the survey's. */
  palavras?: Portal['novidades'] | undefined;
  /** The survey it calls for; null while there is none to answer. */
  chamada: { titulo: string; texto: string } | null;
  /** What its button does. */
  responder: DoBotao;
  /** The survey's own block, once asked for (especificação 2.2). */
  children: ReactNode;
}

export const Novidades = ({ palavras, chamada, responder, children }: Props) => (
  <section aria-labelledby="novidades">
    <Titulo id="novidades">{palavras?.titulo || 'Novidades no site'}</Titulo>
    <Cartao className={estilos.cartao}>
      <Gift className={estilos.icone} aria-hidden />
      <div className={estilos.palavras}>
        <h3>{chamada?.titulo ?? 'Vote e concorra'}</h3>
        <p className={estilos.texto}>
          {palavras?.texto ||
            (chamada?.texto ?? 'Nenhuma pesquisa aberta neste momento. Volte em breve!')}
        </p>
      </div>
      {chamada && (
        <Botao {...responder} className={estilos.acao}>
          {palavras?.rotulo_botao || 'Responder agora'}
        </Botao>
      )}
    </Cartao>
    {children}
  </section>
);
