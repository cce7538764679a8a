import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { portalQuery } from '../../lib/portal-query';
import { Bloco } from '../../ui/bloco';
import { classeBotao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Esqueleto } from '../../ui/esqueleto';
import { Vazio } from '../../ui/vazio';
import css from './sobre.module.css';
import { linkDeTelefone } from './telefone';

const Suporte = ({ telefone }: { telefone: string }) => {
  const href = linkDeTelefone(telefone);
  if (href === null) return null;
  return (
    <Cartao className={css.suporte}>
      <p>Precisa de ajuda? Fale com o suporte do portal.</p>
      <a className={classeBotao('secundario')} href={href}>
        <Phone size={20} aria-hidden />
        {telefone}
      </a>
    </Cartao>
  );
};

/** Who runs the portal and how to reach them (especificação 1, especificação 2.6). */
export const QuemSomos = () => {
  const query = useQuery(portalQuery);
  return (
    <Bloco
      query={query}
      isVazio={({ sobre }) => sobre.texto.trim() === '' && sobre.telefone.trim() === ''}
      esqueleto={<Esqueleto altura="20rem" />}
      vazio={<Vazio texto="O texto desta página ainda está sendo escrito." />}
    >
      {({ sobre }) => (
        <div className={css.sobre}>
          <p className={css.quemSomos}>{sobre.texto.trim()}</p>
          <Suporte telefone={sobre.telefone} />
        </div>
      )}
    </Bloco>
  );
};
