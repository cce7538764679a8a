import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { esquecer, useLeitura } from '../inicio';

/** As the panel knows this field; the server knows a number. */
const EDICAO = 'plugin::portal.edicao';
const PESQUISA = 'api::pesquisa.pesquisa';
const PROXIMAS = '/painel/pesquisas/proximas';

interface Props {
  name: string;
  label?: string;
  hint?: string;
}

const Numero = ({ name, label, hint = '', valor }: Props & { valor: string }) => (
  <Field.Root name={name} id={name} hint={hint}>
    <Field.Label>{label}</Field.Label>
    <TextInput name={name} value={valor} disabled />
    <Field.Hint />
  </Field.Root>
);

const DaProxima = (props: Props) => {
  const { value: numero } = useField<number | null>('numero');
  const leitura = useLeitura<Record<string, number | undefined>>(PROXIMAS);
  // This form may be about to make it.
  useEffect(() => () => esquecer(PROXIMAS), []);
  const proxima = leitura.estado === 'lido' ? leitura.dados[String(numero)] : undefined;
  return <Numero {...props} valor={String(proxima ?? '')} />;
};

const DestaPesquisa = (props: Props) => {
  const { value } = useField<number | null>(props.name);
  return <Numero {...props} valor={String(value ?? '')} />;
};

/** Which edition a survey is; of one not saved yet, which it will be once its place is chosen. */
export const CampoEdicao = (props: Props) => {
  const { pathname } = useLocation();
  const nova = /\/(?:create|clone\/[^/]+)$/.test(pathname);
  return nova ? <DaProxima {...props} /> : <DestaPesquisa {...props} />;
};

interface Campo {
  name: string;
  attribute: object;
}

/** A form's fields: panels of rows. */
interface Formulario {
  layout: { layout: Campo[][][] };
}

/** Puts the field into the form of surveys: Strapi's shows a new one the number of the first. */
export const comEdicao = <F extends Formulario>(formulario: F): F => {
  if (!window.location.pathname.includes(`/${PESQUISA}/`)) return formulario;
  const daqui = (campo: Campo): Campo =>
    campo.name === 'edicao'
      ? { ...campo, attribute: { ...campo.attribute, customField: EDICAO } }
      : campo;
  const { layout } = formulario;
  const paineis = layout.layout.map((linhas) => linhas.map((linha) => linha.map(daqui)));
  return { ...formulario, layout: { ...layout, layout: paineis } };
};
