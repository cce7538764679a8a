import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { recusaDe, type Acao } from '@portal/contracts/anuncio/permissoes';
import { emReais } from '@portal/contracts/dinheiro/real';
import { useRef } from 'react';
import { Botao } from '../../ui/botao';
import formulario from '../../ui/formulario.module.css';
import { ChipStatus } from '../anuncios/chip-status';
import { ExcluirAnuncio } from '../formulario-de-anuncio/excluir-anuncio';
import { EnviarComprovante } from './enviar-comprovante';
import { emMeses } from '../anuncios/textos';
import { Cancelamento } from './cancelamento';
import { FormularioDoBanner } from './formulario-do-banner';

interface Props {
  anuncio: Anuncio;
  aoFechar: () => void;
}

/** 'Edit my banner ad' (especificação 2.11). */
export const MeuBanner = ({ anuncio, aoFechar }: Props) => {
  const trava = (acao: Acao) => recusaDe(anuncio, 'dono', acao);
  const situacao = useRef<HTMLDivElement>(null);
  // What was refused keeps its proof: another is for whoever was told that the payment is the matter.
  const reenvia = trava('reenviar') === null;
  // The form goes once its proof is there, and the focus must not go with it.
  const comprovante = (
    <EnviarComprovante anuncio={anuncio} aoEnviar={() => situacao.current?.focus()} />
  );
  return (
    <div className={formulario.formulario}>
      <div ref={situacao} tabIndex={-1} className={formulario.acoes}>
        <ChipStatus anuncio={anuncio} />
        <span className={formulario.suave}>
          {emReais(anuncio.valor)} · {emMeses(anuncio.periodo)}
        </span>
      </div>
      {trava('comprovante') === null && !reenvia && comprovante}
      <FormularioDoBanner anuncio={anuncio} trava={trava} />
      {reenvia && (
        <details>
          <summary>Enviar outro comprovante</summary>
          {comprovante}
        </details>
      )}
      <Cancelamento anuncio={anuncio} />
      {trava('excluir') === null && <ExcluirAnuncio anuncio={anuncio} aoExcluir={aoFechar} />}
      <div className={formulario.acoes}>
        <Botao variante="fantasma" onClick={aoFechar}>
          Fechar
        </Botao>
      </div>
    </div>
  );
};
