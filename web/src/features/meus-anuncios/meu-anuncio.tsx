import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { recusaDe, type Acao } from '@portal/contracts/anuncio/permissoes';
import { emReais } from '@portal/contracts/dinheiro/real';
import { Botao } from '../../ui/botao';
import formulario from '../../ui/formulario.module.css';
import { ChipStatus } from '../anuncios/chip-status';
import { emMeses } from '../anuncios/textos';
import { ExcluirAnuncio } from '../formulario-de-anuncio/excluir-anuncio';
import { AnuncioEmLeitura } from './anuncio-em-leitura';
import { Cancelamento } from './cancelamento';
import { ComprovanteEnviado } from './comprovante-enviado';
import { FormularioDoBanner } from './formulario-do-banner';

interface Props {
  anuncio: Anuncio;
  /** Closes it, whatever was not sent. */
  aoFechar: () => void;
  /** Closes it, unless something waits to be sent. */
  aoSair: () => void;
  /** Told whether something waits to be sent. */
  aoMudar: (pendente: boolean) => void;
}

/** 'Edit my banner ad' (especificação 2.11). Radio and song the administration changes: of those everything is read. */
export const MeuAnuncio = ({ anuncio, aoFechar, aoSair, aoMudar }: Props) => {
  const trava = (acao: Acao) => recusaDe(anuncio, 'dono', acao);
  const fechado = trava('titulo');
  const muda = anuncio.tipo === 'banner' && fechado === null;
  return (
    <div className={formulario.formulario}>
      <div className={formulario.acoes}>
        <ChipStatus anuncio={anuncio} />
        <span className={formulario.suave}>
          {emReais(anuncio.valor)} · {emMeses(anuncio.periodo)}
        </span>
      </div>
      {muda ? (
        <FormularioDoBanner anuncio={anuncio} trava={trava} aoMudar={aoMudar} />
      ) : (
        <AnuncioEmLeitura anuncio={anuncio} motivo={fechado} />
      )}
      <ComprovanteEnviado anuncio={anuncio} />
      <Cancelamento anuncio={anuncio} />
      {trava('excluir') === null && <ExcluirAnuncio anuncio={anuncio} aoExcluir={aoFechar} />}
      <div className={formulario.acoes}>
        <Botao variante="fantasma" onClick={aoSair}>
          Fechar
        </Botao>
      </div>
    </div>
  );
};
