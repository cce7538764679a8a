import { IconeSocial, type RedeSocial } from '../../ui/icones-sociais';
import estilos from './redes-sociais.module.css';

export type EnderecosSociais = Record<RedeSocial, string>;

const REDES: readonly (readonly [RedeSocial, string])[] = [
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['whatsapp', 'WhatsApp'],
  ['instagram', 'Instagram'],
];

/** The portal's own social links; those staff left empty are not shown. */
export const RedesSociais = ({ redes }: { redes: EnderecosSociais | undefined }) => {
  const preenchidas = REDES.filter(([rede]) => redes?.[rede]);
  if (!redes || preenchidas.length === 0) return null;
  return (
    <ul className={estilos.redes} aria-label="Redes sociais">
      {preenchidas.map(([rede, nome]) => (
        <li key={rede}>
          <a
            href={redes[rede]}
            className={estilos.rede}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${nome} (abre em nova aba)`}
          >
            <IconeSocial rede={rede} />
          </a>
        </li>
      ))}
    </ul>
  );
};
