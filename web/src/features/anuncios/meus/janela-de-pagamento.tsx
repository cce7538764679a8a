import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useQueryClient } from '@tanstack/react-query';
import { Dialogo } from '../../../ui/dialogo';
import estilos from '../anuncios.module.css';
import { Pagamento } from '../pagamento/pagamento';
import { ANUNCIOS } from '../queries';

interface Props {
  anuncio: Anuncio;
  aoFechar: () => void;
}

/** Pays an ad and sends the proof without leaving My ads. */
export const JanelaDePagamento = ({ anuncio, aoFechar }: Props) => {
  const queryClient = useQueryClient();
  return (
    <Dialogo
      aberto
      onFechar={aoFechar}
      titulo={`Pagar “${anuncio.titulo}”`}
      className={estilos.janela}
    >
      <Pagamento
        anuncio={anuncio}
        aoEnviar={() => {
          aoFechar();
          void queryClient.invalidateQueries({ queryKey: ANUNCIOS });
        }}
        aoDeixarParaDepois={aoFechar}
      />
    </Dialogo>
  );
};
