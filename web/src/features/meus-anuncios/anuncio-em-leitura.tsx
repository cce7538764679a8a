import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { emReais } from '@portal/contracts/dinheiro/real';
import { imagemPublicada } from '@portal/contracts/arquivo/imagem';
import { Alerta } from '../../ui/alerta';
import formulario from '../../ui/formulario.module.css';
import { dataOuAguardando, emMeses } from '../anuncios/textos';
import { PreviaDoBanner } from '../formulario-de-anuncio/previa-do-banner';
import { Dado, Dados } from './dados-do-pagamento';

interface Props {
  anuncio: Anuncio;
  /** Why nothing of it may be changed, where it could be once. */
  motivo: string | null;
}

/** An ad that its owner does not change any more: what it shows, and what was bought, to be read. */
export const AnuncioEmLeitura = ({ anuncio, motivo }: Props) => {
  const { banner, periodo, valor, data_inicio, data_vencimento } = anuncio;
  return (
    <section className={formulario.grupo} aria-label="O anúncio">
      <h3>{anuncio.titulo}</h3>
      {banner && (
        <PreviaDoBanner
          src={banner.path_imagem === null ? null : imagemPublicada(banner.path_imagem).src}
          titulo={banner.titulo}
          resumo={banner.resumo}
        />
      )}
      <Dados>
        {banner && (
          <Dado nome="Link">
            <a href={banner.url} target="_blank" rel="noopener noreferrer">
              {banner.url}
              <span className="so-leitor"> (abre em nova aba)</span>
            </a>
          </Dado>
        )}
        <Dado nome="Plano">
          {emMeses(periodo)} · {emReais(valor)}
        </Dado>
        <Dado nome="Início">{dataOuAguardando(data_inicio)}</Dado>
        <Dado nome="Vencimento">{dataOuAguardando(data_vencimento)}</Dado>
      </Dados>
      {motivo !== null && <Alerta tipo="neutro">{motivo}</Alerta>}
    </section>
  );
};
