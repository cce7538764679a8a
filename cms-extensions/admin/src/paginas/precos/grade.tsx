import { PERIODOS } from '@portal/contracts/anuncio/status';
import type { Preco } from '@portal/contracts/preco/preco';
import { Box, Field, TextInput, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { campoDo, emMeses, TIPOS } from './precos';

const ESQUERDA = { textAlign: 'left', verticalAlign: 'top' } as const;

const CampoDoPreco = ({ campo, nome }: { campo: string; nome: string }) => {
  const { value, error, onChange } = useField<string | null>(campo);
  return (
    <Field.Root name={campo} error={error ?? false}>
      <TextInput
        aria-label={nome}
        startAction={
          <Typography textColor="neutral600" aria-hidden>
            R$
          </Typography>
        }
        inputMode="decimal"
        autoComplete="off"
        value={value ?? ''}
        onChange={onChange}
      />
      <Field.Error />
    </Field.Root>
  );
};

interface PropsDaCelula {
  preco: Preco | undefined;
  nome: string;
  periodo: number;
}

const Celula = ({ preco, nome, periodo }: PropsDaCelula) => (
  <Box
    tag="td"
    role="cell"
    display={{ initial: 'block', medium: 'table-cell' }}
    padding={2}
    style={{ verticalAlign: 'top' }}
  >
    <Box display={{ initial: 'block', medium: 'none' }} paddingBottom={1} aria-hidden>
      <Typography variant="pi" fontWeight="bold">
        {emMeses(periodo)}
      </Typography>
    </Box>
    {preco ? (
      <CampoDoPreco campo={campoDo(preco)} nome={`${nome}, ${emMeses(periodo)}, em reais`} />
    ) : (
      <Typography textColor="neutral600">Sem preço</Typography>
    )}
  </Box>
);

/**
 * The price table: kinds of ads by months on sale; on a narrow screen one below the other. A table of its own: Strapi's
 * takes the keys of whoever writes in it.
 */
export const Grade = ({ precos }: { precos: readonly Preco[] }) => (
  <Box background="neutral0" hasRadius shadow="tableShadow" padding={4}>
    <Box
      tag="table"
      role="table"
      aria-label="Preços dos anúncios"
      width="100%"
      display={{ initial: 'block', medium: 'table' }}
      style={{ tableLayout: 'fixed' }}
    >
      <Box tag="thead" role="rowgroup" display={{ initial: 'none', medium: 'table-header-group' }}>
        <tr role="row">
          {['Anúncio', ...PERIODOS.map(emMeses)].map((titulo) => (
            <Box key={titulo} tag="th" role="columnheader" padding={2} style={ESQUERDA}>
              <Typography variant="sigma" textColor="neutral600">
                {titulo}
              </Typography>
            </Box>
          ))}
        </tr>
      </Box>
      <Box tag="tbody" role="rowgroup" display={{ initial: 'block', medium: 'table-row-group' }}>
        {TIPOS.map(({ tipo, nome }) => (
          <Box key={tipo} tag="tr" role="row" display={{ initial: 'block', medium: 'table-row' }}>
            <Box
              tag="th"
              role="rowheader"
              display={{ initial: 'block', medium: 'table-cell' }}
              padding={2}
              paddingTop={4}
              style={ESQUERDA}
            >
              <Typography variant="delta">{nome}</Typography>
            </Box>
            {PERIODOS.map((periodo) => (
              <Celula
                key={periodo}
                preco={precos.find((um) => um.tipo === tipo && um.periodo === periodo)}
                nome={nome}
                periodo={periodo}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  </Box>
);
