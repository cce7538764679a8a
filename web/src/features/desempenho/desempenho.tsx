import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Desempenho } from '@portal/contracts/monitoramento/desempenho';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { emNumero } from '../../lib/por-extenso';
import { Bloco } from '../../ui/bloco';
import { Baixar } from '../../ui/baixar';
import { Colunas } from '../../ui/colunas';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { VerComoTabela } from '../../ui/ver-como-tabela';
import estilos from './desempenho.module.css';
import { desempenhoQuery } from './queries';
import { ctrPorExtenso, diasPorExtenso, rotulosDosDias } from './textos';

const ALTURA = 200;
/** Days of the chart; the file has them all. */
const DIAS = 60;

const Totais = ({ visualizacoes, cliques, ctr, execucoes, status, dias_restantes }: Desempenho) => (
  <dl className={estilos.totais}>
    {[
      ...(execucoes === null
        ? [
            ['Visualizações', emNumero(visualizacoes)],
            ['Cliques', emNumero(cliques)],
            ['CTR', ctrPorExtenso(ctr)],
          ]
        : [['Execuções', emNumero(execucoes)]]),
      ['Dias restantes', diasPorExtenso({ status, dias_restantes })],
    ].map(([nome, valor]) => (
      <div key={nome}>
        <dt>{nome}</dt>
        <dd className="numeros">{valor}</dd>
      </div>
    ))}
  </dl>
);

const DO_BANNER = [
  ['visualizacoes', 'Visualizações'],
  ['cliques', 'Cliques'],
] as const;
const DO_QUE_TOCA = [['execucoes', 'Execuções']] as const;

const PorDia = ({ diario, execucoes }: Pick<Desempenho, 'diario' | 'execucoes'>) => {
  const series = execucoes === null ? DO_BANNER : DO_QUE_TOCA;
  // Of what is played only the latest days are told apart.
  const contados = diario.filter((dia) => execucoes === null || dia.execucoes !== null);
  const dias = contados.slice(-DIAS);
  if (dias.length === 0) return null;
  const rotulos = rotulosDosDias(dias.map(({ dia }) => dia));
  return (
    <VerComoTabela
      titulo={`${series.map(([, nome]) => nome).join(' e ')} por dia`}
      cabecalhos={['Dia', ...series.map(([, nome]) => nome)]}
      linhas={dias.map((registro) => [
        dataPorExtenso(registro.dia),
        ...series.map(([serie]) => emNumero(registro[serie] ?? 0)),
      ])}
    >
      <div className={`so-tela ${estilos.graficos}`}>
        {series.map(([serie, nome]) => (
          <Fragment key={serie}>
            <h4 className={estilos.serie}>{nome} por dia</h4>
            <Colunas
              rotulo={`Gráfico de colunas: ${nome.toLowerCase()} por dia`}
              altura={ALTURA}
              colunas={dias.map((registro, i) => ({
                id: registro.dia,
                rotulo: rotulos[i] ?? '',
                dica: `${dataPorExtenso(registro.dia)}: ${emNumero(registro[serie] ?? 0)} ${nome.toLowerCase()}`,
                valor: registro[serie] ?? 0,
              }))}
            />
          </Fragment>
        ))}
      </div>
    </VerComoTabela>
  );
};

/** How an ad did with visitors: views and clicks, or plays, what is left, day by day. */
export const DesempenhoDoAnuncio = ({ id }: { id: number }) => {
  const query = useQuery(desempenhoQuery(id));
  return (
    <section aria-label="Desempenho" className={estilos.desempenho}>
      <Titulo
        nivel={3}
        acao={
          <span className="so-tela">
            <Baixar href={`${CAMINHOS.desempenho(id)}?formato=csv`} arquivo={`anuncio-${id}.csv`}>
              Baixar CSV
            </Baixar>
          </span>
        }
      >
        Desempenho
      </Titulo>
      <Bloco query={query} esqueleto={<Esqueleto altura={160} />} vazio={null}>
        {(desempenho) => (
          <>
            <Totais {...desempenho} />
            <PorDia {...desempenho} />
          </>
        )}
      </Bloco>
    </section>
  );
};
