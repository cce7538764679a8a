import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import type { Recebimento } from '@portal/contracts/caixa/recebimento';
import { emReais } from '@portal/contracts/dinheiro/real';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { useQuery } from '@tanstack/react-query';
import { instantePorExtenso } from '../../lib/por-extenso';
import { Bloco } from '../../ui/bloco';
import { Esqueleto } from '../../ui/esqueleto';
import { pagamentoQuery } from '../anuncios/queries';
import { emMeses } from '../anuncios/textos';
import estilos from './fila.module.css';

const PAGO_POR = { pix: 'Pix', deposito: 'Depósito' } as const;

const recebidoPorExtenso = ({ valor, data, transacao, pagador }: Recebimento): string =>
  [
    `${emReais(valor)} em ${dataPorExtenso(data)}`,
    ...(pagador ? [`pago por ${pagador}`] : []),
    ...(transacao ? [transacao] : []),
  ].join(' · ');

interface Props {
  anuncio: Anuncio;
  /** What was recorded as received; null when nothing was, undefined until it was read. */
  recebimento: Recebimento | null | undefined;
}

/** What the proof has to show, the value and the identifier this ad is paid with; and what came in. */
export const Conferir = ({ anuncio, recebimento }: Props) => {
  const query = useQuery(pagamentoQuery(anuncio.id));
  const { enviado_em, periodo, meio_pagamento } = anuncio;
  return (
    <section className={estilos.parte} aria-labelledby="fila-conferir">
      <h3 id="fila-conferir">Confira no comprovante</h3>
      <Bloco query={query} esqueleto={<Esqueleto altura="8rem" />} vazio={null}>
        {({ valor, identificador }) => (
          <dl className={estilos.dados}>
            <div>
              <dt>Valor esperado</dt>
              <dd className={`numeros ${estilos.valor}`}>{emReais(valor)}</dd>
            </div>
            <div>
              <dt>Identificador</dt>
              <dd className="numeros">{identificador}</dd>
            </div>
            <div>
              <dt>Pagamento</dt>
              <dd>
                {PAGO_POR[meio_pagamento]}, {emMeses(periodo)}
              </dd>
            </div>
            <div>
              <dt>Enviado em</dt>
              <dd className="numeros">
                {enviado_em === null ? 'Não enviado' : instantePorExtenso(enviado_em)}
              </dd>
            </div>
            {recebimento !== undefined && (
              <div>
                <dt>Recebido</dt>
                <dd className="numeros">
                  {recebimento === null ? 'Não registrado' : recebidoPorExtenso(recebimento)}
                </dd>
              </div>
            )}
          </dl>
        )}
      </Bloco>
    </section>
  );
};
