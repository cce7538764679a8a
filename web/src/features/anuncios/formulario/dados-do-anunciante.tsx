import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { telefoneFormatado } from '@portal/contracts/usuario/mascaras';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { portalQuery } from '../../../lib/portal-query';
import { classeBotao } from '../../../ui/botao';
import { Campo } from '../../../ui/campo';
import formulario from '../../../ui/formulario.module.css';
import { Secao } from '../../../ui/secao';
import { anuncianteQuery } from '../queries';
import { useAvisoDeFalha } from '../use-aviso-de-falha';
import { linkDeCancelamento } from './link-de-cancelamento';

/** How the advertiser is reached, and the chat where a cancellation is asked for (specification 2.11). */
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
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            className={classeBotao('secundario')}
          >
            <MessageCircle size={20} aria-hidden />
            Solicitar cancelamento pelo WhatsApp
            <span className="so-leitor"> (abre em nova aba)</span>
          </a>
        </div>
      )}
    </Secao>
  );
};
