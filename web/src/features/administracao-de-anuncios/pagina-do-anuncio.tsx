import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { isPendente } from '@portal/contracts/anuncio/status';
import { emReais } from '@portal/contracts/dinheiro/real';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isNaoEncontrado } from '../../lib/nao-encontrado';
import { Alerta } from '../../ui/alerta';
import { Bloco } from '../../ui/bloco';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { ChipStatus } from '../anuncios/chip-status';
import { Passos } from '../anuncios/historico/passos';
import { fichaQuery, historicoQuery } from '../anuncios/queries';
import { dataOuAguardando, emMeses, ROTULO_DO_TIPO } from '../anuncios/textos';
import { Decidir } from '../fila/decidir';
import { PartesDoAnuncio } from '../fila/ficha/partes-do-anuncio';
import estilos from '../fila/fila.module.css';
import type { Mostradores } from '../fila/mostradores';
import type { EmCurso } from '../fila/use-decisoes';
import { EdicaoDoAnuncio } from '../formulario-de-anuncio/edicao-do-anuncio';
import { SelectStatus } from './select-status';

interface Props {
  id: number;
  emCurso: EmCurso;
  mostradores: Mostradores;
  /** Where who deletes the ad goes. */
  aoExcluir: () => void;
  /** Back to the list; null where the way back stands already. */
  onVoltar: (() => void) | null;
}

/** What is left of an ad that is gone: what happened to it. */
const Excluido = ({ id }: { id: number }) => {
  const query = useQuery(historicoQuery(id));
  return (
    <Cartao className={estilos.ficha}>
      <h2 className={estilos.cabeca}>Anúncio nº {id}</h2>
      <Bloco query={query} esqueleto={<Esqueleto altura="6rem" />} vazio={null}>
        {(passos) => (
          <>
            <Alerta tipo="neutro">Este anúncio foi excluído.</Alerta>
            <Passos passos={passos} />
          </>
        )}
      </Bloco>
    </Cartao>
  );
};

const Cabeca = ({ anuncio }: { anuncio: Anuncio }) => {
  const titulo = useRef<HTMLHeadingElement>(null);
  // A page takes who opened it to its title.
  useEffect(() => {
    titulo.current?.focus({ preventScroll: true });
    titulo.current?.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, []);
  const { id, tipo, valor, periodo, data_inicio, data_vencimento } = anuncio;
  return (
    <div>
      <h2 ref={titulo} tabIndex={-1} className={estilos.cabeca}>
        {anuncio.titulo}
      </h2>
      <p className={estilos.pe}>
        <span className={`numeros ${estilos.suave}`}>nº {id}</span>
        <ChipStatus anuncio={anuncio} />
        <span>
          {ROTULO_DO_TIPO[tipo]}, {emMeses(periodo)}, {emReais(valor)}
        </span>
        <span className={`numeros ${estilos.suave}`}>
          Início: {dataOuAguardando(data_inicio)} · Vencimento: {dataOuAguardando(data_vencimento)}
        </span>
      </p>
    </div>
  );
};

const Aberto = ({
  anuncio,
  emCurso,
  mostradores,
  aoExcluir,
}: Omit<Props, 'id' | 'onVoltar'> & { anuncio: Anuncio }) => {
  const [editando, setEditando] = useState(false);
  return (
    <>
      <Cartao className={estilos.ficha}>
        <Cabeca anuncio={anuncio} />
        <div className={estilos.pe}>
          <SelectStatus anuncio={anuncio} emCurso={emCurso} />
          <Botao variante="secundario" onClick={() => setEditando(true)}>
            <Pencil size={20} aria-hidden />
            Editar anúncio
          </Botao>
        </div>
        <PartesDoAnuncio anuncio={anuncio} previa={mostradores.previa} />
      </Cartao>
      {isPendente(anuncio) && !emCurso.ids.has(anuncio.id) && (
        <Decidir
          anuncio={anuncio}
          atalhos={false}
          onDecidir={emCurso.decidir}
          recebimento={mostradores.recebimento}
        />
      )}
      {editando && (
        <EdicaoDoAnuncio
          anuncio={anuncio}
          aoFechar={() => setEditando(false)}
          aoExcluir={aoExcluir}
        />
      )}
    </>
  );
};

/** Everything about one ad, whether it waits or not, and after it is gone what happened to it (especificação 2.10). */
export const PaginaDoAnuncio = ({ id, onVoltar, ...resto }: Props) => {
  const query = useQuery(fichaQuery(id));
  const excluido = isNaoEncontrado(query.error);
  return (
    <div className={estilos.detalhe}>
      {onVoltar && (
        <div>
          <Botao variante="fantasma" onClick={onVoltar}>
            <ArrowLeft size={20} aria-hidden />
            Voltar para a lista
          </Botao>
        </div>
      )}
      {excluido ? (
        <Excluido id={id} />
      ) : (
        <Bloco query={query} esqueleto={<Esqueleto altura="60vh" />} vazio={null}>
          {({ anuncio }) => <Aberto anuncio={anuncio} {...resto} />}
        </Bloco>
      )}
    </div>
  );
};
