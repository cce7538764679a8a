import { forwardRef, type ComponentProps } from 'react';
import { CampoSenha } from '../../ui/campo-senha';
import { classes } from '../../ui/classes';
import estilos from './campo-nova-senha.module.css';
import { forcaDaSenha, type Forca } from './forca-da-senha';

const NIVEL = { fraca: 1, média: 2, forte: 3 } as const satisfies Record<Forca, number>;
const DICA = 'Use pelo menos 8 caracteres. Uma frase longa protege mais que símbolos.';

/** How strong the password typed so far is: a hint, said in words and drawn. */
const MedidorDeSenha = ({ senha }: { senha: string }) => {
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

interface Props extends Omit<ComponentProps<typeof CampoSenha>, 'ref' | 'dica' | 'autoComplete'> {
  /** What is typed so far, for the hint. */
  digitada: string;
}

/** A password being chosen. */
export const CampoNovaSenha = forwardRef<HTMLInputElement, Props>(({ digitada, ...resto }, ref) => (
  <CampoSenha
    {...resto}
    ref={ref}
    autoComplete="new-password"
    required
    dica={<MedidorDeSenha senha={digitada} />}
  />
));
CampoNovaSenha.displayName = 'CampoNovaSenha';
