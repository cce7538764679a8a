import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

interface Props {
  nome: string;
  rotulo: string;
  valor: string;
  /** Values and what is said of each. */
  opcoes: readonly (readonly [valor: string, rotulo: string])[];
  escolher: (valor: string) => void;
}

/** One of several, in a field of Strapi's. */
export const Escolha = ({ nome, rotulo, valor, opcoes, escolher }: Props) => (
  <Field.Root name={nome}>
    <Field.Label>{rotulo}</Field.Label>
    <SingleSelect value={valor} onChange={(escolhido) => escolher(String(escolhido))}>
      {opcoes.map(([cada, dito]) => (
        <SingleSelectOption key={cada} value={cada}>
          {dito}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  </Field.Root>
);
