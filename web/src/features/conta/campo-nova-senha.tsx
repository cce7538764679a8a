import { forwardRef, type ComponentProps } from 'react';
import { CampoSenha } from '../../ui/campo-senha';
import { MedidorDeSenha } from './medidor-de-senha';

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
