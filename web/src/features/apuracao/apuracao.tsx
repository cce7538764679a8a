import type { PesquisaResumida } from '@portal/contracts/pesquisa/resultados';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Abas } from '../../ui/abas';
import { Bloco } from '../../ui/bloco';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import estilos from './apuracao.module.css';
import { pesquisasQuery } from './dados';
import { ResultadosDaPesquisa } from './resultados';
import { Resumo } from './resumo';
import { Sorteios } from './sorteios';
import { Votantes } from './votantes';

const ABAS = [
  { id: 'p1', rotulo: 'Web rádio do ano', numero: 1 },
  { id: 'p2', rotulo: 'Música preferida', numero: 2 },
] as const;
type IdDaAba = (typeof ABAS)[number]['id'];

const Painel = ({ pesquisa }: { pesquisa: PesquisaResumida }) => (
  <div className={estilos.painel}>
    <Resumo pesquisa={pesquisa} />
    <ResultadosDaPesquisa numero={pesquisa.numero} />
    <Votantes numero={pesquisa.numero} />
    <Sorteios pesquisa={pesquisa} />
  </div>
);

/** Tab #pesquisas: what the surveys say, who voted, and the draw of the prizes. */
export const PainelDePesquisas = () => {
  const query = useQuery(pesquisasQuery);
  const [aberta, setAberta] = useState<IdDaAba>('p1');
  return (
    <>
      <Titulo>Pesquisas</Titulo>
      <Bloco
        query={query}
        esqueleto={<Esqueleto altura={600} />}
        vazio={<Vazio texto="Nenhuma pesquisa foi criada ainda." />}
      >
        {(pesquisas) => {
          const painel = (numero: 1 | 2) => () => {
            const pesquisa = pesquisas.find((outra) => outra.numero === numero);
            return pesquisa ? (
              <Painel key={numero} pesquisa={pesquisa} />
            ) : (
              <Vazio texto="Esta pesquisa ainda não foi criada." />
            );
          };
          return (
            <Abas
              segunda
              rotulo="Pesquisas"
              abas={ABAS}
              aberta={aberta}
              onAbrir={setAberta}
              paineis={{ p1: painel(1), p2: painel(2) }}
            />
          );
        }}
      </Bloco>
    </>
  );
};
