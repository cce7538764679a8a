import type { Radio } from '@portal/contracts/radio/radio';
import { IconeSocial } from '../../ui/icones-sociais';
import css from './redes-da-radio.module.css';
import { redesDaRadio, type Rede } from './redes-sociais';

const NOMES: Record<Rede, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
};

/** Where the radio is besides the portal (especificação 2.5); nothing when it is nowhere. */
export const RedesDaRadio = ({ radio }: { radio: Radio }) => {
  const redes = redesDaRadio(radio);
  if (redes.length === 0) return null;
  return (
    <ul className={css.redes} aria-label={`Redes sociais de ${radio.nome_radio}`}>
      {redes.map(({ rede, href }) => (
        <li key={rede}>
          <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
            <IconeSocial rede={rede} />
            {NOMES[rede]}
            <span className="so-leitor"> (abre em nova aba)</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
