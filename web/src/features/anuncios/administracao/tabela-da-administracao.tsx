import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { Link } from 'react-router-dom';
import { ABERTO_DA_LISTA } from '../../../lib/use-voltar';
import estilos from '../anuncios.module.css';
import { dataOuAguardando } from '../textos';
import { useAberto } from '../use-aberto';
import { SelectStatus } from './select-status';

/** An administrator's list where there is room for a table. */
export const TabelaDaAdministracao = ({ anuncios }: { anuncios: readonly Anuncio[] }) => {
  const { para } = useAberto();
  return (
    <div className={estilos.moldura}>
      <table className={estilos.tabela}>
        <caption className="so-leitor">Anúncios para administrar</caption>
        <thead>
          <tr>
            <th scope="col">Código</th>
            <th scope="col">Título</th>
            <th scope="col">Anunciante</th>
            <th scope="col">Início</th>
            <th scope="col">Vencimento</th>
            <th scope="col">Status</th>
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
              <td className={estilos.quem}>@{anuncio.usuario.usuario}</td>
              <td className="numeros">{dataOuAguardando(anuncio.data_inicio)}</td>
              <td className="numeros">{dataOuAguardando(anuncio.data_vencimento)}</td>
              <td className={estilos.passo}>
                <SelectStatus anuncio={anuncio} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
