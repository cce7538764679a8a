import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { emReais } from '@portal/contracts/dinheiro/real';
import { Botao } from '../../../ui/botao';
import formulario from '../../../ui/formulario.module.css';
import { ChipStatus } from '../chip-status';
import { ExcluirAnuncio } from '../formulario/excluir-anuncio';
import { EnviarComprovante } from '../pagamento/enviar-comprovante';
import { emMeses } from '../textos';
import { Cancelamento } from './cancelamento';
import { FormularioDoBanner } from './formulario-do-banner';
import { permitidoAoDono } from './travas';

interface Props {
  anuncio: Anuncio;
  aoMudar: (anuncio: Anuncio) => void;
  aoFechar: () => void;
}

/** 'Edit my banner ad' (specification 2.11). */
export const MeuBanner = ({ anuncio, aoMudar, aoFechar }: Props) => {
  const permitido = permitidoAoDono(anuncio);
  return (
    <div className={formulario.formulario}>
      <div className={formulario.acoes}>
        <ChipStatus anuncio={anuncio} />
        <span className={formulario.suave}>
          {emReais(anuncio.valor)} · {emMeses(anuncio.periodo)}
        </span>
      </div>
      {permitido.comprovante && <EnviarComprovante anuncio={anuncio} aoEnviar={aoMudar} />}
      <FormularioDoBanner anuncio={anuncio} permitido={permitido} aoMudar={aoMudar} />
      <Cancelamento anuncio={anuncio} aoMudar={aoMudar} />
      {permitido.excluir && <ExcluirAnuncio anuncio={anuncio} aoExcluir={aoFechar} />}
      <div className={formulario.acoes}>
        <Botao variante="fantasma" onClick={aoFechar}>
          Fechar
        </Botao>
      </div>
    </div>
  );
};
