import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { DIAS_UTEIS_ATE_LIBERAR } from '@portal/contracts/anuncio/limites';
import { AnuncioStatus } from '@portal/contracts/anuncio/status';
import { useFocoInicial } from '../../lib/use-foco-inicial';
import { ChipStatus } from '../anuncios/chip-status';
import { diaEMes } from '../anuncios/textos';
import estilos from './pagamento.module.css';

/** After the proof: where the ad stands and by when it is released. */
export const ComprovanteRecebido = ({ anuncio }: { anuncio: Anuncio }) => {
  const titulo = useFocoInicial();
  const esperando = anuncio.status === AnuncioStatus.AguardandoAprovacao;
  return (
    <div className={estilos.pagamento}>
      <div>
        <ChipStatus anuncio={anuncio} />
      </div>
      <h2 ref={titulo} tabIndex={-1}>
        {esperando ? 'Recebemos o seu comprovante' : 'Não há nada a pagar agora'}
      </h2>
      {esperando && anuncio.previsao_liberacao && (
        <p>
          Nossa equipe vai conferir o pagamento. O anúncio entra no ar{' '}
          <strong>
            até {diaEMes(anuncio.previsao_liberacao)}, {DIAS_UTEIS_ATE_LIBERAR} dias úteis
          </strong>
          . Avisaremos por e-mail.
        </p>
      )}
    </div>
  );
};
