import { classes } from '../../ui/classes';
import { forcaDaSenha, type Forca } from './forca-da-senha';
import estilos from './medidor-de-senha.module.css';

const NIVEL: Record<Forca, number> = { fraca: 1, média: 2, forte: 3 };
const DICA = 'Use pelo menos 8 caracteres. Uma frase longa protege mais que símbolos.';

/** How strong the password typed so far is: a hint, said in words and drawn. */
export const MedidorDeSenha = ({ senha }: { senha: string }) => {
  if (senha === '') return <>{DICA}</>;
  const forca = forcaDaSenha(senha);
  return (
    <span className={estilos.medidor}>
      <span className={classes(estilos.barras, estilos[`nivel${NIVEL[forca]}`])} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <span>Senha {forca}</span>
    </span>
  );
};
