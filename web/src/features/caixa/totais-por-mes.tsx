import { emReais } from '@portal/contracts/dinheiro/real';
import { useQuery } from '@tanstack/react-query';
import { useMedia } from '../../lib/use-media';
import { Bloco } from '../../ui/bloco';
import { Cartao } from '../../ui/cartao';
import { Colunas } from '../../ui/colunas';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { VerComoTabela } from '../../ui/ver-como-tabela';
import estilos from './caixa.module.css';
import { mesesQuery } from './queries';
import { mesCurto, mesPorExtenso } from './textos';

const MESES_ESTREITO = 6;
const ALTURA = 200;

/** What was expected and what was received by month, among the indicators. */
export const TotaisPorMes = () => {
  const query = useQuery(mesesQuery);
  const estreita = useMedia('(max-width: 768px)');
  return (
    <section aria-labelledby="caixa-por-mes" className={estilos.porMes}>
      <Cartao>
        <Titulo nivel={3} id="caixa-por-mes">
          Esperado e recebido por mês
        </Titulo>
        <Bloco query={query} esqueleto={<Esqueleto altura={2 * ALTURA + 100} />} vazio={null}>
          {(meses) => {
            const vistos = estreita ? meses.slice(-MESES_ESTREITO) : meses;
            const colunasDe = (serie: 'esperado' | 'recebido') =>
              vistos.map((um) => ({
                id: um.mes,
                rotulo: mesCurto(um.mes),
                dica: `${mesPorExtenso(um.mes)}: ${emReais(um[serie])}`,
                valor: um[serie],
              }));
            return (
              <VerComoTabela
                titulo={`Caixa dos últimos ${vistos.length} meses`}
                cabecalhos={['Mês', 'Esperado', 'Recebido', 'Devolvido']}
                linhas={vistos.map(({ mes, esperado, recebido, devolvido }) => [
                  mesPorExtenso(mes),
                  emReais(esperado),
                  emReais(recebido),
                  emReais(devolvido),
                ])}
              >
                <h4 className={estilos.serie}>Esperado, em reais</h4>
                <Colunas
                  rotulo="Gráfico de colunas: valor dos anúncios aprovados por mês"
                  altura={ALTURA}
                  colunas={colunasDe('esperado')}
                />
                <h4 className={estilos.serie}>Recebido, em reais</h4>
                <Colunas
                  rotulo="Gráfico de colunas: valor recebido por mês"
                  altura={ALTURA}
                  colunas={colunasDe('recebido')}
                />
              </VerComoTabela>
            );
          }}
        </Bloco>
      </Cartao>
    </section>
  );
};
