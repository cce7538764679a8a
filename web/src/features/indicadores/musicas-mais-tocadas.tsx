import type { Indicadores } from '@portal/contracts/monitoramento/indicadores';
import { capitalizar } from '@portal/contracts/texto/dobrar';
import { Headphones } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hrefPagina } from '../../lib/enderecos';
import { emNumero } from '../../lib/por-extenso';
import { classeBotao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { classes } from '../../ui/classes';
import tabela from '../../ui/tabela.module.css';
import { Titulo } from '../../ui/titulo';
import { Vazio } from '../../ui/vazio';
import estilos from './indicadores.module.css';

type Musicas = Indicadores['acessosMusicas'];

const Tabela = ({ musicas }: { musicas: Musicas }) => (
  <div className={tabela.moldura}>
    <table className={tabela.tabela} aria-labelledby="mais-tocadas">
      <thead>
        <tr>
          <th scope="col">
            <span className="so-leitor">Posição</span>
          </th>
          <th scope="col">Música</th>
          <th scope="col" className={tabela.direita}>
            Vezes
          </th>
          <th scope="col">
            <span className="so-leitor">Ouvir</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {musicas.map(({ musica_id, nome_musica, cantor, cantor_id, total_acessos }, i) => (
          <tr key={musica_id}>
            <td className={`numeros ${tabela.junto} ${estilos.posicao}`}>#{i + 1}</td>
            <th scope="row">
              {capitalizar(nome_musica)}
              <span className={estilos.cantor}>{cantor}</span>
            </th>
            <td className={`numeros ${tabela.direita}`}>{emNumero(total_acessos)}</td>
            <td className={tabela.junto}>
              <Link
                to={hrefPagina('cantores', cantor_id)}
                className={classes(classeBotao('secundario'), estilos.ouvir)}
              >
                <Headphones size={20} aria-hidden />
                <span className={estilos.palavraOuvir}>Ouvir</span>
                <span className="so-leitor"> {capitalizar(nome_musica)}</span>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The songs most played, each with the way to its singer (especificação 2.10). */
export const MusicasMaisTocadas = ({ musicas }: { musicas: Musicas }) => (
  <section>
    <Cartao>
      <Titulo nivel={3} id="mais-tocadas">
        Músicas mais tocadas
      </Titulo>
      {musicas.length === 0 ? (
        <Vazio texto="Nenhuma música foi tocada ainda." />
      ) : (
        <Tabela musicas={musicas} />
      )}
    </Cartao>
  </section>
);
