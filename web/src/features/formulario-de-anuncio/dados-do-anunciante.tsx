import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { telefoneFormatado } from '@portal/contracts/usuario/mascaras';
import { useQuery } from '@tanstack/react-query';
import { portalQuery } from '../../lib/portal-query';
import { Campo } from '../../ui/campo';
import formulario from '../../ui/formulario.module.css';
import { Secao } from '../../ui/secao';
import { useAvisoDeFalha } from '../../ui/use-aviso-de-falha';
import { Conversa } from '../anuncios/conversa';
import { anuncianteQuery } from '../anuncios/queries';
import { linkDeCancelamento } from './link-de-cancelamento';

/** How the advertiser is reached, and the chat where a cancellation is asked for (especificação 2.11). */
export const DadosDoAnunciante = ({ anuncio }: { anuncio: Anuncio }) => {
  const { data: portal } = useQuery(portalQuery);
  const { data: usuario = anuncio.usuario, isError } = useQuery(anuncianteQuery(anuncio.id));
  useAvisoDeFalha(isError, 'Erro ao obter usuario!');
  const chat = portal && linkDeCancelamento(portal.redes_sociais.whatsapp, anuncio);
  return (
    <Secao titulo="Anunciante">
      <div className={formulario.par}>
        <Campo
          rotulo="Telefone do anunciante"
          type="tel"
          value={telefoneFormatado(usuario.telefone)}
          readOnly
        />
        <Campo rotulo="E-mail do anunciante" type="email" value={usuario.email} readOnly />
      </div>
      {chat && (
        <div className={formulario.acoes}>
          <Conversa href={chat}>Solicitar cancelamento pelo WhatsApp</Conversa>
        </div>
      )}
    </Secao>
  );
};
