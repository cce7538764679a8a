import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { Link } from 'react-router-dom';
import { ABERTO_DA_LISTA } from '../../../lib/use-voltar';
import estilos from '../anuncios.module.css';
import { ChipStatus } from '../chip-status';
import { dataOuAguardando, ROTULO_DO_TIPO } from '../textos';
import { useAberto } from '../use-aberto';
import { ProximoPasso } from './proximo-passo';

/** My ads where there is room for a table (specification 2.10). */
export const TabelaDosMeus = ({ anuncios }: { anuncios: readonly Anuncio[] }) => {
  const { para } = useAberto();
  return (
    <div className={estilos.moldura}>
      <table className={estilos.tabela}>
        <caption className="so-leitor">Meus anúncios</caption>
        <thead>
          <tr>
            <th scope="col">Código</th>
            <th scope="col">Título</th>
            <th scope="col">Tipo</th>
            <th scope="col">Início</th>
            <th scope="col">Vencimento</th>
            <th scope="col">Status</th>
            <th scope="col">Próximo passo</th>
          </tr>
        </thead>
        <tbody>
          {anuncios.map((anuncio) => (
            <tr key={anuncio.id} className={estilos.fileira}>
              <td className="numeros">{anuncio.id}</td>
              <th scope="row" className={estilos.titulo}>
                <Link to={para(anuncio.id)} state={ABERTO_DA_LISTA} className={estilos.abrir}>
                  {anuncio.titulo}
                </Link>
              </th>
              <td>{ROTULO_DO_TIPO[anuncio.tipo]}</td>
              <td className="numeros">{dataOuAguardando(anuncio.data_inicio)}</td>
              <td className="numeros">{dataOuAguardando(anuncio.data_vencimento)}</td>
              <td>
                <ChipStatus anuncio={anuncio} />
              </td>
              <td className={estilos.passo}>
                <ProximoPasso anuncio={anuncio} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
