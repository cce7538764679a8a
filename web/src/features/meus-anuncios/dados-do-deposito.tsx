import type { Pagamento } from '@portal/contracts/anuncio/anuncio';
import { BotaoCopiar } from './botao-copiar';
import { Dado, Dados } from './dados';
import estilos from './pagamento.module.css';

interface Props {
  deposito: NonNullable<Pagamento['deposito']>;
}

/** Where to deposit. */
export const DadosDoDeposito = ({ deposito }: Props) => (
  <div className={estilos.meio}>
    <h3>Dados para depósito</h3>
    <Dados>
      <Dado nome="Banco">{deposito.banco}</Dado>
      <Dado nome="Agência">{deposito.agencia}</Dado>
      <Dado nome="Conta">{deposito.conta}</Dado>
      <Dado nome="Favorecido">{deposito.favorecido}</Dado>
    </Dados>
    <div>
      <BotaoCopiar
        variante="secundario"
        texto={`Banco: ${deposito.banco}\nAgência: ${deposito.agencia}\nConta: ${deposito.conta}\nFavorecido: ${deposito.favorecido}`}
      >
        Copiar dados bancários
      </BotaoCopiar>
    </div>
  </div>
);
