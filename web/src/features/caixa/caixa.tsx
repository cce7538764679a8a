import {
  TIPOS_DE_LANCAMENTO,
  type Caixa,
  type TipoDeLancamento,
} from '@portal/contracts/caixa/caixa';
import { mesDe, somarAoMes, type Mes } from '@portal/contracts/caixa/mes';
import { emReais } from '@portal/contracts/dinheiro/real';
import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { dataCivil } from '@portal/contracts/tempo/datas';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Baixar } from '../../ui/baixar';
import { Bloco } from '../../ui/bloco';
import { Botao } from '../../ui/botao';
import { BotaoIcone } from '../../ui/botao-icone';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import estilos from './caixa.module.css';
import { Extrato } from './extrato';
import { nenhum, type Inicial } from './campos-do-recebimento';
import { FormularioDoRecebimento } from './formulario-do-recebimento';
import { Lancamentos } from './lancamentos';
import { caixaQuery } from './queries';
import { mesPorExtenso } from './textos';

const TOTAIS: Readonly<Record<TipoDeLancamento, string>> = {
  esperado: 'Esperado',
  recebido: 'Recebido',
  devolvido: 'Devolvido',
};

const Totais = (caixa: Pick<Caixa, TipoDeLancamento>) => (
  <dl className={estilos.totais}>
    {TIPOS_DE_LANCAMENTO.map((tipo) => (
      <div key={tipo}>
        <dt>{TOTAIS[tipo]}</dt>
        <dd className="numeros">{emReais(caixa[tipo])}</dd>
      </div>
    ))}
  </dl>
);

const EscolhaDoMes = ({ mes, onMudar }: { mes: Mes; onMudar: (mes: Mes) => void }) => (
  <div className={estilos.mes}>
    <BotaoIcone rotulo="Mês anterior" onClick={() => onMudar(somarAoMes(mes, -1))}>
      <ChevronLeft aria-hidden />
    </BotaoIcone>
    <span role="status">{mesPorExtenso(mes)}</span>
    <BotaoIcone rotulo="Próximo mês" onClick={() => onMudar(somarAoMes(mes, 1))}>
      <ChevronRight aria-hidden />
    </BotaoIcone>
  </div>
);

/** Tab #caixa: what was expected, received and given back by month, and the bank's statement (contrato 10). */
export const PainelDaCaixa = () => {
  const [mes, setMes] = useState<Mes>(() => mesDe(dataCivil(new Date())));
  const [inicial, setInicial] = useState<Inicial | null>(null);
  const query = useQuery(caixaQuery(mes));
  return (
    <div className={estilos.caixa}>
      <Titulo
        acao={
          <Botao variante="secundario" onClick={() => setInicial(nenhum())}>
            Registrar recebimento
          </Botao>
        }
      >
        Caixa
      </Titulo>
      <Extrato />
      <Cartao className={estilos.bloco}>
        <div className={estilos.topo}>
          <EscolhaDoMes mes={mes} onMudar={setMes} />
          <Baixar href={`${CAMINHOS.caixaCsv}?mes=${mes}`} arquivo={`caixa-${mes}.csv`}>
            Baixar CSV
          </Baixar>
        </div>
        <Bloco query={query} esqueleto={<Esqueleto altura={420} />} vazio={null}>
          {(caixa) => (
            <>
              <Totais {...caixa} />
              <Lancamentos key={mes} linhas={caixa.linhas} />
            </>
          )}
        </Bloco>
      </Cartao>
      <FormularioDoRecebimento inicial={inicial} onFechar={() => setInicial(null)} />
    </div>
  );
};
