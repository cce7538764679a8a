import { useMedia } from '../../lib/use-media';
import { emNumero } from '../../lib/por-extenso';
import { Cartao } from '../../ui/cartao';
import { Colunas } from '../../ui/colunas';
import { Titulo } from '../../ui/titulo';
import { VerComoTabela } from '../../ui/ver-como-tabela';
import { acessos, mesCurto, mesPorExtenso, type Mes } from './numeros';

/** Months of the chart, and on screens up to 768 px wide (especificação 9). */
const MESES = 12;
const MESES_ESTREITO = 6;
const ALTURA = 300;

/** Accesses by month; the title is this month's count (especificação 2.10). */
export const AcessosMensais = ({ meses }: { meses: readonly Mes[] }) => {
  const estreita = useMedia('(max-width: 768px)');
  const vistos = meses.slice(estreita ? -MESES_ESTREITO : -MESES);
  const atual = vistos.at(-1);
  const titulo = atual ? `${acessos(atual.total_acessos)} em ${mesPorExtenso(atual.anomes)}` : '';
  return (
    <section aria-labelledby="acessos-mensais">
      <Cartao>
        <Titulo nivel={3} id="acessos-mensais">
          {titulo}
        </Titulo>
        <VerComoTabela
          titulo={`Acessos dos últimos ${vistos.length} meses`}
          cabecalhos={['Mês', 'Acessos']}
          linhas={vistos.map(({ anomes, total_acessos }) => [
            mesPorExtenso(anomes),
            emNumero(total_acessos),
          ])}
        >
          <Colunas
            rotulo={`Gráfico de colunas: acessos dos últimos ${vistos.length} meses. ${titulo}.`}
            altura={ALTURA}
            comValores={!estreita}
            colunas={vistos.map(({ anomes, total_acessos }) => ({
              id: anomes,
              rotulo: mesCurto(anomes),
              dica: `${mesPorExtenso(anomes)}: ${acessos(total_acessos)}`,
              valor: total_acessos,
            }))}
          />
        </VerComoTabela>
      </Cartao>
    </section>
  );
};
