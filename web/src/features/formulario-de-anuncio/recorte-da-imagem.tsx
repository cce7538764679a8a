import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { PROPORCAO, type Area, type Tamanho } from './recorte';
import estilos from './recorte-da-imagem.module.css';

const MAIS_PERTO = 4;
/** How far an arrow moves the picture, in pixels of the screen. */
const PASSO = 8;

interface Props {
  src: string;
  /** The whole picture. */
  tamanho: Tamanho;
  /** The part that is seen now, whenever a movement ends. */
  onRecortar: (area: Area) => void;
}

/** The part of a picture that becomes the banner: moved by pointer, touch or the arrows, nearer by the slider. */
export const RecorteDaImagem = ({ src, tamanho, onRecortar }: Props) => {
  const id = useId();
  const [onde, setOnde] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className={estilos.recorte} role="group" aria-label="Recorte da imagem">
      <p id={`${id}-como`}>
        Arraste a imagem, ou use as setas do teclado, para escolher a parte que aparece.
      </p>
      <div className={estilos.quadro}>
        <Cropper
          image={src}
          crop={onde}
          zoom={zoom}
          aspect={PROPORCAO}
          // The part that is seen is as wide as can be.
          objectFit={tamanho.width / tamanho.height > PROPORCAO ? 'contain' : 'horizontal-cover'}
          maxZoom={MAIS_PERTO}
          keyboardStep={PASSO}
          // The page scrolls under the wheel as everywhere; the slider zooms.
          zoomWithScroll={false}
          disableAutomaticStylesInjection
          onCropChange={setOnde}
          onZoomChange={setZoom}
          onCropComplete={(_partes, pontos) => onRecortar(pontos)}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Parte da imagem que aparece',
            'aria-describedby': `${id}-como`,
          }}
        />
      </div>
      <div className={estilos.zoom}>
        <label htmlFor={`${id}-zoom`}>Aproximar</label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={MAIS_PERTO}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </div>
    </div>
  );
};
