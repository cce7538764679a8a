import { CAMINHOS } from '@portal/contracts/http/caminhos';
import type { Desempenho } from '@portal/contracts/monitoramento/desempenho';
import { dataPorExtenso } from '@portal/contracts/tempo/datas';
import { useQuery } from '@tanstack/react-query';
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

const Totais = ({ visualizacoes, cliques, ctr, status, dias_restantes }: Desempenho) => (
  <dl className={estilos.totais}>
    {[
      ['Visualizações', emNumero(visualizacoes)],
      ['Cliques', emNumero(cliques)],
      ['CTR', ctrPorExtenso(ctr)],
      ['Dias restantes', diasPorExtenso({ status, dias_restantes })],
    ].map(([nome, valor]) => (
      <div key={nome}>
        <dt>{nome}</dt>
        <dd className="numeros">{valor}</dd>
      </div>
    ))}
  </dl>
);

const PorDia = ({ diario }: Pick<Desempenho, 'diario'>) => {
  const dias = diario.slice(-DIAS);
  const rotulos = rotulosDosDias(dias.map(({ dia }) => dia));
  const colunasDe = (serie: 'visualizacoes' | 'cliques', palavra: string) =>
    dias.map((registro, i) => ({
      id: registro.dia,
      rotulo: rotulos[i] ?? '',
      dica: `${dataPorExtenso(registro.dia)}: ${emNumero(registro[serie])} ${palavra}`,
      valor: registro[serie],
    }));
  return (
    <VerComoTabela
      titulo="Visualizações e cliques por dia"
      cabecalhos={['Dia', 'Visualizações', 'Cliques']}
      linhas={dias.map(({ dia, visualizacoes, cliques }) => [
        dataPorExtenso(dia),
        emNumero(visualizacoes),
        emNumero(cliques),
      ])}
    >
      <div className={`so-tela ${estilos.graficos}`}>
        <h4 className={estilos.serie}>Visualizações por dia</h4>
        <Colunas
          rotulo="Gráfico de colunas: visualizações por dia"
          altura={ALTURA}
          colunas={colunasDe('visualizacoes', 'visualizações')}
        />
        <h4 className={estilos.serie}>Cliques por dia</h4>
        <Colunas
          rotulo="Gráfico de colunas: cliques por dia"
          altura={ALTURA}
          colunas={colunasDe('cliques', 'cliques')}
        />
      </div>
    </VerComoTabela>
  );
};

/** How an ad did with visitors: views, clicks, what is left, day by day. */
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
            {desempenho.diario.length > 0 && <PorDia diario={desempenho.diario} />}
          </>
        )}
      </Bloco>
    </section>
  );
};
