import type { Lancamento } from '@portal/contracts/caixa/caixa';
import { useMutation } from '@tanstack/react-query';
import { Dialogo } from '../../ui/dialogo';
import { CamposDoRecebimento, type Inicial } from './campos-do-recebimento';
import { registrarMutation } from './mutations';

interface Props {
  /** Null while it is closed. */
  inicial: Inicial | null;
  /** The line of the cash book it is recorded, or corrected, from. */
  linha?: Lancamento | null;
  onFechar: () => void;
}

/** What came in for one ad, as the bank says it; what was recorded before is replaced. */
export const FormularioDoRecebimento = ({ inicial, linha, onFechar }: Props) => {
  const registrar = useMutation(registrarMutation);
  return (
    <Dialogo aberto={inicial !== null} onFechar={onFechar} titulo="Registrar recebimento">
      {inicial && (
        <CamposDoRecebimento
          inicial={inicial}
          rotuloDeEnviar="Registrar"
          enviar={async (dados) => {
            await registrar.mutateAsync({ ...dados, ...(linha && { linha }) });
            onFechar();
          }}
        />
      )}
    </Dialogo>
  );
};
