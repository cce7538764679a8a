import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { Botao } from '../../ui/botao';
import { Dialogo } from '../../ui/dialogo';
import { CamposDoRecebimento, emCampo, nenhum } from './campos-do-recebimento';
import type { RecebimentoDigitado } from './mutations';

interface Props {
  anuncio: Anuncio;
  onRegistrar: (recebimento: Omit<RecebimentoDigitado, 'id'>) => void;
  onSemRegistrar: () => void;
  onFechar: () => void;
}

/** The receipt that goes with an approval: today, and what the ad costs, unless the bank says something else. */
export const AprovarERegistrar = ({ anuncio, onRegistrar, onSemRegistrar, onFechar }: Props) => (
  <Dialogo aberto onFechar={onFechar} titulo="Aprovar e registrar o recebimento">
    <p>
      “{anuncio.titulo}” (nº {anuncio.id})
    </p>
    <CamposDoRecebimento
      semCodigo
      inicial={{ ...nenhum(), id: String(anuncio.id), valor: emCampo(anuncio.valor) }}
      rotuloDeEnviar="Aprovar e registrar"
      enviar={({ id: _, ...recebimento }) => {
        onRegistrar(recebimento);
        return Promise.resolve();
      }}
    >
      <Botao variante="secundario" onClick={onSemRegistrar}>
        Aprovar sem registrar
      </Botao>
    </CamposDoRecebimento>
  </Dialogo>
);
