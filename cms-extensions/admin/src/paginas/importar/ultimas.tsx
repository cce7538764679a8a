import type { Importacao } from '@portal/contracts/painel/respostas';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { quando, useLeitura } from '../../inicio';
import { resumo, TIPOS } from './importacao';

const Uma = ({
  importacao,
  abrir,
}: {
  importacao: Importacao;
  abrir: (uma: Importacao) => void;
}) => (
  <Flex tag="li" justifyContent="space-between" gap={4} paddingTop={3}>
    <Box>
      <Typography fontWeight="bold" tag="p">
        {TIPOS[importacao.tipo].varios}: {importacao.arquivo}
      </Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {`${quando(importacao.quando)}, ${importacao.quem}: ${resumo(importacao)}`}
      </Typography>
    </Box>
    <Button variant="tertiary" size="S" onClick={() => abrir(importacao)}>
      Abrir
    </Button>
  </Flex>
);

/** The latest imports, to look at and to undo. */
export const Ultimas = ({ abrir }: { abrir: (importacao: Importacao) => void }) => {
  const leitura = useLeitura<Importacao[]>('/painel/importacoes');
  if (leitura.estado !== 'lido' || leitura.dados.length === 0) return null;
  return (
    <Box paddingTop={6}>
      <Typography variant="delta" tag="h2">
        Últimas importações
      </Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        Cada uma pode ser desfeita por 30 dias.
      </Typography>
      <ul>
        {leitura.dados.map((importacao) => (
          <Uma key={importacao.id} importacao={importacao} abrir={abrir} />
        ))}
      </ul>
    </Box>
  );
};
