import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { VOTOS_POR_PAGINA, type VotoRecebido } from '@portal/contracts/pesquisa/resultados';
import { arquivoDa } from '@portal/contracts/pesquisa/arquivo';
import { telefoneFormatado } from '@portal/contracts/usuario/mascaras';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantePorExtenso } from '../../lib/por-extenso';
import { useQuieto } from '../../lib/use-quieto';
import { Bloco } from '../../ui/bloco';
import { Baixar } from '../../ui/baixar';
import { CampoBusca } from '../../ui/campo-busca';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { Paginas } from '../../ui/paginas';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import { ApagarVotante } from './apagar-votante';
import estilos from './apuracao.module.css';
import { votosQuery, type Edicao } from './dados';
import { votos as contagem } from './textos';

const Lista = ({ votos }: { votos: readonly VotoRecebido[] }) => (
  <ul className={estilos.votantes} aria-label="Votantes">
    {votos.map(({ id, nome, email, telefone, opcao, votado_em }) => (
      <li key={id} className={estilos.votante}>
        <p className={estilos.nome}>{nome}</p>
        <p className={estilos.contato}>
          {email} · <span className="numeros">{telefoneFormatado(telefone)}</span>
        </p>
        <p className={estilos.voto}>
          {opcao}
          <span className={`numeros ${estilos.contato}`}>
            {votado_em && instantePorExtenso(votado_em)}
          </span>
        </p>
      </li>
    ))}
  </ul>
);

const csv = ({ numero, edicao }: Edicao, busca: string): string => {
  const parametros = new URLSearchParams({
    ...{ edicao: String(edicao), formato: 'csv' },
    ...(busca && { busca }),
  });
  return `${CAMINHOS.pesquisaVotos(numero)}?${parametros.toString()}`;
};

/** Who voted, newest first, with a search and the whole list as a file. */
export const Votantes = ({ pesquisa }: { pesquisa: Edicao }) => {
  const [busca, setBusca] = useState('');
  const [pagina, setPagina] = useState(1);
  const procurada = useQuieto(busca.trim());
  const query = useQuery(votosQuery(pesquisa, pagina, procurada));
  const total = query.data?.total ?? 0;
  return (
    <Cartao className={estilos.bloco}>
      <Titulo
        nivel={3}
        acao={
          <Baixar
            href={csv(pesquisa, busca.trim())}
            arquivo={arquivoDa(pesquisa, 'pesquisa', 'csv')}
          >
            Baixar CSV
          </Baixar>
        }
      >
        Votantes
      </Titulo>
      <CampoBusca
        valor={busca}
        rotulo="Buscar nome, e-mail ou telefone"
        resultado={procurada !== '' && query.data ? contagem(total) : ''}
        onChange={(texto) => {
          setBusca(texto);
          setPagina(1);
        }}
      />
      <Bloco
        query={query}
        esqueleto={<Esqueleto altura={600} />}
        isVazio={({ votos }) => votos.length === 0}
        vazio={<Vazio texto="Nenhum voto encontrado." />}
      >
        {({ votos }) => <Lista votos={votos} />}
      </Bloco>
      <Paginas
        pagina={pagina}
        ultima={Math.max(1, Math.ceil(total / VOTOS_POR_PAGINA))}
        onIr={setPagina}
      />
      <ApagarVotante />
    </Cartao>
  );
};
