import type { PesquisaResumida } from '@portal/contracts/pesquisa/resultados';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Abas } from '../../ui/abas';
import { Bloco } from '../../ui/bloco';
import { CampoSelecao } from '../../ui/campo-selecao';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import estilos from './apuracao.module.css';
import { pesquisasQuery } from './dados';
import { ResultadosDaPesquisa } from './resultados';
import { Resumo } from './resumo';
import { Sorteios } from './sorteios';
import { nomeDaEdicao } from './textos';
import { Votantes } from './votantes';

const ABAS = [
  { id: 'p1', rotulo: 'Web rádio do ano', numero: 1 },
  { id: 'p2', rotulo: 'Música preferida', numero: 2 },
] as const;
type IdDaAba = (typeof ABAS)[number]['id'];

/** A survey's editions, newest first: the present one until another is chosen. */
const Painel = ({ edicoes }: { edicoes: readonly PesquisaResumida[] }) => {
  const [escolhida, setEscolhida] = useState<number | null>(null);
  const pesquisa =
    edicoes.find(({ edicao }) => edicao === escolhida) ??
    edicoes.find(({ atual }) => atual) ??
    edicoes[0];
  if (!pesquisa) return <Vazio texto="Esta pesquisa ainda não foi criada." />;
  return (
    <div className={estilos.painel}>
      {edicoes.length > 1 && (
        <CampoSelecao
          className={estilos.edicao}
          rotulo="Edição"
          value={pesquisa.edicao}
          onChange={({ target }) => setEscolhida(Number(target.value))}
        >
          {edicoes.map((edicao) => (
            <option key={edicao.edicao} value={edicao.edicao}>
              {nomeDaEdicao(edicao)}
            </option>
          ))}
        </CampoSelecao>
      )}
      {/* A search or a seed typed for one edition is not another's. */}
      <Fragment key={pesquisa.edicao}>
        <Resumo pesquisa={pesquisa} />
        <ResultadosDaPesquisa pesquisa={pesquisa} />
        <Votantes pesquisa={pesquisa} />
        <Sorteios pesquisa={pesquisa} />
      </Fragment>
    </div>
  );
};

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
          const painel = (numero: 1 | 2) => () => (
            <Painel key={numero} edicoes={pesquisas.filter((uma) => uma.numero === numero)} />
          );
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
