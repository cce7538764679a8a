import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import { useMemo } from 'react';
import { Alertas } from '../../ui/alertas';

interface Props {
  /** The place's next edition is open already. */
  outra: boolean;
  onDispensar: () => void;
}

/** What is said to who voted too late. */
export const Tarde = ({ outra, onDispensar }: Props) => {
  const recusados = useMemo(() => {
    const { outraEdicao, encerrada } = MENSAGENS_DA_PESQUISA;
    return [{ mensagem: outra ? outraEdicao : encerrada }];
  }, [outra]);
  return <Alertas recusados={recusados} comFoco onDispensar={onDispensar} />;
};
