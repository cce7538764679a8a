import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQuieto } from '../../lib/use-quieto';
import { CampoCombo } from '../../ui/campo-combo';
import { contasQuery } from './queries';

/** The account an ad is made for. */
export interface ContaEscolhida {
  id: string;
  usuario: string;
  /** As it is offered: names are alike, e-mails are not. */
  nome: string;
}

interface Props {
  /** Null: the administrator's own. */
  conta: ContaEscolhida | null;
  onMudar: (conta: ContaEscolhida | null) => void;
}

/** In whose name an administrator makes an ad, searched on the server among all accounts (contrato 5). */
export const CampoDaConta = ({ conta, onMudar }: Props) => {
  const [digitado, setDigitado] = useState('');
  const procurado = useQuieto(digitado === conta?.nome ? '' : digitado.trim());
  const { data = [], isError } = useQuery(contasQuery(procurado));
  const achadas = data.map(({ id_usuario, usuario, email }): ContaEscolhida => ({
    ...{ id: String(id_usuario), usuario, nome: `${usuario} · ${email}` },
  }));
  const oferecidas =
    conta && !achadas.some(({ id }) => id === conta.id) ? [conta, ...achadas] : achadas;
  return (
    <CampoCombo
      rotulo="Em nome de"
      opcoes={oferecidas}
      valor={conta?.id ?? ''}
      onMudar={(id) => onMudar(oferecidas.find((uma) => uma.id === id) ?? null)}
      onDigitar={setDigitado}
      placeholder="Busque nome, e-mail ou documento"
      vazio="Ninguém encontrado."
      rotuloAbrir="Mostrar as contas"
      erro={isError ? 'Erro ao obter as contas' : undefined}
      dica="Os e-mails, os números e a renovação vão para esta conta. Vazio, o anúncio é seu."
    />
  );
};
