import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { isAdministrador, type SessaoUsuario } from '@portal/contracts/usuario/sessao';
import type { ReactNode } from 'react';
import { Dialogo } from '../../ui/dialogo';
import { EdicaoDoAnuncio } from '../formulario-de-anuncio/edicao-do-anuncio';
import estilos from '../anuncios/anuncios.module.css';
import { LinhaDoTempo } from '../anuncios/historico/linha-do-tempo';
import { MeuBanner } from './meu-banner';

interface Props {
  anuncio: Anuncio;
  user: SessaoUsuario;
  numeros: ReactNode;
  aoFechar: () => void;
}

/** An ad of the person's own: where it stands, how it did, and what may be changed (especificação 2.11). */
export const DetalheDoAnuncio = ({ anuncio, user, numeros, aoFechar }: Props) => {
  if (isAdministrador(user))
    return <EdicaoDoAnuncio anuncio={anuncio} numeros={numeros} aoFechar={aoFechar} />;
  return (
    <Dialogo
      aberto
      onFechar={aoFechar}
      titulo={`Anúncio nº ${anuncio.id}`}
      className={estilos.janela}
    >
      <LinhaDoTempo anuncio={anuncio} />
      {numeros}
      {anuncio.tipo === 'banner' && <MeuBanner anuncio={anuncio} aoFechar={aoFechar} />}
    </Dialogo>
  );
};
