import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { Link } from 'react-router-dom';
import { Botao, classeBotao } from '../../ui/botao';
import { Dialogo } from '../../ui/dialogo';

interface Props {
  erros: readonly string[];
  doServidor: boolean;
  onFechar: () => void;
}

/** The popup of a failed recovery (especificação 8), with a way on for a link that no longer works. */
export const ErroNaRecuperacao = ({ erros, doServidor, onFechar }: Props) => (
  <Dialogo aberto onFechar={onFechar} tipo="erro" titulo="Erro na recuperação de senha">
    <ul>
      {erros.map((erro) => (
        <li key={erro}>{erro}</li>
      ))}
    </ul>
    <Botao onClick={onFechar}>OK</Botao>
    {doServidor && (
      <Link to={CAMINHOS.recuperacao} className={classeBotao('secundario')}>
        Pedir um novo link
      </Link>
    )}
  </Dialogo>
);
