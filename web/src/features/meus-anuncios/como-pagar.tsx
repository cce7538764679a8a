import type { Pagamento } from '@portal/contracts/anuncio/anuncio';
import type { MeioPagamento } from '@portal/contracts/anuncio/status';
import { Alerta } from '../../ui/alerta';
import { DadosDoDeposito, DadosDoPix } from './dados-do-pagamento';
import estilos from './pagamento.module.css';

interface Props {
  pagamento: Pagamento;
  preferido: MeioPagamento;
}

const OUTRO: Record<MeioPagamento, MeioPagamento> = { pix: 'deposito', deposito: 'pix' };
const CHAMADA: Record<MeioPagamento, string> = {
  pix: 'Prefere pagar por Pix?',
  deposito: 'Prefere pagar por depósito?',
};
const EM_FALTA: Record<MeioPagamento, string> = {
  pix: 'A nossa chave Pix ainda não está cadastrada.',
  deposito: 'Os nossos dados bancários ainda não estão cadastrados.',
};

const temDados = (pagamento: Pagamento, meio: MeioPagamento): boolean => pagamento[meio] !== null;

const Dados = ({
  pagamento: { pix, deposito },
  meio,
}: {
  pagamento: Pagamento;
  meio: MeioPagamento;
}) => {
  if (meio === 'pix') return pix && <DadosDoPix pix={pix} />;
  return deposito && <DadosDoDeposito deposito={deposito} />;
};

/** The way of paying chosen at the purchase first; the other one behind a line. What staff have not filled in is told kindly. */
export const ComoPagar = ({ pagamento, preferido }: Props) => {
  const outro = OUTRO[preferido];
  if (temDados(pagamento, preferido))
    return (
      <>
        <Dados pagamento={pagamento} meio={preferido} />
        {temDados(pagamento, outro) && (
          <details className={estilos.outro}>
            <summary>{CHAMADA[outro]}</summary>
            <Dados pagamento={pagamento} meio={outro} />
          </details>
        )}
      </>
    );
  if (temDados(pagamento, outro))
    return (
      <>
        <Alerta tipo="neutro">{EM_FALTA[preferido]} Enquanto isso, você pode pagar assim:</Alerta>
        <Dados pagamento={pagamento} meio={outro} />
      </>
    );
  return (
    <Alerta tipo="neutro">
      Seu pedido está guardado. {EM_FALTA[preferido]} Fale com a nossa equipe para receber os dados
      do pagamento; depois é só voltar aqui e enviar o comprovante.
    </Alerta>
  );
};
