import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { useState, type ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { Vazio } from '../../ui/vazio';
import type { Decisao } from '../anuncios/mutations';
import { Desfazer } from './desfazer';
import { DetalheDaFila } from './detalhe-da-fila';
import estilos from './fila.module.css';
import { ForaDaFila } from './fora-da-fila';
import { ListaDaFila } from './lista-da-fila';
import type { Mostradores } from './mostradores';
import { atalhosLigados, lembrarAtalhos, useAtalhos } from './use-atalhos';
import type { EmCurso } from './use-decisoes';
import { useFila } from './use-fila';

interface PropsDosAtalhos {
  ligados: boolean;
  onMudar: (ligados: boolean) => void;
}

const TECLAS = [
  ['J', 'próximo'],
  ['K', 'anterior'],
  ['A', 'aprovar'],
  ['R', 'recusar'],
  ['B', 'reembolsar'],
  ['Z', 'desfazer'],
] as const;

/** The keys of the queue, in sight, and the way to switch them off. */
const Atalhos = ({ ligados, onMudar }: PropsDosAtalhos) => (
  <div className={estilos.atalhos}>
    <label className={estilos.ligar}>
      <input
        type="checkbox"
        checked={ligados}
        onChange={(evento) => onMudar(evento.target.checked)}
      />
      Atalhos do teclado
    </label>
    {ligados && (
      <ul className={estilos.teclas}>
        {TECLAS.map(([tecla, faz]) => (
          <li key={tecla}>
            <kbd className={estilos.tecla}>{tecla}</kbd> {faz}
          </li>
        ))}
      </ul>
    )}
  </div>
);

interface Props extends EmCurso {
  anuncios: readonly Anuncio[];
  mostradores: Mostradores;
  /** The page of an ad that does not wait. */
  pagina: (id: number) => ReactNode;
}

const VAZIA = 'Tudo em dia: nenhum anúncio espera por você.';

export const FilaAberta = ({
  anuncios,
  esperando,
  ids,
  decidir,
  desfazer,
  mostradores,
  pagina,
}: Props) => {
  const fila = anuncios.filter(({ id }) => !ids.has(id));
  const { larga, titulo, escolhido, foraDaFila, mover, depoisDe, voltarA, fechar } = useFila(
    fila,
    ids,
  );
  const [atalhos, setAtalhos] = useState(atalhosLigados);
  useAtalhos(atalhos, { j: () => mover(1), k: () => mover(-1) });

  const decidirEIr = (decisao: Decisao) => {
    depoisDe(decisao.anuncio);
    decidir(decisao);
  };
  const desfazerEVoltar = (decisao: Decisao) => {
    if (desfazer(decisao)) voltarA(decisao.anuncio);
  };
  const naLista = larga || (!escolhido && !foraDaFila);

  return (
    <div className={classes(estilos.fila, larga && estilos.dividida)}>
      {naLista && fila.length > 0 && (
        <div className={estilos.esquerda}>
          <ListaDaFila fila={fila} escolhido={escolhido?.id ?? null} />
          {larga && (
            <Atalhos
              ligados={atalhos}
              onMudar={(ligados) => {
                lembrarAtalhos(ligados);
                setAtalhos(ligados);
              }}
            />
          )}
        </div>
      )}
      {naLista && fila.length === 0 && !foraDaFila && <Vazio texto={VAZIA} />}
      {escolhido && (
        <DetalheDaFila
          key={escolhido.id}
          anuncio={escolhido}
          posicao={{ lugar: fila.indexOf(escolhido) + 1, de: fila.length }}
          titulo={titulo}
          atalhos={atalhos}
          onDecidir={decidirEIr}
          onVoltar={larga ? null : fechar}
          mostradores={mostradores}
        />
      )}
      {foraDaFila && (
        <ForaDaFila {...foraDaFila} onFechar={fechar}>
          {pagina(foraDaFila.id)}
        </ForaDaFila>
      )}
      <Desfazer esperando={esperando} atalhos={atalhos} onDesfazer={desfazerEVoltar} />
    </div>
  );
};
