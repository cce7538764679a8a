import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { AbrirAnuncio } from './abrir-anuncio';
import { abrirPelaFileira } from './abrir-pela-fileira';
import estilos from './anuncios.module.css';
import type { ModoDeListar } from './modo-de-listar';
import { dataOuAguardando } from './textos';

interface Props {
  anuncios: readonly Anuncio[];
  modo: ModoDeListar;
}

export const TabelaDeAnuncios = ({
  anuncios,
  modo: { rotulo, detalhe, situacao, passo },
}: Props) => (
  <div className={estilos.moldura}>
    <table className={estilos.tabela}>
      <caption className="so-leitor">{rotulo}</caption>
      <thead>
        <tr>
          <th scope="col">Código</th>
          <th scope="col">Título</th>
          <th scope="col">{detalhe.nome}</th>
          <th scope="col">Início</th>
          <th scope="col">Vencimento</th>
          {situacao && <th scope="col">{situacao.nome}</th>}
          <th scope="col">{passo.nome}</th>
        </tr>
      </thead>
      <tbody>
        {anuncios.map((anuncio) => (
          <tr key={anuncio.id} className={estilos.fileira} onClick={abrirPelaFileira}>
            <td className="numeros">{anuncio.id}</td>
            <th scope="row" className={estilos.titulo}>
              <AbrirAnuncio anuncio={anuncio} />
            </th>
            <td>{detalhe.mostrar(anuncio)}</td>
            <td className="numeros">{dataOuAguardando(anuncio.data_inicio)}</td>
            <td className="numeros">{dataOuAguardando(anuncio.data_vencimento)}</td>
            {situacao && <td>{situacao.mostrar(anuncio)}</td>}
            <td className={estilos.passo}>{passo.mostrar(anuncio)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
