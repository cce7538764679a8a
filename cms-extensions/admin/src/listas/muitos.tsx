import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { numero } from '../inicio';

interface Propriedades {
  documents: readonly Record<string, unknown>[];
}

interface Dialogo {
  type: string;
  title: string;
  content?: ReactNode;
}

interface Descricao {
  label: string;
  dialog?: Dialogo;
}

/** An action on the entries chosen in a list, as Strapi describes it. */
export interface AcaoDeMuitos {
  (propriedades: Propriedades): Descricao | null;
  type?: string;
}

const NOMES = ['nome_radio', 'nome', 'titulo'] as const;
const NOMEADOS = 10;

const nomeDe = (documento: Record<string, unknown>): string => {
  const nome = NOMES.map((campo) => documento[campo]).find((valor) => typeof valor === 'string');
  return typeof nome === 'string' ? nome : 'Sem título';
};

const Registros = ({ documents }: Propriedades) => (
  <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
    {documents.slice(0, NOMEADOS).map((documento, i) => (
      // Two entries may have one name.
      <Typography key={i} tag="li" textAlign="center">
        {nomeDe(documento)}
      </Typography>
    ))}
    {documents.length > NOMEADOS ? (
      <Typography tag="li" textAlign="center">
        e mais {numero(documents.length - NOMEADOS)}
      </Typography>
    ) : null}
  </Flex>
);

/** Decorator: the question before many entries go says how many they are, and which. */
export const comNomes = (acao: AcaoDeMuitos): AcaoDeMuitos => {
  const NomeandoRegistros: AcaoDeMuitos = (propriedades) => {
    const descricao = acao(propriedades);
    const { dialog, label } = descricao ?? {};
    if (!descricao || dialog?.type !== 'dialog') return descricao;
    const { documents } = propriedades;
    const quantos = documents.length === 1 ? '1 registro' : `${numero(documents.length)} registros`;
    return {
      ...descricao,
      dialog: {
        ...dialog,
        title: `${label ?? ''} ${quantos}?`,
        content: <Registros documents={documents} />,
      },
    };
  };
  if (acao.type !== undefined) NomeandoRegistros.type = acao.type;
  return NomeandoRegistros;
};
