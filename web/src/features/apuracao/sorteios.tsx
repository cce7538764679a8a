import { CAMINHOS } from '@portal/contracts/http/caminhos';
import { MENSAGENS_DO_SORTEIO } from '@portal/contracts/pesquisa/sorteio';
import type { PesquisaResumida } from '@portal/contracts/pesquisa/resultados';
import { useQuery } from '@tanstack/react-query';
import { Alerta } from '../../ui/alerta';
import { Bloco } from '../../ui/bloco';
import { Baixar } from '../../ui/baixar';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import estilos from './apuracao.module.css';
import { FormularioDoSorteio } from './formulario-do-sorteio';
import { sorteiosQuery } from './dados';
import { arquivoDa } from '@portal/contracts/pesquisa/arquivo';
import { SorteioFeito } from './sorteio-feito';

/** The draw of the prizes: anybody who has the list can repeat it (contrato 6). */
export const Sorteios = ({ pesquisa }: { pesquisa: PesquisaResumida }) => {
  const { numero, edicao, situacao, total_votos } = pesquisa;
  const query = useQuery(sorteiosQuery(pesquisa));
  return (
    <Cartao className={estilos.bloco}>
      <Titulo nivel={3}>Sorteio</Titulo>
      <p>
        O ganhador sai de uma conta que qualquer pessoa pode refazer: a lista dos participantes e
        uma semente pública, que ninguém podia escolher, como o resultado de uma loteria já
        anunciada. Publique a lista antes de a semente existir.
      </p>
      <Baixar
        href={CAMINHOS.pesquisaParticipantes(numero, edicao)}
        arquivo={arquivoDa(pesquisa, 'participantes', 'txt')}
      >
        Baixar a lista de participantes
      </Baixar>
      {situacao === 'encerrada' && total_votos > 0 ? (
        <FormularioDoSorteio pesquisa={pesquisa} />
      ) : (
        <Alerta tipo="neutro">
          {total_votos === 0
            ? MENSAGENS_DO_SORTEIO.semParticipantes
            : MENSAGENS_DO_SORTEIO.aindaAberta}
        </Alerta>
      )}
      <Bloco
        query={query}
        esqueleto={<Esqueleto altura={200} />}
        vazio={<Vazio texto="Nenhum sorteio foi feito ainda." />}
      >
        {(sorteios) => (
          <ul className={estilos.sorteios} aria-label="Sorteios feitos">
            {sorteios.map((sorteio) => (
              <li key={sorteio.id}>
                <SorteioFeito sorteio={sorteio} />
              </li>
            ))}
          </ul>
        )}
      </Bloco>
    </Cartao>
  );
};
