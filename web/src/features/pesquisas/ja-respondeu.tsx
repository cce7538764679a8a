import { MENSAGENS_DA_PESQUISA } from '@portal/contracts/pesquisa/mensagens';
import { Botao } from '../../ui/botao';
import { Dialogo } from '../../ui/dialogo';

/** Survey already answered (especificação 2.2, especificação 8). */
export const JaRespondeu = ({ onFechar }: { onFechar: () => void }) => (
  <Dialogo aberto onFechar={onFechar} tipo="sucesso" titulo={MENSAGENS_DA_PESQUISA.jaVotouTitulo}>
    <p>{MENSAGENS_DA_PESQUISA.jaVotou}</p>
    <Botao onClick={onFechar}>OK</Botao>
  </Dialogo>
);
