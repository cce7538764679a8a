import type { Laudo } from '@portal/contracts/painel/respostas';
import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient, useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import { SEM_RESPOSTA } from '../laudo';

type Teste =
  | { estado: 'parado' }
  | { estado: 'testando' }
  /** What is said is of this address, and of no other that is written meanwhile. */
  | { estado: 'pronto'; url: string; laudo: Laudo };

const CORES = { 'no-ar': 'success600', atencao: 'warning600', fora: 'danger600' } as const;

const Resultado = ({ laudo: { situacao, titulo, detalhes } }: { laudo: Laudo }) => (
  <Box paddingTop={2} role="status">
    <Typography fontWeight="bold" textColor={CORES[situacao]}>
      {titulo}
    </Typography>
    <ul>
      {detalhes.map((detalhe) => (
        <li key={detalhe}>
          <Typography variant="pi">{detalhe}</Typography>
        </li>
      ))}
    </ul>
  </Box>
);

interface Props {
  name: string;
  label?: string;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
}

/** A stream's address, with a test of what a listener would meet there. */
export const CampoTransmissao = ({
  name,
  label,
  hint = '',
  placeholder = '',
  required = false,
  disabled = false,
}: Props) => {
  const { value, error, onChange } = useField<string | null>(name);
  const { post } = useFetchClient();
  const [teste, setTeste] = useState<Teste>({ estado: 'parado' });

  const url = value?.trim() ?? '';

  const testar = async () => {
    setTeste({ estado: 'testando' });
    const laudo = await post<Laudo>('/painel/transmissao', { url }).then(
      ({ data }) => data,
      () => SEM_RESPOSTA,
    );
    setTeste({ estado: 'pronto', url, laudo });
  };

  return (
    <Field.Root name={name} id={name} error={error ?? ''} hint={hint} required={required}>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Field.Label>{label}</Field.Label>
        <TextInput
          name={name}
          value={value ?? ''}
          placeholder={placeholder}
          disabled={disabled}
          onChange={onChange}
        />
        <Field.Hint />
        <Field.Error />
        <Box paddingTop={1}>
          <Button
            type="button"
            variant="secondary"
            disabled={!value}
            loading={teste.estado === 'testando'}
            onClick={() => void testar()}
          >
            Testar transmissão
          </Button>
        </Box>
        {teste.estado === 'pronto' && teste.url === url ? <Resultado laudo={teste.laudo} /> : null}
      </Flex>
    </Field.Root>
  );
};
