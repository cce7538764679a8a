import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import type { ReactNode } from 'react';
import { Botao, type VarianteBotao } from '../../ui/botao';
import estilos from './fila.module.css';

interface Props {
  status: AnuncioStatus;
  valor: number;
  podeAprovar: boolean;
  podeRecusar: boolean;
  podeReembolsar: boolean;
  atalhos: boolean;
  onAprovar: () => void;
  onRecusar: () => void;
  onReembolsar: () => void;
}

interface PropsDeAcao {
  tecla: string | null;
  variante: VarianteBotao;
  onClick: () => void;
  children: ReactNode;
}

const Acao = ({ tecla, variante, onClick, children }: PropsDeAcao) => (
  <Botao
    variante={variante}
    onClick={onClick}
    {...(tecla !== null && { 'aria-keyshortcuts': tecla })}
  >
    {children}
    {tecla !== null && (
      <kbd className={estilos.tecla} aria-hidden>
        {tecla}
      </kbd>
    )}
  </Botao>
);

/** The decisions, always within reach. */
export const BarraDeDecisao = (props: Props) => {
  const { status, valor, podeAprovar, podeRecusar, podeReembolsar } = props;
  const tecla = (letra: string) => (props.atalhos ? letra : null);
  const pedeReembolso = status === AnuncioStatus.ReembolsoSolicitado;
  const reembolsar = podeReembolsar && (
    <Acao
      tecla={tecla('B')}
      variante={pedeReembolso ? 'primario' : 'fantasma'}
      onClick={props.onReembolsar}
    >
      Reembolsar <span className={estilos.quanto}>{emReais(valor)}</span>
    </Acao>
  );
  return (
    <div className={estilos.barra} role="group" aria-label="Decisão" data-barra-fixa>
      {!pedeReembolso && reembolsar}
      {podeRecusar && (
        <Acao tecla={tecla('R')} variante="secundario" onClick={props.onRecusar}>
          {pedeReembolso ? 'Recusar pedido' : 'Recusar'}
        </Acao>
      )}
      {podeAprovar && (
        <Acao tecla={tecla('A')} variante="primario" onClick={props.onAprovar}>
          Aprovar
        </Acao>
      )}
      {pedeReembolso && reembolsar}
    </div>
  );
};
