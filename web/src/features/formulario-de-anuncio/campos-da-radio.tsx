import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import formulario from '../../ui/formulario.module.css';
import { CampoDeImagem } from './campo-de-imagem';
import { CampoDoAnuncio } from './campo-do-anuncio';
import { textosDe } from '../anuncios/entradas';

/** A web radio: what it is, where it sounds, how it is reached. */
export const CamposDaRadio = ({ anuncio }: { anuncio?: Anuncio | undefined }) => (
  <>
    <div className={formulario.par}>
      {textosDe('radio').map((campo) => (
        <CampoDoAnuncio key={campo} campo={campo} />
      ))}
    </div>
    <CampoDeImagem campo="imagem_webradio" atual={anuncio?.webradio?.path_imagem} />
  </>
);
