import type { Inicio } from '@portal/contracts/painel/respostas';
import { Widget } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useLeitura } from '../inicio';

/** The states every widget of the panel's home has. */
export const Quadro = ({ children }: { children: (inicio: Inicio) => ReactNode }) => {
  const leitura = useLeitura<Inicio>('/painel/inicio');
  if (leitura.estado === 'lendo') return <Widget.Loading />;
  if (leitura.estado === 'falha') return <Widget.Error />;
  return <>{children(leitura.dados)}</>;
};
