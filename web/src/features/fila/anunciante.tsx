import type { Anuncio } from '@portal/contracts/anuncio/anuncio';
import { documentoFormatado, telefoneFormatado } from '@portal/contracts/usuario/mascaras';
import { linkDoWhatsapp } from '../../lib/link-do-whatsapp';
import { Conversa } from '../anuncios/conversa';
import { nomeDoAnuncio } from '../anuncios/textos';
import estilos from './fila.module.css';

interface Props {
  anuncio: Anuncio;
  /** CPF or CNPJ; undefined until it was read. */
  documento: string | undefined;
}

/** Who is behind an ad, and how to ask them. */
export const Anunciante = ({ anuncio, documento }: Props) => {
  const { usuario, telefone, email } = anuncio.usuario;
  const conversa = linkDoWhatsapp(telefone);
  const saudacao = `Olá! Escrevemos sobre o seu anúncio ${nomeDoAnuncio(anuncio)}.`;
  return (
    <section className={estilos.parte} aria-labelledby="fila-anunciante">
      <h3 id="fila-anunciante">Anunciante</h3>
      <dl className={estilos.dados}>
        <div>
          <dt>Usuário</dt>
          <dd>{usuario === '' ? 'Conta excluída' : `@${usuario}`}</dd>
        </div>
        {documento !== undefined && documento !== '' && (
          <div>
            <dt>{documento.length > 11 ? 'CNPJ' : 'CPF'}</dt>
            <dd className="numeros">{documentoFormatado(documento)}</dd>
          </div>
        )}
        <div>
          <dt>Telefone</dt>
          <dd className="numeros">
            {telefone === '' ? 'Não informado' : telefoneFormatado(telefone)}
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
      {conversa && (
        <div>
          <Conversa href={`${conversa}?${new URLSearchParams({ text: saudacao })}`}>
            Conversar no WhatsApp
          </Conversa>
        </div>
      )}
    </section>
  );
};
