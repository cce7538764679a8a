import { emReais } from '@portal/contracts/dinheiro/real';
import type { TipoAnuncio } from '@portal/contracts/anuncio/status';
import type { ReactNode } from 'react';
import { Alerta } from '../../ui/alerta';
import { BotaoEnviar } from '../../ui/botao-enviar';
import { emMeses, ROTULO_DO_TIPO } from '../anuncios/textos';
import estilos from './formulario.module.css';
import { ProgressoDoEnvio } from './remessa';

interface Props {
  valor: number | null;
  periodo: string;
  tipo: TipoAnuncio | undefined;
  enviando: boolean;
  progresso: number;
  /** Why the last sending did not arrive. */
  falha: ReactNode;
  /** Words of the button: 'Finalizar compra', 'Salvar alterações'. */
  children: ReactNode;
}

/** Always in sight: what it costs, the one button, how far the sending is, and what stopped it. */
export const BarraDePreco = ({
  valor,
  periodo,
  tipo,
  enviando,
  progresso,
  falha,
  children,
}: Props) => (
  <div className={estilos.barra}>
    {falha !== null && <Alerta tipo="erro">{falha}</Alerta>}
    {enviando && <ProgressoDoEnvio fracao={progresso} />}
    <div className={estilos.linha}>
      <p className={estilos.preco} aria-live="polite">
        {valor !== null && tipo && (
          <>
            <strong className={estilos.valor}>{emReais(valor)}</strong>
            <span className={estilos.plano}>
              {emMeses(Number(periodo))} · {ROTULO_DO_TIPO[tipo].toLowerCase()}
            </span>
          </>
        )}
      </p>
      <BotaoEnviar enviando={enviando} className={estilos.botao}>
        {children}
      </BotaoEnviar>
    </div>
  </div>
);
