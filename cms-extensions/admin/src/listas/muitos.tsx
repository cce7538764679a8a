import { Flex, Typography } from '@strapi/design-system';
import type { ComponentType, ReactNode } from 'react';
import { type Escolhido, quaisSao, registros } from './nomes';

/** What the content manager gives to an action on the entries chosen in a list. */
interface Propriedades {
  model: string;
  documents: readonly Escolhido[];
}

type Conteudo = ReactNode | ComponentType<{ onClose: () => void }>;

interface Dialogo {
  type: string;
  title: string;
  content?: Conteudo;
}

interface Descricao {
  label: string;
  variant?: string;
  dialog?: Dialogo;
}

/** An action on the entries chosen in a list, as Strapi describes it. */
export interface AcaoDeMuitos {
  (propriedades: Propriedades): Descricao | null;
  type?: string;
}

const Nomes = ({ documents }: Pick<Propriedades, 'documents'>) => (
  <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
    {quaisSao(documents).map((nome, i) => (
      // Two entries may have one name.
      <Typography key={i} tag="li" textAlign="center">
        {nome}
      </Typography>
    ))}
  </Flex>
);

/** A window lists the entries itself; a question gets the list instead of Strapi's words. */
const nomeado = (dialogo: Dialogo, label: string, { documents }: Propriedades): Dialogo => {
  const titulo = `${label} ${registros(documents.length)}`;
  return dialogo.type === 'modal'
    ? { ...dialogo, title: titulo }
    : { ...dialogo, title: `${titulo}?`, content: <Nomes documents={documents} /> };
};

/** Decorator: the dialog before something is done to many entries says how many they are, and which. */
export const comNomes = (acao: AcaoDeMuitos): AcaoDeMuitos => {
  const NomeandoRegistros: AcaoDeMuitos = (propriedades) => {
    const descricao = acao(propriedades);
    return descricao?.dialog
      ? { ...descricao, dialog: nomeado(descricao.dialog, descricao.label, propriedades) }
      : descricao;
  };
  if (acao.type !== undefined) NomeandoRegistros.type = acao.type;
  return NomeandoRegistros;
};
