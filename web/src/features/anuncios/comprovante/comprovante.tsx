import { Minus, Plus, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { BotaoIcone } from '../../../ui/botao-icone';
import { Dialogo } from '../../../ui/dialogo';
import estilos from './comprovante.module.css';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

const Ampliado = ({ caminho, titulo }: { caminho: string; titulo: string }) => {
  const [nivel, setNivel] = useState(0);
  const zoom = ZOOMS[nivel] ?? 1;
  return (
    <>
      <div className={estilos.controles}>
        <BotaoIcone rotulo="Diminuir" onClick={() => setNivel(Math.max(0, nivel - 1))}>
          <Minus aria-hidden />
        </BotaoIcone>
        <span className="numeros" role="status">
          {Math.round(zoom * 100)}%
        </span>
        <BotaoIcone
          rotulo="Aumentar"
          onClick={() => setNivel(Math.min(ZOOMS.length - 1, nivel + 1))}
        >
          <Plus aria-hidden />
        </BotaoIcone>
      </div>
      {/* Scrolled by the keyboard too, once the image is larger than its window. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={estilos.janela} tabIndex={0} role="region" aria-label="Comprovante ampliado">
        <img
          src={caminho}
          alt={`Comprovante de “${titulo}”`}
          style={{ width: `${zoom * 100}%` }}
          className={estilos.grande}
        />
      </div>
    </>
  );
};

interface Props {
  /** Where the proof is; null when none was sent. */
  caminho: string | null;
  titulo: string;
}

/** A proof of payment, and the same larger, to be read. */
export const Comprovante = ({ caminho, titulo }: Props) => {
  const [ampliado, setAmpliado] = useState(false);
  if (caminho === null) return <p className={estilos.falta}>Nenhum comprovante foi enviado.</p>;
  return (
    <>
      <button type="button" className={estilos.miniatura} onClick={() => setAmpliado(true)}>
        <img src={caminho} alt={`Comprovante de “${titulo}”`} className={estilos.imagem} />
        <span className={estilos.ampliar}>
          <ZoomIn size={20} aria-hidden />
          Ampliar
        </span>
      </button>
      <Dialogo
        aberto={ampliado}
        onFechar={() => setAmpliado(false)}
        titulo="Comprovante"
        className={estilos.ampliado}
      >
        <Ampliado caminho={caminho} titulo={titulo} />
      </Dialogo>
    </>
  );
};
