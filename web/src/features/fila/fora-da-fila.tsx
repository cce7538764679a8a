import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useQuery } from '@tanstack/react-query';
import { instantePorExtenso } from '../../lib/por-extenso';
import { Alerta } from '../../ui/alerta';
import { Bloco } from '../../ui/bloco';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { palavrasDoPasso } from '../anuncios/historico/passo';
import { Passos } from '../anuncios/historico/passos';
import { historicoQuery } from '../anuncios/queries';
import estilos from './fila.module.css';

interface Props {
  id: number;
  visto: Anuncio | undefined;
  onFechar: () => void;
}

/** The ad that was being looked at left the queue by somebody else's hand: what became of it (visual 2.9). */
export const ForaDaFila = ({ id, visto, onFechar }: Props) => {
  const query = useQuery(historicoQuery(id));
  return (
    <Cartao className={estilos.ficha}>
      <h2 className={estilos.cabeca}>{visto?.titulo ?? `Anúncio nº ${id}`}</h2>
      <Bloco
        query={query}
        esqueleto={<Esqueleto altura="6rem" />}
        vazio={null}
        isVazio={() => false}
      >
        {(passos) => {
          // Who only looked at the proof decided nothing.
          const ultimo = passos.findLast(({ evento }) => evento !== 'comprovante visto');
          return (
            <>
              <Alerta tipo="neutro">
                {visto
                  ? 'Outro administrador já decidiu sobre este anúncio.'
                  : 'Este anúncio não espera por uma decisão.'}
                {ultimo &&
                  ` ${palavrasDoPasso(ultimo)} em ${instantePorExtenso(ultimo.quando)}${ultimo.por && `, por ${ultimo.por}`}.`}
              </Alerta>
              {passos.length > 0 && <Passos passos={passos} />}
            </>
          );
        }}
      </Bloco>
      <div>
        <Botao variante="secundario" onClick={onFechar}>
          Voltar para a fila
        </Botao>
      </div>
    </Cartao>
  );
};
